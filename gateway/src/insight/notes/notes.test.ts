import { randomUUID } from 'node:crypto';
import { addDays } from '@taem/domain/time/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RandomSale, writeSale } from '../../testing/randomShop.ts';
import { type InsightShop, openInsightShop, type Row } from '../testing/insightShop.ts';

let shop: InsightShop;
let send: InsightShop['gateway']['send'];

/** A day without sales other than those of these tests. */
let day: string;

beforeAll(async () => {
  shop = await openInsightShop(68);
  const { database, realm } = shop.gateway;
  send = shop.gateway.send;
  const days = Array.from({ length: 50 }, (_, at) => addDays('2026-03-15', at));
  day = days.find((each) => !shop.sales.some((sale) => sale.day === each)) ?? '';
  const { ari, bangRak, owner, coffee, open } = realm.ids;
  const sale = (branch: string, when: string, time: string, amount: number): RandomSale => ({
    ...{ id: randomUUID(), day: when, time, branch, member: null, gender: null, age: null },
    lines: [{ product: coffee, category: null, sub: null, qty: 1, amount }],
    channels: [{ type: 'Cash', institute: null, card: null, amount }],
    ...{ discount: 0, earn: 0, redeem: 0, void: false },
  });
  const before = Array.from({ length: 9 }, (_, week) => addDays(day, -7 * (week + 1)));
  const sales = [
    ...before.flatMap((each) => [sale(ari, each, '20:40:00', 5_000_000), sale(bangRak, each, '20:10:00', 4_000_000)]),
    sale(ari, day, '13:10:00', 1_000_000),
  ];
  await database.withRealm(realm.id, async (client) => {
    await client.query(
      `insert into offers (realm_id, name, created_at) select realm_id, 'ของปีก่อน', now() - interval '1 year' from offers where id = $1`,
      [open],
    );
    for (const each of sales) await writeSale(client, each, owner);
    await client.query('update products set retail_price = retail_price + 100 where id = $1', [coffee]);
    await client.query("update offers set status = 'Inactive' where id = $1", [open]);
  });
});
afterAll(() => shop.gateway.close());

const notes = async (query: Record<string, string>, token = shop.tokens.owner): Promise<Row[]> => {
  const { status, body } = await send('GET', '/stat/notes', { token, query });
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
  return body.payload.notes;
};
const notesOf = (rows: Row[], kinds: string[]) =>
  rows.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text.en);

test('a day far under the usual says which branch was closed and which fell quiet, and when', async () => {
  const rows = await notes({ from: day, to: day });
  expect(notesOf(rows, ['CLOSED'])).toEqual([expect.stringMatching(/sold nothing while other branches sold$/)]);
  const [text] = notesOf(rows, ['UNUSUAL']);
  expect(text).toMatch(/^\d+% under a usual \w+day \([\d,.]+ against [\d,.]+ THB\); .+ sold nothing after 13:10$/);
  const [unusual] = rows.filter(({ kind }) => kind === 'UNUSUAL');
  expect(unusual).toMatchObject({ day, quiet: [{ branch_id: shop.gateway.realm.ids.ari, after: '13:10' }] });
  expect(unusual.revenue).toBeLessThan(unusual.usual_revenue);
});

test('public holidays of the requested days are returned, in both languages', async () => {
  const rows = await notes({ from: '2026-04-10', to: '2026-04-20' });
  const holidays = rows.filter(({ kind }) => kind === 'HOLIDAY').map(({ day, text }) => [day, text.th, text.en]);
  expect(holidays).toEqual(['13', '14', '15'].map((day) => [`2026-04-${day}`, 'วันสงกรานต์', 'Songkran']));
});

test('changed prices and offers are reported to users who may read those, and to no one else', async () => {
  const { rows } = await shop.gateway.database.withRealm(shop.gateway.realm.id, (client) =>
    client.query("select (now() at time zone 'Asia/Bangkok')::date::text as today"),
  );
  const days = { from: rows[0].today, to: rows[0].today };
  const kinds = ['PRICES', 'OFFER_STARTED', 'OFFER_ENDED'];
  const owners = notesOf(await notes(days), kinds);
  expect(owners).toContainEqual(expect.stringMatching(/^Price changed of 1 product: /));
  expect(owners.some((text) => /^Offer (started|ended): /.test(text))).toBe(true);
  // An offer that was older when the shop was loaded today did not start today.
  expect(owners.join()).not.toContain('ของปีก่อน');
  expect(notesOf(await notes(days, shop.tokens.analyst), kinds)).toEqual([]);
});

test('OP-30 a user who works in one branch learns nothing of another, and nothing of another merchant', async () => {
  const rows = await notes({ from: '2026-01-01', to: '2026-06-30' }, shop.tokens.analyst);
  expect(JSON.stringify(rows)).not.toContain(shop.gateway.realm.ids.bangRak);
  const otherOwner = await shop.gateway.signIn('owner', shop.gateway.otherRealm.code);
  const others = await notes({ from: '2026-01-01', to: '2026-06-30' }, otherOwner);
  expect(others.filter(({ kind }) => kind !== 'HOLIDAY')).toEqual([]);
});

test.each([
  ['a year and more', { from: '2024-01-01', to: '2026-01-01' }, 'from'],
  ['all time, which is what no days mean', {}, 'from'],
  ['a name that it does not know', { from: '2026-03-12', to: '2026-03-12', filter: '{}' }, 'filter'],
])('%s is refused by name', async (_, query, path) => {
  const { status, body } = await send('GET', '/stat/notes', { token: shop.tokens.owner, query });
  expect({ status, code: body.code, path: body.message[0].path }).toEqual({ status: 400, code: 'VALIDATION', path });
});

test('a user who may not look at insight gets none', async () => {
  const token = await shop.gateway.signIn('nobody');
  const { body } = await send('GET', '/stat/notes', { token, query: { from: day, to: day } });
  expect(body.code).toBe('PERMISSION');
});
