import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { addDays, addMonths } from '@taem/domain/time/calendar.ts';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseMember } from '../customers/privacy/eraseMember.ts';
import { openTaxedShop } from '../testing/openTaxedShop.ts';
import {
  exchangeBody,
  type ReversalTests,
  returnBody,
  type SoldSale,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import { allowAnyDay, PRICES, saleBody, type TestBill, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(async () => {
  await asSuperuser(PUT_BACK, [JSON.stringify(removed)]);
  await tests.close();
});

const BUYER = { name: 'Qz Trading Co., Ltd.', address: '1 Rama I Road', tax_id: '0105536000313', branch_no: '00002' };
const RIGHT = { object_code: 'Page.Merchant.Management.Output_Tax', action_codes: ['Read'] };

async function send(shop: TestShop, path: string, body: object) {
  const answer = await tests.call(shop, 'POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload;
}

async function read(shop: TestShop, path: string) {
  const answer = await tests.call(shop, 'GET', path);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload;
}

/** Rows that tests removed; they are restored at the end, so that the books are complete again. */
const removed: object[] = [];

/** Opens a shop whose cashier may read the report, of all branches or of the first. */
async function openReportedShop({ isEverywhere = false } = {}): Promise<TestShop> {
  const shop = await openTaxedShop(tests);
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [JSON.stringify([RIGHT])]);
  if (isEverywhere) await tests.rows(shop, "update merchant_users set branch_ids = '{}'");
  await tests.rows(shop, "update products set is_vat_exempt = true where name = 'tea'");
  return shop;
}

const issueFull = (shop: TestShop, { id }: SoldSale) =>
  send(shop, 'tax-documents', { transaction_id: id, buyer: BUYER });
const returnCoffee = (shop: TestShop, sale: SoldSale) =>
  send(shop, 'payment/return', returnBody(shop, sale, [[0, 1]], -PRICES.coffee));

async function todayOf(shop: TestShop) {
  const rows = await tests.rows<{ day: string }>(shop, "select (now() at time zone 'Asia/Bangkok')::date::text as day");
  return rows[0]?.day ?? '';
}
const rowsOf = async (shop: TestShop) => (await read(shop, 'tax-documents?sort={"document_no":1}')).tax_documents;
const totalsOf = async (shop: TestShop, month: string, branchId?: string) =>
  (await read(shop, `tax-documents/totals?month=${month}${branchId ? `&branch_id=${branchId}` : ''}`)).totals;

test('issue 36 the report has every document with its buyer and its mark; what a full invoice replaced counts nothing', async () => {
  const shop = await openReportedShop();
  const [replaced, voided, returned] = [
    await tests.sell(shop, { coffee: 2 }),
    await tests.sell(shop, { coffee: 1 }),
    await tests.sell(shop, { coffee: 2, tea: 1 }),
  ];
  await issueFull(shop, replaced);
  await send(shop, 'payment/void', voidBody(shop, voided));
  await returnCoffee(shop, returned);
  expect(await rowsOf(shop)).toMatchObject([
    { document_no: 'A01-A-000001', kind: 'ABBREVIATED', mark: 'REPLACED', value: 0, vat: 0, total: 0 },
    { document_no: 'A01-A-000002', mark: 'VOID', total: 45, is_retail: true, buyer_name: null },
    { document_no: 'A01-A-000003', mark: 'RETURNED', value: 84.11, vat: 5.89, exempt: 120.5, total: 210.5 },
    { document_no: 'A01-C-000001', kind: 'CREDIT_NOTE', mark: null, total: -45, refers_to_no: 'A01-A-000002' },
    { document_no: 'A01-C-000002', total: -45, is_retail: true, refers_to_no: 'A01-A-000003' },
    {
      ...{ document_no: 'A01-F-000001', kind: 'FULL', mark: null, total: 90, transaction_id: replaced.id },
      ...{ is_retail: false, buyer_name: BUYER.name, buyer_tax_id: BUYER.tax_id, buyer_branch_no: '00002' },
      ...{ branch: { name: 'Ari' }, refers_to_no: 'A01-A-000001' },
    },
  ]);
  const series = (kind: string, letter: string, documents: number, total: number) => ({
    ...{ branch_id: shop.branchId, till_code: '', kind, documents, total, missing: [] },
    ...{ first_no: `A01-${letter}-000001`, last_no: `A01-${letter}-00000${documents}` },
  });
  expect(await totalsOf(shop, (await todayOf(shop)).slice(0, 7))).toMatchObject({
    ...{ documents: 6, value: 126.17, exempt: 120.5, vat: 8.83, total: 255.5 },
    series: [series('ABBREVIATED', 'A', 3, 255.5), series('CREDIT_NOTE', 'C', 2, -90), series('FULL', 'F', 1, 90)],
  });
});

test('issue 36 a user without the right to the report reads none of it, and one who works in one branch reads that branch', async () => {
  const shop = await openReportedShop({ isEverywhere: true });
  const other = { ...shop, branchId: shop.otherBranchId };
  const month = (await todayOf(shop)).slice(0, 7);
  await tests.sell(shop, { coffee: 1 });
  await tests.sell(other, { coffee: 2 });
  const documentsIn = async (branchId?: string) => (await totalsOf(shop, month, branchId)).documents;
  expect([await documentsIn(), await documentsIn(shop.branchId), (await rowsOf(shop)).length]).toEqual([2, 1, 2]);
  await tests.rows(shop, 'update merchant_users set branch_ids = array[$1::uuid]', [shop.branchId]);
  expect([await documentsIn(), await documentsIn(other.branchId), (await rowsOf(shop)).length]).toEqual([1, 0, 1]);
  const setting = { ...RIGHT, object_code: 'Page.Merchant.Management.Setting' };
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [JSON.stringify([setting])]);
  expect((await read(shop, 'tax-counters')).counters).toEqual([
    { branch_id: shop.branchId, till_code: '', kind: 'ABBREVIATED', last_number: 1 },
  ]);
  expect((await totalsOf(shop, '2020-01')).documents).toBe(0);
  for (const none of ['2026-13', '9999-12', '0000-01']) {
    const { status, body } = await tests.call(shop, 'GET', `tax-documents/totals?month=${none}`);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('"path":"month"')]);
  }
  const plain = await openTaxedShop(tests);
  for (const path of [
    'tax-documents',
    `tax-documents/totals?month=${month}`,
    'tax-documents/export?columns=[["id","id"]]',
  ]) {
    expect((await tests.call(plain, 'GET', path)).body.code, path).toBe('PERMISSION');
  }
});

