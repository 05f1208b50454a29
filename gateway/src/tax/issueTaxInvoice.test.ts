import { randomUUID } from 'node:crypto';
import { WRONG_TAX_ID } from '@taem/domain/person/taxId.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseMember } from '../customers/privacy/eraseMember.ts';
import { openTaxedShop } from '../testing/openTaxedShop.ts';
import {
  type ReversalTests,
  returnBody,
  type SoldSale,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import { PRICES, saleBody, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const BUYER = { name: 'Qz Trading Co., Ltd.', address: '1 Rama I Road', tax_id: '0105536000313', branch_no: '00002' };

const issue = (shop: TestShop, { id }: { id: string }, buyer: object = BUYER) =>
  tests.call(shop, 'POST', 'tax-documents', { transaction_id: id, buyer });

async function issued(shop: TestShop, sale: { id: string }, buyer?: object) {
  const answer = await issue(shop, sale, buyer);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload;
}

async function call(shop: TestShop, path: string, body: object) {
  const answer = await tests.call(shop, 'POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload;
}

const OLD = `update merchant_settings set backdating_days = 366 returning (now() - interval '8 months')::date::text as day`;

const numbersOf = (shop: TestShop) =>
  tests.rows<{ document_no: string; corrects: string | null; left_value: string | null }>(
    shop,
    `select d.document_no, o.document_no as corrects, d.left_value from tax_documents d
      left join tax_documents o on o.id = d.refers_to_id order by d.kind, d.number`,
  );

test('issue 36 a full tax invoice replaces the abbreviated one, with its buyer, its date and its figures', async () => {
  const shop = await openTaxedShop(tests);
  const sale = await tests.sell(shop, { coffee: 2, tea: 1 });
  const { is_copy, document } = await issued(shop, sale, { ...BUYER, tax_id: '0-1055-36000-31-3' });
  expect(is_copy).toBe(false);
  const read = await tests.call(shop, 'GET', `transactions/${sale.id}?projection=id,tax_documents,tax_buyers`);
  const { tax_documents, tax_buyers } = read.body.payload.transaction;
  const [abbreviated, full] = tax_documents;
  expect(document).toEqual({ ...full, buyer: BUYER });
  expect(tax_buyers).toEqual({ [full.id]: BUYER });
  expect(full).toMatchObject({
    ...{ kind: 'FULL', document_no: 'A01-F-000001', document_date: abbreviated.document_date },
    refers_to: { id: abbreviated.id, kind: 'ABBREVIATED', document_no: 'A01-A-000001' },
  });
  for (const name of ['lines', 'seller', 'percent', 'total', 'exempt', 'value', 'vat']) {
    expect(full[name]).toEqual(abbreviated[name]);
  }
});

test('issue 36 requested again, by eight at once and with another buyer, it is one document', async () => {
  const shop = await openTaxedShop(tests);
  const sale = await tests.sell(shop, { coffee: 1 });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => issued(shop, sale, { ...BUYER, name: `Buyer ${at}` })),
  );
  expect(answers.filter(({ is_copy }) => !is_copy)).toHaveLength(1);
  for (const { document } of answers) expect(document).toEqual(answers[0].document);
  const again = await issued(shop, sale);
  expect(again).toMatchObject({ is_copy: true, document: { document_no: 'A01-F-000001' } });
  expect((await numbersOf(shop)).map(({ document_no }) => document_no)).toEqual(['A01-A-000001', 'A01-F-000001']);
});

test('issue 36 a wrong buyer is refused at its field', async () => {
  const shop = await openTaxedShop(tests);
  const sale = await tests.sell(shop, { coffee: 1 });
  const refused = await issue(shop, sale, { ...BUYER, name: ' ', tax_id: '0105536000314', branch_no: '2' });
  expect(refused.status).toBe(400);
  expect(refused.body.message).toEqual([
    { path: 'buyer.name', message: 'Name is required' },
    { path: 'buyer.tax_id', message: WRONG_TAX_ID },
    { path: 'buyer.branch_no', message: 'The branch number has 5 digits' },
  ]);
});

test('issue 36 what has no abbreviated invoice, was voided or is too old has no full one', async () => {
  const shop = await tests.openShop();
  const undocumented = await tests.sell(shop, { coffee: 1 });
  const codeOf = async (of: TestShop, sale: { id: string }) => (await issue(of, sale)).body.code;
  expect(await codeOf(shop, undocumented)).toBe('NO_TAX_INVOICE');
  const taxed = await openTaxedShop(tests);
  const voided = await tests.sell(taxed, { coffee: 1 });
  await call(taxed, 'payment/void', voidBody(taxed, voided));
  expect(await codeOf(taxed, voided)).toBe('ALREADY_VOID');
  const sale = await tests.sell(taxed, { coffee: 2 });
  const { transaction } = await call(taxed, 'payment/return', returnBody(taxed, sale, [[0, 1]], -PRICES.coffee));
  expect(await codeOf(taxed, transaction)).toBe('IS_RETURN');
  const [old] = await tests.rows<{ day: string }>(taxed, OLD);
  const body = { ...saleBody(taxed), create_local_time: `${old?.day} 10:00:00` };
  const late = (await call(taxed, 'payment/sale', body)).transaction;
  expect(await codeOf(taxed, late)).toBe('TAX_INVOICE_TOO_LATE');
  expect(await codeOf(taxed, { id: randomUUID() })).toBe('NOT_FOUND');
  expect(await codeOf(shop, sale)).toBe('NOT_FOUND');
});

test('issue 36 after a return it is about the sale as it was; credit notes correct what was in force, and say what is left', async () => {
  const shop = await openTaxedShop(tests);
  const sale = await tests.sell(shop, { coffee: 3 });
  const { sale: left } = await call(shop, 'payment/return', returnBody(shop, sale, [[0, 1]], -PRICES.coffee));
  const { document } = await issued(shop, sale);
  expect(document.total).toBe(3 * PRICES.coffee);
  await call(shop, 'payment/return', returnBody(shop, left as SoldSale, [[0, 1]], -PRICES.coffee));
  // 90.00 and then 45.00 with VAT are left.
  expect(await numbersOf(shop)).toEqual([
    { document_no: 'A01-A-000001', corrects: null, left_value: null },
    { document_no: 'A01-C-000001', corrects: 'A01-A-000001', left_value: 8411 },
    { document_no: 'A01-C-000002', corrects: 'A01-F-000001', left_value: 4206 },
    { document_no: 'A01-F-000001', corrects: 'A01-A-000001', left_value: null },
  ]);
  // A document that was issued already is returned as a copy that names later credit notes.
  const notes = [
    { document_no: 'A01-C-000001', value: -42.06 },
    { document_no: 'A01-C-000002', value: -42.05 },
  ];
  expect(await issued(shop, sale)).toMatchObject({ is_copy: true, document: { notes } });
});

test('issue 36 a void that was planned before the full invoice came corrects the full one', async () => {
  const shop = await openTaxedShop(tests);
  const sale = await tests.sell(shop, { coffee: 1 });
  await Promise.all([issue(shop, sale), tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale))]);
  const [, credit, full] = await numbersOf(shop);
  expect(credit).toMatchObject({ corrects: full ? 'A01-F-000001' : 'A01-A-000001', left_value: 0 });
});

