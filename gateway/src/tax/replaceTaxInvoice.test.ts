import { randomUUID } from 'node:crypto';
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

const WRONG = { name: 'Qz Tradin', address: '1 Rama I Road', tax_id: '0105536000313', branch_no: '00002' };
const RIGHT = { ...WRONG, name: 'Qz Trading Co., Ltd.' };

async function call(shop: TestShop, path: string, body: object) {
  const answer = await tests.call(shop, 'POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload;
}

const issued = async (shop: TestShop, { id }: { id: string }) =>
  (await call(shop, 'tax-documents', { transaction_id: id, buyer: WRONG })).document;

const replace = (shop: TestShop, { id }: { id: string }, buyer: object = RIGHT, reason = 'Wrong Name') =>
  tests.call(shop, 'POST', `tax-documents/${id}/replacement`, { buyer, reason });

const replaced = async (shop: TestShop, document: { id: string }, buyer?: object) => {
  const answer = await replace(shop, document, buyer);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload.document;
};

const numbersOf = async (shop: TestShop) =>
  (
    await tests.rows<{ no: string; of: string | null; instead: string | null; buyer: string | null }>(
      shop,
      `select d.document_no as no, o.document_no as of, r.document_no as instead, d.buyer ->> 'name' as buyer from tax_documents d
        left join tax_documents o on o.id = d.refers_to_id left join tax_documents r on r.id = d.replaces_id
      order by d.kind, d.number`,
    )
  ).map(({ no, of, instead, buyer }) => [no, of, instead, buyer]);

const report = async (shop: TestShop) => {
  const { body } = await tests.call(shop, 'GET', 'tax-documents');
  return body.payload.tax_documents.map(({ document_no, total, mark, refers_to_no }: Record<string, unknown>) => [
    document_no,
    total,
    mark,
    refers_to_no,
  ]);
};

test('issue 36 a full invoice with a wrong buyer is cancelled by another of its day and its figures, and the old one stays', async () => {
  const shop = await openTaxedShop(tests);
  const sale = await tests.sell(shop, { coffee: 2 });
  const before = await issued(shop, sale);
  const after = await replaced(shop, before);
  const reference = { id: before.id, kind: 'FULL', document_no: 'A01-F-000001', document_date: before.document_date };
  expect(after).toMatchObject({
    ...{ kind: 'FULL', document_no: 'A01-F-000002', buyer: RIGHT, reason: 'Wrong Name', prints: 0 },
    ...{ refers_to: reference, replaces: reference, replaced_by: null },
  });
  for (const name of ['document_date', 'lines', 'seller', 'percent', 'total', 'exempt', 'value', 'vat']) {
    expect(after[name], name).toEqual(before[name]);
  }
  const { body } = await tests.call(shop, 'GET', `transactions/${sale.id}?projection=id,tax_documents,tax_buyers`);
  const { tax_documents: all, tax_buyers: buyers } = body.payload.transaction;
  expect(all.map(({ replaced_by }: { replaced_by: { document_no: string } }) => replaced_by?.document_no)).toEqual([
    ...['A01-F-000001', 'A01-F-000002'],
    undefined,
  ]);
  expect(buyers).toEqual({ [before.id]: WRONG, [after.id]: RIGHT });
  // Issuing again for the sale returns the valid invoice; the wrong buyer is no longer suggested.
  const again = await call(shop, 'tax-documents', { transaction_id: sale.id, buyer: WRONG });
  expect(again).toMatchObject({ is_copy: true, document: { id: after.id, buyer: RIGHT } });
  const offered = `tax-documents/last-buyer?transaction_id=${sale.id}&tax_id=${RIGHT.tax_id}`;
  expect((await tests.call(shop, 'GET', offered)).body.payload.buyer).toEqual(RIGHT);
  expect(await tests.faults(shop)).toEqual([]);
});

test('issue 36 the report counts a sale once, by the last of its invoices', async () => {
  const shop = await openTaxedShop(tests);
  const right = JSON.stringify([{ object_code: 'Page.Merchant.Management.Output_Tax', action_codes: ['Read'] }]);
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [right]);
  const sale = await tests.sell(shop, { coffee: 2 });
  const first = await issued(shop, sale);
  const second = await replaced(shop, first);
  await replaced(shop, second, { ...RIGHT, address: '2 Rama I Road' });
  expect(await report(shop)).toEqual([
    ['A01-A-000001', 0, 'REPLACED', null],
    ['A01-F-000001', 0, 'REPLACED', 'A01-A-000001'],
    ['A01-F-000002', 0, 'REPLACED', 'A01-F-000001'],
    ['A01-F-000003', 2 * PRICES.coffee, null, 'A01-F-000002'],
  ]);
  // Within one month, the rows need no correction.
  const month: string = first.document_date.slice(0, 7);
  const { body } = await tests.call(shop, 'GET', `tax-documents/totals?month=${month}`);
  expect(body.payload.totals).toMatchObject({ total: 2 * PRICES.coffee, replacements: [] });
  expect(await tests.faults(shop)).toEqual([]);
});