test('issue 36 the report names its buyers to users who may see personal data, and an erased one to no one', async () => {
  const shop = await openReportedShop();
  const sale = await tests.sell(shop, { coffee: 1, memberId: shop.memberId });
  await issueFull(shop, sale);
  const full = async () => (await rowsOf(shop)).find(({ kind }: { kind: string }) => kind === 'FULL');
  await tests.rows(shop, 'update merchant_roles set authorizes = $1', [JSON.stringify([RIGHT])]);
  expect(await full()).toMatchObject({ total: 45, withheld: ['buyer_name', 'buyer_tax_id', 'buyer_branch_no'] });
  expect(JSON.stringify(await full())).not.toContain(BUYER.tax_id);
  const sells = { object_code: 'Page.Merchant.Payment', action_codes: ['Read'] };
  await tests.rows(shop, 'update merchant_roles set authorizes = $1', [JSON.stringify([RIGHT, sells])]);
  expect(await full()).toMatchObject({ buyer_name: BUYER.name });
  const [member] = await tests.rows<{ version: number }>(shop, 'select version from members where id = $1', [
    shop.memberId,
  ]);
  await tests.db.database.inTransaction(shop.session.realmId, (client) =>
    eraseMember(client, shop.session, { id: shop.memberId, version: member?.version ?? 0 }),
  );
  expect(await full()).toMatchObject({ total: 45, is_retail: false, buyer_name: '-', buyer_tax_id: null });
});

test('issue 36 a number whose document is gone is named by the month that has the next one, the last ones by the last month', async () => {
  const shop = await openReportedShop();
  const month = (await todayOf(shop)).slice(0, 7);
  for (let sold = 0; sold < 5; sold++) await tests.sell(shop, { coffee: 1 });
  const missing = async () =>
    (await totalsOf(shop, month)).series.map(({ missing: numbers }: { missing: string[] }) => numbers);
  expect(await missing()).toEqual([[]]);
  await removeDocument(shop, 'A01-A-000002');
  expect(await missing()).toEqual([['A01-A-000002']]);
  await removeDocument(shop, 'A01-A-000001');
  await removeDocument(shop, 'A01-A-000005');
  expect(await missing()).toEqual([['A01-A-000001', 'A01-A-000002', 'A01-A-000005']]);
});

test('issue 36 a series that lost all of its documents is named in every month, to users who may see its branch', async () => {
  const shop = await openReportedShop({ isEverywhere: true });
  const month = (await todayOf(shop)).slice(0, 7);
  for (let sold = 0; sold < 2; sold++) await tests.sell(shop, { coffee: 1 });
  await removeDocument(shop, 'A01-A-000001');
  await removeDocument(shop, 'A01-A-000002');
  const lost = [
    {
      ...{ kind: 'ABBREVIATED', first_no: 'A01-A-000001', last_no: 'A01-A-000002', documents: 0, total: 0 },
      missing: ['A01-A-000001', 'A01-A-000002'],
    },
  ];
  for (const each of [month, '2026-01']) expect((await totalsOf(shop, each)).series).toMatchObject(lost);
  expect((await totalsOf(shop, month, shop.branchId)).series).toMatchObject(lost);
  expect((await totalsOf(shop, month, shop.otherBranchId)).series).toEqual([]);
  await tests.rows(shop, 'update merchant_users set branch_ids = array[$1::uuid]', [shop.otherBranchId]);
  expect((await totalsOf(shop, month)).series).toEqual([]);
});