test('issue 36 a buyer is offered again by the tax id and by the member, until the member is erased; the document stays', async () => {
  const shop = await openTaxedShop(tests);
  const first = await tests.sell(shop, { coffee: 1, memberId: shop.memberId });
  const offered = async (query: string) =>
    (await tests.call(shop, 'GET', `tax-documents/last-buyer?${query}`)).body.payload.buyer;
  expect(await offered(`transaction_id=${first.id}`)).toBeNull();
  await issued(shop, first);
  const next = await tests.sell(shop, { tea: 1, memberId: shop.memberId });
  expect(await offered(`transaction_id=${next.id}`)).toEqual(BUYER);
  expect(await offered(`transaction_id=${next.id}&tax_id=0-1055-36000-31-3`)).toEqual(BUYER);
  expect(await offered(`transaction_id=${next.id}&tax_id=0105536000314`)).toBeNull();
  const other = await openTaxedShop(tests);
  expect(
    (await tests.call(other, 'GET', `tax-documents/last-buyer?transaction_id=${next.id}&tax_id=0105536000313`)).body
      .payload.buyer,
  ).toBeNull();

  const { rows } = await tests.db.database.inTransaction(shop.session.realmId, async (client) => {
    const id = shop.memberId;
    const member = await client.query<{ version: number }>('select version from members where id = $1', [id]);
    await eraseMember(client, shop.session, { id, version: member.rows[0]?.version ?? 0 });
    return client.query<{ kind: string; buyer: object | null; vat: string }>(
      'select kind, buyer, vat from tax_documents order by kind, number',
    );
  });
  expect(rows.map(({ kind, buyer }) => [kind, buyer])).toEqual([
    ['ABBREVIATED', null],
    ['ABBREVIATED', null],
    ['FULL', {}],
  ]);
  expect(await offered(`transaction_id=${next.id}`)).toBeNull();
  expect(await offered(`transaction_id=${next.id}&tax_id=0105536000313`)).toBeNull();
});

