import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adjustBody, type ReversalTests, startReversalTests, voidBody } from '../../testing/startReversalTests.ts';
import type { TestShop } from '../../testing/testShop.ts';

interface Entry {
  id: string;
  kind: string;
  points: number;
  balance: number;
  transaction_id: string | null;
  transaction: { transaction_no: string } | null;
  remark: string | null;
  why: { code: string }[];
}

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const ask = (shop: TestShop, query = '', what = 'point-entries') =>
  tests.call(shop, 'GET', `members/${shop.memberId}/${what}?${query}`);

async function page(shop: TestShop, query = ''): Promise<{ total: number; rows: Entry[] }> {
  const { status, body } = await ask(shop, query);
  expect(status, JSON.stringify(body)).toBe(200);
  const { total, result } = body.payload.point_entries;
  return { total: total[0].count, rows: result };
}

async function allPages(shop: TestShop, size: number, query = ''): Promise<Entry[]> {
  const rows: Entry[] = [];
  for (let skip = 0; ; skip += size) {
    const { total, rows: more } = await page(shop, `limit=${size}&skip=${skip}&${query}`);
    rows.push(...more);
    if (skip + size >= total) return rows;
  }
}

const step = fc.oneof(
  fc.record({ what: fc.constant('sell'), tea: fc.integer({ min: 1, max: 9 }), spend: fc.integer({ min: 0, max: 30 }) }),
  fc.record({ what: fc.constant('void'), at: fc.nat() }),
  fc.record({ what: fc.constant('adjust'), at: fc.nat(), points: fc.integer({ min: 0, max: 40 }) }),
);
type Step = { what: string; tea?: number; spend?: number; at?: number; points?: number };

/** Takes the steps; those that are refused, for too few points or a void sale, move nothing. */
async function run(shop: TestShop, steps: readonly Step[]): Promise<void> {
  const sales: Awaited<ReturnType<ReversalTests['sell']>>[] = [];
  for (const { what, tea = 1, spend = 0, at = 0, points = 0 } of steps) {
    if (what === 'sell') {
      const [member] = await tests.rows<{ points: number }>(shop, 'select points from members');
      const pointsAsCash = Math.min(spend, member?.points ?? 0);
      sales.push(await tests.sell(shop, { coffee: 0, tea, memberId: shop.memberId, pointsAsCash }));
      continue;
    }
    const earlier = sales[at % Math.max(1, sales.length)];
    if (!earlier) continue;
    const [row] = await tests.rows<{ version: number }>(shop, 'select version from transactions where id = $1', [
      earlier.id,
    ]);
    const sale = { ...earlier, __v: row?.version ?? 0 };
    const body = what === 'void' ? voidBody(shop, sale) : adjustBody(shop, sale, points);
    await tests.call(shop, 'POST', `payment/${what}`, body);
  }
}

test('WALL-02 whatever was sold, voided and adjusted, each balance is that of its moment and the newest is the member’s', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), async (steps, size) => {
      const shop = await tests.openShop(20);
      await run(shop, steps);
      const written = await tests.rows<{ id: string; points: number }>(
        shop,
        'select id, points from point_entries order by id',
      );
      let balance = 0;
      const expected = written.map(({ id, points }) => {
        balance += points;
        return { id, points, balance };
      });
      const listed = await allPages(shop, size);
      expect(listed.map(({ id, points, balance: after }) => ({ id, points, balance: after }))).toEqual(
        expected.toReversed(),
      );
      const [member] = await tests.rows<{ points: number }>(shop, 'select points from members');
      expect(listed[0]?.balance).toBe(member?.points);
      const gave = await allPages(shop, size, 'kinds=earn,adjust');
      expect(gave).toEqual(listed.filter(({ kind }) => kind === 'earn' || kind === 'adjust'));
    }),
    { numRuns: 12 },
  );
});