async function removeDocument({ session }: TestShop, documentNo: string) {
  removed.push(...(await asSuperuser(REMOVE, [session.realmId, documentNo])));
}

const REMOVE = 'delete from tax_documents d where realm_id = $1 and document_no = $2 returning to_jsonb(d) as row';
const PUT_BACK = `
  insert into tax_documents select d.* from jsonb_array_elements($1) r, jsonb_populate_record(null::tax_documents, r -> 'row') d`;

/** Bypasses the triggers that protect documents. */
async function asSuperuser(text: string, values: unknown[]): Promise<object[]> {
  const owner = new pg.Client({ connectionString: tests.db.url });
  await owner.connect();
  await owner.query('set session_replication_role = replica');
  const { rows } = await owner.query<object>(text, values);
  await owner.end();
  return rows;
}

interface Figures {
  documents: number;
  value: number;
  exempt: number;
  vat: number;
  total: number;
}

test('issue 36 random sales, full invoices, returns, exchanges and voids in two branches and months: the report is the sum of its documents, and what was taken less what was given back', {
  timeout: 180_000,
}, async () => {
  const step = fc.record({
    ...{ coffee: fc.integer({ min: 1, max: 5 }), tea: fc.integer({ min: 0, max: 2 }) },
    ...{ isOther: fc.boolean(), isOfLastMonth: fc.boolean(), isFull: fc.boolean() },
    next: fc.constantFrom('keep', 'keep', 'void', 'return', 'exchange'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
      const shop = await openReportedShop({ isEverywhere: true });
      await allowAnyDay(tests.db.database, shop);
      const today = await todayOf(shop);
      const months = [addMonths(today, -1).slice(0, 7), today.slice(0, 7)] as const;
      const taken = new Map<string, number>();
      const take = (branchId: string, month: string, amount: number) =>
        taken.set(`${branchId} ${month}`, (taken.get(`${branchId} ${month}`) ?? 0) + Math.round(amount * 100));
      for (const { coffee, tea, isOther, isOfLastMonth, isFull, next } of steps) {
        const at = { ...shop, branchId: isOther ? shop.otherBranchId : shop.branchId };
        const day = isOfLastMonth ? addDays(`${months[1]}-01`, -1) : today;
        const sale = await sellOn(at, day, { coffee, tea });
        take(at.branchId, day.slice(0, 7), coffee * PRICES.coffee + tea * PRICES.tea);
        if (isFull) await issueFull(at, sale);
        if (next === 'void') {
          await send(at, 'payment/void', voidBody(at, sale));
          take(at.branchId, months[1], -coffee * PRICES.coffee - tea * PRICES.tea);
        } else if (next !== 'keep') {
          if (next === 'return') await returnCoffee(at, sale);
          else await send(at, 'payment/exchange', exchangeBody(at, sale, [[0, 1]], PRICES.coffee, { tea: 1 }));
          take(at.branchId, months[1], next === 'return' ? -PRICES.coffee : PRICES.tea - PRICES.coffee);
        }
      }
      for (const branchId of [shop.branchId, shop.otherBranchId]) {
        for (const month of months) {
          const { series, replacements: _replaced, ...totals } = await totalsOf(shop, month, branchId);
          expect(totals).toEqual(await recalculated(shop, branchId, month));
          expect(Math.round(totals.total * 100)).toBe(taken.get(`${branchId} ${month}`) ?? 0);
          expect(series.flatMap(({ missing }: { missing: string[] }) => missing)).toEqual([]);
        }
      }
    }),
    { numRuns: IS_DEEP ? 30 : 3 },
  );
});

async function sellOn(shop: TestShop, day: string, bill: TestBill): Promise<SoldSale> {
  const body = { ...saleBody(shop, bill), create_local_time: `${day} 00:00:00` };
  return (await send(shop, 'payment/sale', body)).transaction;
}

/** Calculates the figures from the documents; a sale with a full invoice counts by that. */
async function recalculated(shop: TestShop, branchId: string, month: string): Promise<Figures> {
  const documents = await tests.rows<{ kind: string; transaction_id: string } & Record<string, string>>(
    shop,
    `select kind, transaction_id, value::text, exempt::text, vat::text, total::text from tax_documents
      where branch_id = $1 and to_char(document_date, 'YYYY-MM') = $2`,
    [branchId, month],
  );
  const full = new Set(documents.flatMap(({ kind, transaction_id }) => (kind === 'FULL' ? [transaction_id] : [])));
  const counted = documents.filter(({ kind, transaction_id }) => kind !== 'ABBREVIATED' || !full.has(transaction_id));
  const over = (name: string) => counted.reduce((sum, document) => sum + Number(document[name]), 0) / 100;
  return {
    ...{ documents: documents.length, value: over('value'), exempt: over('exempt') },
    ...{ vat: over('vat'), total: over('total') },
  };
}