test('issue 36 notes of a replaced invoice are issued again with it, and later ones correct the one in force', async () => {
  const shop = await openTaxedShop(tests);
  const sale = await tests.sell(shop, { coffee: 4 });
  const back = async (of: SoldSale) =>
    (await call(shop, 'payment/return', returnBody(shop, of, [[0, 1]], -PRICES.coffee))).sale as SoldSale;
  const once = await back(sale);
  const first = await issued(shop, sale);
  const twice = await back(once);
  const { notes } = await replaced(shop, first);
  await back(twice);
  expect(notes.map(({ document_no }: { document_no: string }) => document_no)).toEqual([
    'A01-C-000001',
    'A01-C-000003',
  ]);
  expect(await numbersOf(shop)).toEqual([
    ['A01-A-000001', null, null, null],
    // From before the full invoice, so without a buyer.
    ['A01-C-000001', 'A01-A-000001', null, null],
    ['A01-C-000002', 'A01-F-000001', null, WRONG.name],
    ['A01-C-000003', 'A01-F-000002', 'A01-C-000002', RIGHT.name],
    ['A01-C-000004', 'A01-F-000002', null, RIGHT.name],
    ['A01-F-000001', 'A01-A-000001', 'A01-A-000001', WRONG.name],
    ['A01-F-000002', 'A01-F-000001', 'A01-F-000001', RIGHT.name],
  ]);
  const values = 'select left_value::int as left from tax_documents where left_value is not null order by kind, number';
  // 135.00, 90.00 and 45.00 with VAT are left: the replacing note states the same as the first.
  expect((await tests.rows<{ left: number }>(shop, values)).map(({ left }) => left)).toEqual([12617, 8411, 8411, 4206]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('issue 36 a sale that is void has nothing to replace; one whose invoice was replaced is voided by a note of the one in force', async () => {
  const shop = await openTaxedShop(tests);
  const sale = await tests.sell(shop, { coffee: 1 });
  const after = await replaced(shop, await issued(shop, sale));
  await call(shop, 'payment/void', voidBody(shop, sale));
  expect(await numbersOf(shop)).toContainEqual(['A01-C-000001', 'A01-F-000002', null, RIGHT.name]);
  expect((await replace(shop, after, WRONG)).body.code).toBe('ALREADY_VOID');
  expect(await tests.faults(shop)).toEqual([]);
});

test('issue 36 of two who replace one invoice at once one is refused, and says by what it was replaced; the same buyer gives the same document', async () => {
  const shop = await openTaxedShop(tests);
  const before = await issued(shop, await tests.sell(shop, { coffee: 1 }));
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) => replace(shop, before, { ...RIGHT, name: `Buyer ${at}` })),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body.code, body.details.document_no]).toEqual([409, 'TAX_DOCUMENT_REPLACED', 'A01-F-000002']);
  }
  const { document } = won[0]?.body.payload ?? {};
  const again = await replace(shop, before, document.buyer);
  expect(again.body.payload).toMatchObject({ is_copy: true, document: { id: document.id } });
  expect((await numbersOf(shop)).map(([no]) => no)).toEqual(['A01-A-000001', 'A01-F-000001', 'A01-F-000002']);
});

