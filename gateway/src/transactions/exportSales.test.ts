import { SALE_COLUMNS } from '@taem/domain/transactions/saleColumns.ts';
import { beforeAll, expect, test } from 'vitest';
import { createChance, thinkOfSales, writeSale } from '../testing/randomShop.ts';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let address: string;
let owner: string;

beforeAll(async () => {
  address = await gateway.listen();
  owner = await gateway.signIn('owner');
  const { realm, database } = gateway;
  await database.withRealm(realm.id, async (client) => {
    for (const sale of thinkOfSales(createChance(28), realm, 60)) await writeSale(client, sale, realm.ids.owner);
  });
});

const COLUMNS = JSON.stringify(SALE_COLUMNS.map(({ field }) => [field, field]));

async function fileOf(query: Record<string, string>, token = owner): Promise<Record<string, string>[]> {
  const parameters = new URLSearchParams({ format: 'csv', columns: COLUMNS, ...query });
  const answer = await fetch(`${address}/v3.0/transactions/export?${parameters}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  const [heading = '', ...rows] = (await answer.text()).replace('\ufeff', '').trimEnd().split('\r\n');
  return rows.map((row) => Object.fromEntries(heading.split(',').map((name, at) => [name, row.split(',')[at] ?? ''])));
}

const satang = (rows: Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

test.each([
  ['all', {}],
  ['of some days and a tender', { from: '2026-02-01', to: '2026-03-15', filter: '{"payment_channels.type":"Cash"}' }],
  ['Void', { filter: '{"status":"Void"}' }],
  ['to members, by amount', { filter: '{"member_id":{"$ne":null}}', sort: '{"amount_due":1}' }],
  ['with a number', { keyword: 'a1' }],
])(
  'MGMT-28, MGMT-31 the file of the sales %s is the list in its order, and its columns come to the totals',
  async (_, query) => {
    const rows = await fileOf(query);
    const send = async (path: string) => (await gateway.send('GET', path, { token: owner, query })).body.payload;
    const [{ transactions }, { totals }] = [await send('/transactions'), await send('/transactions/totals')];
    expect(rows.map(({ id }) => id)).toEqual(transactions.map(({ id }: { id: string }) => id));
    expect({
      complete: rows.filter(({ status }) => status === 'Complete').length,
      amount_due: satang(rows, 'net_amount') / 100,
      earn: satang(rows, 'net_earn') / 100,
      redeem: satang(rows, 'net_redeem') / 100,
      void: rows.filter(({ status }) => status === 'Void').length,
      void_amount: satang(rows, 'void_amount') / 100,
      returns: 0,
    }).toEqual(totals);
    const tenders = ['paid.cash', 'paid.credit_debit', 'paid.transfer', 'paid.other'].map((tender) =>
      satang(rows, tender),
    );
    expect(tenders.reduce((sum, tender) => sum + tender, 0)).toBe(satang(rows, 'net_amount'));
  },
);

test('MGMT-28 a void stands in the file by the clock of its branch, as its sale does', async () => {
  const { realm, database } = gateway;
  const run = (text: string, values: unknown[]) =>
    database.withRealm(realm.id, (client) => client.query<{ id: string; at: string }>(text, values));
  const setZone = (zone: string) =>
    run('update merchant_branches set time_zone = $2 where id = $1', [realm.ids.bangRak, zone]);
  await setZone('Asia/Tokyo');
  const rows = await fileOf({ filter: '{"status":"Void"}' });
  const zones = { Ari: 'Asia/Bangkok', 'Bang Rak': 'Asia/Tokyo' };
  for (const [branch, zone] of Object.entries(zones)) {
    const own = rows.filter((row) => row.branch_name === branch);
    const text =
      "select id, to_char(void_time at time zone $2, 'YYYY-MM-DD HH24:MI:SS') as at from transactions where id = any($1)";
    const { rows: held } = await run(text, [own.map(({ id }) => id), zone]);
    expect(held.length).toBeGreaterThan(0);
    expect(Object.fromEntries(own.map(({ id, void_local_time }) => [id, void_local_time]))).toEqual(
      Object.fromEntries(held.map(({ id, at }) => [id, at])),
    );
  }
  await setZone('Asia/Bangkok');
});

test('MGMT-28 the file of a user of one branch has its sales alone, and a user who may not see sales gets none', async () => {
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query("update merchant_users set branch_ids = $1 where username = 'cashier'", [[gateway.realm.ids.ari]]),
  );
  const own = await fileOf({}, await gateway.signIn('cashier'));
  expect(new Set(own.map((row) => row.branch_code)).size).toBe(1);
  expect(own.length).toBeGreaterThan(0);
  const query = { columns: COLUMNS };
  const powerless = await gateway.send('GET', '/transactions/export', { token: await gateway.signIn('nobody'), query });
  expect(powerless.body.payload).toBeUndefined();
});