describe('a ledger', () => {
  test('names the sale and says why it gave what it gave', async () => {
    const shop = await tests.openShop(20);
    const sale = await tests.sell(shop, { coffee: 2, tea: 9, memberId: shop.memberId, pointsAsCash: 10 });
    const { total, rows } = await page(shop);
    expect(total).toBe(3);
    expect(rows.map(({ kind, points, balance }) => [kind, points, balance])).toEqual([
      ['earn', 11, 21],
      ['redeem', -10, 10],
      ['opening', 20, 20],
    ]);
    expect(rows[0]).toMatchObject({ transaction_id: sale.id, transaction: { transaction_no: sale.transaction_no } });
    expect(rows.map(({ why }) => why.map(({ code }) => code))).toEqual([['EARN_BASE'], ['POINTS_REDEEMED'], []]);
    await tests.call(shop, 'POST', 'payment/adjust', adjustBody(shop, sale, 15));
    expect((await page(shop, 'limit=1')).rows[0]).toMatchObject({
      kind: 'adjust',
      points: 4,
      remark: 'birthday',
      why: [],
    });
  });

  test('shows of a sale in a branch that one does not work in only what it did to the points', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 0, tea: 9, memberId: shop.memberId });
    await tests.call(shop, 'POST', 'payment/adjust', adjustBody(shop, sale, 15));
    await tests.rows(shop, 'update merchant_users set branch_ids = array[$1::uuid]', [shop.otherBranchId]);
    tests.context.sessions.forget(shop.session.sessionId);
    const { rows } = await page(shop);
    const unnamed = { transaction_id: null, transaction: null, remark: null, why: [] };
    expect(rows).toMatchObject([
      { kind: 'adjust', points: 5, balance: 15, ...unnamed },
      { kind: 'earn', points: 10, balance: 10, ...unnamed },
    ]);
    const events = (await ask(shop, '', 'events')).body.payload.member_events.result;
    expect(events.map(({ kind }: { kind: string }) => kind)).not.toContain('sale');
    const adjusted = events.find(({ kind }: { kind: string }) => kind === 'adjust');
    expect(adjusted).toEqual({ id: adjusted.id, kind: 'adjust', time: adjusted.time, points: 5 });
  });

  test.each([
    ['kinds=gift', 'kinds'],
    ['limit=many', 'limit'],
    ['from=2026-13-01', 'from'],
    ['from=2026-02-01&to=2026-01-01', 'to'],
  ])('refuses %s at its name', async (query, path) => {
    const { status, body } = await ask(await tests.openShop(), query);
    expect([status, body.message]).toEqual([400, [expect.objectContaining({ path })]]);
  });

  test.each(['point-entries', 'events'])('of no existing member is not found: %s', async (what) => {
    const shop = await tests.openShop();
    for (const id of ['0190a000-0000-7000-8000-00000000abcd', 'nobody']) {
      expect((await tests.call(shop, 'GET', `members/${id}/${what}`)).status).toBe(404);
    }
  });

  test('counts days as the movements do, up to none', async () => {
    const shop = await tests.openShop(20);
    expect((await page(shop, 'to=1999-12-31')).total).toBe(0);
    expect((await page(shop, 'from=2000-01-01')).total).toBe(1);
    expect(await page(shop, 'skip=5')).toEqual({ total: 1, rows: [] });
  });
});

test('the timeline shows each thing once, newest first, a page at a time', async () => {
  const shop = await tests.openShop(20);
  const sale = await tests.sell(shop, { coffee: 0, tea: 9, memberId: shop.memberId });
  await tests.call(shop, 'POST', 'payment/adjust', adjustBody(shop, sale, 15));
  await tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale, { __v: 1 }));
  await tests.rows(shop, "update members set nickname = 'Mo', phone = '0812345678|TH|+66'");
  await tests.rows(
    shop,
    `insert into outbox_messages (channel, recipient, content, expires_at) values ('sms', '+66812345678', '{}', now())`,
  );
  const { body } = await ask(shop, '', 'events');
  const { total, result } = body.payload.member_events;
  const kinds = result.map(({ kind }: { kind: string }) => kind);
  expect(total[0].count).toBe(kinds.length);
  expect(kinds.toSorted()).toEqual(
    ['adjust', 'message', 'points', 'registered', 'sale', 'tier', 'tier', 'void'].toSorted(),
  );
  const times = result.map(({ time }: { time: string }) => Date.parse(time));
  expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
  const of = (kind: string) => result.find((event: { kind: string }) => event.kind === kind);
  expect(of('sale')).toMatchObject({
    points: 10,
    amount: 1084.5,
    transaction: { transaction_no: sale.transaction_no },
  });
  expect(of('adjust')).toMatchObject({ points: 5, remark: 'birthday', by: 'Mali S' });
  expect(of('void')).toMatchObject({ points: -15, remark: 'wrong drink', by: 'Mali S' });
  expect(of('message')).toMatchObject({ channel: 'sms' });
  expect(of('tier')).toMatchObject({ tier_before: 'Gold', tier_after: 'Silver' });
  const paged = (await ask(shop, 'limit=2&skip=2', 'events')).body.payload.member_events;
  expect(paged).toEqual({ total, result: result.slice(2, 4) });
});

test('mails to staff are in no timeline, though a member has their address', async () => {
  const shop = await tests.openShop();
  await tests.rows(shop, "update merchant_users set email = 'mali@shop.example'");
  await tests.rows(shop, "update members set email = 'mali@shop.example'");
  await tests.rows(
    shop,
    `insert into outbox_messages (channel, recipient, content, expires_at) values ('email', 'mali@shop.example', '{}', now())`,
  );
  const { result } = (await ask(shop, '', 'events')).body.payload.member_events;
  expect(result.map(({ kind }: { kind: string }) => kind)).toEqual(['registered']);
});

test('the timeline shows changes of a member to those who may change one', async () => {
  const shop = await tests.openShop();
  await tests.rows(shop, "update members set nickname = 'Mo', line_id = 'mo'");
  const kinds = async () => {
    const { result } = (await ask(shop, '', 'events')).body.payload.member_events;
    return result.filter(({ kind }: { kind: string }) => kind === 'change');
  };
  expect(await kinds()).toEqual([]);
  const authorizes = [{ object_code: 'Page.Merchant.Customer_Insight', action_codes: ['Read', 'Write'] }];
  await tests.rows(shop, 'update merchant_roles set authorizes = $1', [JSON.stringify(authorizes)]);
  tests.context.sessions.forget(shop.session.sessionId);
  expect(await kinds()).toMatchObject([{ by: null, fields: ['line_id', 'nickname'] }]);
});