describe('issue 36 nothing is issued', () => {
  test('where the buyer is unchanged, the reason is empty or the buyer wrong', async () => {
    const shop = await openTaxedShop(tests);
    const before = await issued(shop, await tests.sell(shop, { coffee: 1 }));
    expect((await replace(shop, before, { ...WRONG, name: ' qz  TRADIN ' })).body.code).toBe('SAME_BUYER');
    for (const reason of ['', 'Because', 'Other', 'Other: ', 'x'.repeat(201)])
      expect((await replace(shop, before, RIGHT, reason)).status, reason).toBe(400);
    const { body } = await replace(shop, before, { ...RIGHT, name: '' });
    expect(body.message).toEqual([{ path: 'buyer.name', message: 'Name is required' }]);
    expect(await numbersOf(shop)).toHaveLength(2);
    expect((await replace(shop, before, RIGHT, 'Other: wrong spelling')).status).toBe(200);
  });

  test('of a document that is not a full invoice, of another shop or of a branch where the user does not work, and without the right', async () => {
    const [shop, other] = [await openTaxedShop(tests), await openTaxedShop(tests)];
    const sale = await tests.sell(shop, { coffee: 1 });
    const before = await issued(shop, sale);
    expect((await replace(other, before)).status).toBe(404);
    for (const id of [randomUUID(), 'x', sale.id, before.refers_to.id])
      expect((await replace(shop, { id })).status, id).toBe(404);
    await tests.rows(
      shop,
      `update merchant_users set branch_ids = array(select id from merchant_branches where code <> 'A01')`,
    );
    expect((await replace(shop, before)).status).toBe(404);
    await tests.rows(shop, "update merchant_users set branch_ids = '{}'");
    const onlySells = JSON.stringify([{ object_code: 'Page.Merchant.Payment', action_codes: ['Read', 'Write'] }]);
    await tests.rows(shop, 'update merchant_roles set authorizes = $1', [onlySells]);
    expect((await replace(shop, before)).body.code).toBe('PERMISSION');
    expect(await numbersOf(shop)).toHaveLength(2);
  });
});

test('issue 36 erasing the member empties the buyer of every one of them', async () => {
  const shop = await openTaxedShop(tests);
  const sale = await tests.sell(shop, { coffee: 1, memberId: shop.memberId });
  await replaced(shop, await issued(shop, sale));
  await tests.db.database.inTransaction(shop.session.realmId, async (client) => {
    const id = shop.memberId;
    const member = await client.query<{ version: number }>('select version from members where id = $1', [id]);
    await eraseMember(client, shop.session, { id, version: member.rows[0]?.version ?? 0 });
  });
  expect(await tests.rows(shop, "select buyer from tax_documents where kind = 'FULL'")).toEqual([
    { buyer: {} },
    { buyer: {} },
  ]);
});

test('issue 36 in a closed month the invoice and its notes are replaced, and the figures that were kept stay', async () => {
  const shop = await openTaxedShop(tests);
  const [day] = await tests.rows<{ day: string }>(
    shop,
    `update merchant_settings set backdating_days = 366
      returning (date_trunc('month', now()) - interval '10 days')::date::text as day`,
  );
  const body = { ...saleBody(shop, { coffee: 2 }), create_local_time: `${day?.day} 10:00:00` };
  const sale = (await call(shop, 'payment/sale', body)).transaction;
  const before = await issued(shop, sale);
  await tests.rows(
    shop,
    `insert into closed_months (month, figures, closed_by_id)
      select month, month_figures(u.realm_id, month), u.id from merchant_users u, (select date_trunc('month', $1::date)::date as month) m limit 1`,
    [day?.day],
  );
  const after = await replaced(shop, before);
  expect(after.document_date).toBe(day?.day);
  expect(await tests.faults(shop)).toEqual([]);
});
