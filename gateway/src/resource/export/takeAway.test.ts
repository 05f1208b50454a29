import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { createChance, thinkOfSales, writeSale } from '../../testing/randomShop.ts';
import { testGateway } from '../../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;

beforeAll(async () => {
  const { realm, database } = gateway;
  await database.withRealm(realm.id, async (client) => {
    for (const sale of thinkOfSales(createChance(87), realm, 12)) await writeSale(client, sale, realm.ids.owner);
  });
  owner = await gateway.signIn('owner');
});

const READS = [PAGE.payment, PAGE.customerInsight, PAGE.businessInsight, PAGE.management];

/** Gives the account without rights the right to read these pages, and signs it in. */
async function reader(pages: readonly string[]): Promise<string> {
  const authorizes = pages.map((object_code) => ({ object_code, action_codes: ['Read'] }));
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query('update merchant_roles set authorizes = $2 where id = $1', [
      gateway.realm.ids.noneRole,
      JSON.stringify(authorizes),
    ]),
  );
  return gateway.signIn('nobody');
}

async function file(path: string, columns: readonly string[], token: string, query: Record<string, string> = {}) {
  const answer = await gateway.app.inject({
    method: 'GET',
    url: `/v3.0/${path}/export`,
    query: { format: 'csv', columns: JSON.stringify(columns.map((name) => [name, name])), ...query },
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, body: answer.body };
}

const EVER = { from: '2026-01-01', to: '2026-12-31' };
const OF_PEOPLE = [
  ['members', ['code'], {}],
  ['members', ['code', 'firstname', 'phone'], {}],
  ['potentials', ['firstname'], {}],
  ['stat/members', ['code', 'payment.total_revenue'], EVER],
] as const;

test.each(OF_PEOPLE)(
  'CU-4 a list of people, %s with %s, leaves with the right to take it alone',
  async (path, columns, query) => {
    const without = await file(path, columns, await reader(READS), query);
    expect([without.status, JSON.parse(without.body).code]).toEqual([400, 'PERMISSION']);
    expect(without.body).toContain(PAGE.customerExport);
    expect((await file(path, columns, await reader([...READS, PAGE.customerExport]), query)).status).toBe(200);
  },
);

test.each([
  ['transactions', ['transaction_no', 'member_name'], {}],
  ['transactions', ['transaction_no', 'member'], {}],
  ['calendar', ['name', 'birthdate', 'member.phone'], EVER],
] as const)('CU-4 another list, %s with %s, leaves without those whom it names', async (path, columns, query) => {
  const [first] = columns;
  const without = await file(path, columns, await reader(READS), query);
  expect([without.status, without.body.split('\r\n')[0]]).toEqual([200, `\ufeff${first}`]);
  const whole = await file(path, columns, await reader([...READS, PAGE.customerExport]), query);
  expect(whole.body.split('\r\n')[0]).toBe(`\ufeff${columns.join(',')}`);
  const named = await file(path, columns.slice(1), await reader(READS), query);
  expect(JSON.parse(named.body).code).toBe('PERMISSION');
});

const events = async () =>
  (await gateway.send('GET', '/security-events', { token: owner, query: { filter: '{"kind":"PEOPLE_EXPORTED"}' } }))
    .body.payload.security_events;

test('CU-4 who took which list away, chosen how, and how many rows stands in the security events', async () => {
  const before = (await events()).length;
  const filter = JSON.stringify({
    $or: [{ phone: '0812345678|TH|+66' }, { branch_id: gateway.realm.ids.ari }],
  });
  const { body } = await file('members', ['code', 'phone'], owner, { filter, keyword: 'ใจดี' });
  const rows = body.trimEnd().split('\r\n').length - 1;
  await vi.waitFor(async () => expect((await events())[0].exported.rows).toBe(rows));
  const [event] = await events();
  expect(event).toMatchObject({ kind: 'PEOPLE_EXPORTED', subject: 'members', user: { username: 'owner' } });
  const { filter: written, ...rest } = event.exported;
  expect(rest).toEqual({ list: 'members', format: 'csv', columns: ['code', 'phone'], rows });
  // Values typed about a person are not stored, as the event outlives their erasure.
  expect(JSON.parse(written)).toEqual({ $or: [{ phone: '…' }, { branch_id: gateway.realm.ids.ari }], keyword: '…' });
  // A refused file, or one without people, is not recorded.
  await file('members', ['code'], await reader(READS));
  await file('products', ['code', 'name'], owner);
  await file('transactions', ['transaction_no'], owner);
  expect((await events()).length).toBe(before + 1);
});

test('an event is written over by nothing but the number of its rows, once', async () => {
  const write = (text: string) => gateway.database.withRealm(gateway.realm.id, (client) => client.query(text));
  await expect(write("update security_events set rows = 7 where kind = 'PEOPLE_EXPORTED'")).rejects.toThrow(
    'append-only',
  );
  await expect(write("update security_events set rows = 7 where kind = 'SIGN_IN_FAILED'")).rejects.toThrow(
    'append-only',
  );
});
