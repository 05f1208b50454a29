import { randomUUID } from 'node:crypto';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InsightShop, openInsightShop, type Row } from './testing/insightShop.ts';

let shop: InsightShop;
let address: string;

beforeAll(async () => {
  shop = await openInsightShop(20_261_125);
  await shop.gateway.database.withRealm(shop.gateway.realm.id, (client) =>
    client.query("update merchant_users set branch_ids = '{}' where username = 'analyst'"),
  );
  shop.tokens.analyst = await shop.gateway.signIn('analyst');
  address = await shop.gateway.listen();
});
afterAll(() => shop.gateway.close());

const ask = async (path: string, query: Record<string, string> = {}, token = shop.tokens.analyst) =>
  await shop.gateway.send('GET', `/stat/${path}`, { token, query });

/** Details that not every reader of figures may see. */
const HIDDEN = [
  ['members', 'phone'],
  ['big-spenders', 'phone'],
  ['frequent-members', 'phone'],
  ['unsold-products', 'stock_qty'],
  ['unsold-products', 'stock_value'],
] as const;

/** On a day without sales, every product is unsold. */
const daysOf = (path: string): Record<string, string> =>
  path === 'unsold-products' ? { from: '2031-01-01', to: '2031-01-01' } : {};

test.each(HIDDEN)(
  'S12 %s show no %s to a user who reads figures alone, and name what they leave out',
  async (path, name) => {
    const rowsOf = async (token: string, more: Record<string, string> = {}): Promise<Row[]> => {
      const { body } = await ask(path, { ...daysOf(path), limit: '1000', ...more }, token);
      return body.payload[path.replaceAll('-', '_')].result;
    };
    const { owner, analyst } = shop.tokens;
    const visible = await rowsOf(owner);
    expect(visible.some((row) => row[name] !== undefined)).toBe(true);
    for (const more of [{}, { projection: `code,${name}` }] as Record<string, string>[]) {
      const rows = await rowsOf(analyst, more);
      expect(rows).toHaveLength(visible.length);
      for (const row of rows) {
        expect(row).not.toHaveProperty(name);
        expect(row.withheld).toContain(name);
      }
    }
    for (const row of visible) expect(row).not.toHaveProperty('withheld');
  },
);

test.each(HIDDEN)(
  'S12 no one finds out %s by their %s: not by filter, order, keyword, totals or file',
  async (path, name) => {
    const value = name === 'phone' ? '0812345678|TH|+66' : 1;
    const totals = path === 'unsold-products' ? [] : [`${path}/totals`];
    const columns = JSON.stringify([
      ['code', 'Code'],
      [name, 'Hidden'],
    ]);
    const file = { format: 'csv', columns };
    for (const [at, query] of [
      ...[path, ...totals, `${path}/export`].flatMap((place): [string, Record<string, string>][] => [
        [place, { ...file, filter: JSON.stringify({ [name]: value }) }],
        [place, { ...file, filter: JSON.stringify({ $or: [{ [name]: { $ne: null } }] }) }],
        [place, { ...file, keyword: '0812345678' }],
      ]),
      ...[path, `${path}/export`].map((place): [string, Record<string, string>] => [
        place,
        { ...file, sort: `{"${name}":1}` },
      ]),
    ] as const) {
      const given = at.endsWith('export')
        ? query
        : Object.fromEntries(Object.entries(query).filter(([key]) => !(key in file)));
      const { status, body } = await ask(at, given);
      expect({ at, given, status, code: body.code }).toEqual({ at, given, status: 400, code: 'VALIDATION' });
    }
    const whole = await fetch(
      `${address}/v3.0/stat/${path}/export?${new URLSearchParams({ ...daysOf(path), ...file })}`,
      {
        headers: { authorization: `Bearer ${shop.tokens.analyst}` },
      },
    );
    const lines = (await whole.text()).replace('\ufeff', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe('Code');
    expect(lines.length).toBeGreaterThan(1);
    const refused = await ask(`${path}/export`, { format: 'csv', columns: JSON.stringify([[name, 'Hidden']]) });
    expect(refused.body).toMatchObject({ code: 'VALIDATION', message: [{ path: 'columns' }] });
  },
);

test('S12 sums that no one may know are named and not worked out, of some products and of none', async () => {
  const sumsOf = async (token: string, filter: object) =>
    (await ask('unsold-products/totals', { ...daysOf('unsold-products'), filter: JSON.stringify(filter) }, token)).body
      .payload.totals;
  for (const filter of [{}, { category_id: randomUUID() }]) {
    expect(await sumsOf(shop.tokens.owner, filter)).toEqual({
      stock_qty: expect.any(Number),
      stock_value: expect.any(Number),
    });
    expect(await sumsOf(shop.tokens.analyst, filter)).toEqual({ withheld: ['stock_qty', 'stock_value'] });
  }
});

test('S12 a user who may know customers or stock finds them in the figures too', async () => {
  const { gateway } = shop;
  const mayUse = async (page: string, path: string, sort: string) => {
    await gateway.database.withRealm(gateway.realm.id, (client) =>
      client.query("update merchant_roles set authorizes = $1 where name = 'Analyst'", [
        JSON.stringify([PAGE.businessInsight, page].map((object_code) => ({ object_code, action_codes: ['Read'] }))),
      ]),
    );
    return (await ask(path, { sort }, await gateway.signIn('analyst'))).status;
  };
  expect(await mayUse(PAGE.customerInsight, 'members', '{"phone":1}')).toBe(200);
  expect(await mayUse(PAGE.customerInsight, 'unsold-products', '{"stock_qty":1}')).toBe(400);
  expect(await mayUse(PAGE.stock, 'unsold-products', '{"stock_qty":1}')).toBe(200);
  expect(await mayUse(PAGE.stock, 'members', '{"phone":1}')).toBe(400);
});