test('issue 36 numbers of all kinds are 1..n, whatever is issued, returned, voided and rolled back at once', async () => {
  const shop = await openTaxedShop(tests);
  const sales = [];
  for (let at = 0; at < 12; at += 1) sales.push(await tests.sell(shop, { coffee: 2 }));
  const roll = (sale: SoldSale) =>
    tests.db.database
      .inTransaction(shop.session.realmId, async (client) => {
        await client.query('select from transactions where id = $1 for update', [sale.id]);
        await client.query(
          `select draw_tax_document(a.realm_id, a.branch_id, null, a.transaction_id, a.document_date, a.issued_by_id,
              to_jsonb(a) || '{"kind": "FULL"}') from tax_documents a where a.transaction_id = $1 and a.kind = 'ABBREVIATED'`,
          [sale.id],
        );
        throw new Error('rolled back');
      })
      .catch((error: Error) => expect(error.message).toMatch(/rolled back|duplicate key/));
  await Promise.all(
    sales.flatMap((sale, at) => [
      issue(shop, sale),
      ...(at % 3 === 0 ? [roll(sale)] : []),
      ...(at % 3 === 1 ? [tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale))] : []),
      ...(at % 3 === 2
        ? [tests.call(shop, 'POST', 'payment/return', returnBody(shop, sale, [[0, 1]], -PRICES.coffee))]
        : []),
      tests.sell(shop, { tea: 1 }),
    ]),
  );
  const all = await tests.rows<{ kind: string; numbers: number[] }>(
    shop,
    'select kind, array_agg(number order by number) as numbers from tax_documents group by kind',
  );
  for (const { numbers } of all) expect(numbers).toEqual(Array.from(numbers, (_, at) => at + 1));
  const counts = Object.fromEntries(all.map(({ kind, numbers }) => [kind, numbers.length]));
  expect(counts).toMatchObject({ ABBREVIATED: 24, CREDIT_NOTE: 8 });
  expect(counts.FULL).toBeGreaterThanOrEqual(8);
});

test('issue 36 the first printing of a document is the original, and each later one, on any device, a copy that is counted', async () => {
  const shop = await openTaxedShop(tests);
  const sale = await tests.sell(shop, { coffee: 1 });
  const { document } = await issued(shop, sale);
  expect(document.prints).toBe(0);
  const print = (of: TestShop, id: string) => tests.call(of, 'POST', `tax-documents/${id}/prints`);
  const printed = await Promise.all(Array.from({ length: 5 }, () => print(shop, document.id)));
  expect(printed.map(({ body }) => body.payload.document.prints).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(printed[0]?.body.payload.document).toEqual({ ...document, prints: expect.any(Number) });
  expect((await issued(shop, sale)).document).toEqual({ ...document, prints: 5 });
  const other = await openTaxedShop(tests);
  expect((await print(other, document.id)).body.code).toBe('NOT_FOUND');
  await tests.rows(shop, 'update merchant_users set branch_ids = array[$1::uuid]', [shop.otherBranchId]);
  expect((await print(shop, document.id)).body.code).toBe('NOT_FOUND');
});

describe('issue 36 the seller is who issued the invoice', () => {
  const OTHER_SELLER = "update merchant_settings set tax_id = '0107537000521', tax_name = 'New Owner Co., Ltd.'";
  const sellersOf = async (shop: TestShop) =>
    (await tests.rows<{ seller: object }>(shop, 'select seller from tax_documents order by kind')).map(
      ({ seller }) => seller,
    );

  test('on the full one that replaces it, also where the shop has another name by now, or issues none', async () => {
    const shop = await openTaxedShop(tests);
    const sale = await tests.sell(shop, { coffee: 1 });
    await tests.rows(shop, `${OTHER_SELLER}, tax_mode = 'NONE'`);
    await tests.rows(shop, 'update merchant_branches set tax_branch_no = null');
    await issued(shop, sale);
    const [abbreviated, full] = await sellersOf(shop);
    expect(full).toEqual(abbreviated);
  });

  test('on the full one with what its abbreviated one lacked, and none is issued while the shop lacks it too', async () => {
    const shop = await openTaxedShop(tests);
    await tests.rows(shop, "update merchant_settings set tax_address = ''");
    const sale = await tests.sell(shop, { coffee: 1 });
    expect((await issue(shop, sale)).body).toMatchObject({ code: 'SELLER_INCOMPLETE' });
    await tests.rows(shop, "update merchant_settings set tax_address = '9 Rama IX Road'");
    const { document } = await issued(shop, sale);
    expect(document).toMatchObject({
      document_no: 'A01-F-000001',
      seller: { name: 'Taem Co., Ltd.', tax_id: '0105536000313', branch_no: '00000', address: '9 Rama IX Road' },
    });
    await call(shop, 'payment/return', returnBody(shop, sale, [[0, 1]], -PRICES.coffee));
    const [abbreviated, credit] = await sellersOf(shop);
    expect(abbreviated).toMatchObject({ address: null });
    expect(credit).toEqual(document.seller);
  });

  test.each([
    ["tax_name = 'New Owner Co., Ltd.'", "tax_name = 'Taem Co., Ltd.'"],
    ["tax_id = '0107537000521'", "tax_id = '0105536000313'"],
  ])('on the full one, which has nothing of a shop with %s by now', async (other, former) => {
    const shop = await openTaxedShop(tests);
    await tests.rows(shop, "update merchant_settings set tax_address = ''");
    const sale = await tests.sell(shop, { coffee: 1 });
    await tests.rows(shop, `update merchant_settings set tax_address = '77 Chiang Mai', ${other}`);
    const { code, message } = (await issue(shop, sale)).body;
    expect(code).toBe('SELLER_INCOMPLETE');
    expect(JSON.stringify(message)).toContain('Taem Co., Ltd., 0105536000313');
    expect(await sellersOf(shop)).toHaveLength(1);
    await tests.rows(shop, `update merchant_settings set ${former}`);
    expect((await issued(shop, sale)).document.seller).toMatchObject({ address: '77 Chiang Mai' });
  });

  test('on the credit note that corrects it', async () => {
    const shop = await openTaxedShop(tests);
    const sale = await tests.sell(shop, { coffee: 2 });
    await tests.rows(shop, OTHER_SELLER);
    await call(shop, 'payment/return', returnBody(shop, sale, [[0, 1]], -PRICES.coffee));
    const [abbreviated, credit] = await sellersOf(shop);
    expect(credit).toEqual(abbreviated);
  });
});

describe('issue 36 an erasure forgets the buyer', () => {
  const erase = (shop: TestShop) =>
    tests.db.database.inTransaction(shop.session.realmId, async (client) => {
      const id = shop.memberId;
      const member = await client.query<{ version: number }>('select version from members where id = $1', [id]);
      await eraseMember(client, shop.session, { id, version: member.rows[0]?.version ?? 0 });
    });

  test('of an invoice that is being issued at that moment', async () => {
    const shop = await openTaxedShop(tests);
    const sale = await tests.sell(shop, { coffee: 1, memberId: shop.memberId });
    const holder = await tests.context.database.openConnection();
    await holder.query(`begin; set local app.realm_id = '${shop.session.realmId}'`);
    await holder.query('select from transactions where id = $1 for update', [sale.id]);
    await holder.query(
      `select draw_tax_document(a.realm_id, a.branch_id, null, a.transaction_id, a.document_date, a.issued_by_id,
          to_jsonb(a) || jsonb_build_object('kind', 'FULL', 'refers_to_id', a.id, 'buyer', $2::jsonb))
        from tax_documents a where a.transaction_id = $1 and a.kind = 'ABBREVIATED'`,
      [sale.id, JSON.stringify(BUYER)],
    );
    const erased = erase(shop);
    const waits = 'select from pg_stat_activity where wait_event_type = $1 and datname = current_database()';
    await expect.poll(async () => (await holder.query(waits, ['Lock'])).rowCount).toBeGreaterThan(0);
    await holder.query('commit');
    await erased;
    await holder.end();
    expect(await tests.rows(shop, "select buyer from tax_documents where kind = 'FULL'")).toEqual([{ buyer: {} }]);
  });

  test('and one of a later invoice of their sale is offered for no other', async () => {
    const shop = await openTaxedShop(tests);
    const sale = await tests.sell(shop, { coffee: 1, memberId: shop.memberId });
    await erase(shop);
    await issued(shop, sale);
    const path = `tax-documents/last-buyer?transaction_id=${sale.id}`;
    expect((await tests.call(shop, 'GET', path)).body.payload.buyer).toBeNull();
  });
});
