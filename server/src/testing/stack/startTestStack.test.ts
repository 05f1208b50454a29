/** @module-tag slow */

import { PAGE, type PageCode } from '@taem/domain/accounts/permissions.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { describe, expect, it } from 'vitest';
import { UPSTREAM_DEFAULTS } from '../../gateway/UpstreamSettings.ts';
import type { Fault } from '../faults/Fault.ts';
import { SHORT_FAULTS } from '../faults/faults.ts';
import { rawAnswer } from '../faults/rawAnswer.ts';
import { startTestStack } from './startTestStack.ts';

const PAY = `mutation Pay($input: PayInput!) { pay(input: $input) {
  transaction { id businessDate createLocalTime totalRevenue } remainingPoints userErrors { code message path } } }`;

describe('the test stack', () => {
  const stack = openForTests(startTestStack);

  const coffee = (idempotencyKey: string) => ({
    idempotencyKey,
    branchId: stack.ids.ari,
    lines: [{ productId: stack.ids.coffee, quantity: 1 }],
    channels: [{ type: 'CASH', amount: 45, receivedAmount: 100 }],
    expectedAmountDue: 45,
  });

  it('signs in each user of the shop, with the rights of the role', async () => {
    const owner = await stack.as('owner');
    const cashier = await stack.as('cashier');
    const query = '{ viewer { username role { name } authorizes { objectCode } } }';
    expect((await owner.ask(query)).data.viewer).toMatchObject({ username: 'owner', role: { name: 'Administrator' } });
    expect((await cashier.ask(query)).data.viewer.authorizes).toEqual(
      expect.arrayContaining([{ objectCode: 'Page.Merchant.Payment' }]),
    );
  });

  it('adds a user who may do just what a test is about', async () => {
    const analyst = await stack.addUser('analyst', [
      { objectCode: 'Page.Merchant.Business_Insight', actionCodes: ['READ'] },
    ]);
    const figures = '{ statistics(range: { last: TODAY }) { totalRevenue { total } } }';
    expect((await analyst.ask(figures)).data.statistics.totalRevenue).toEqual({ total: 0 });
    const powerless = await stack.as('nobody');
    const refused = await powerless.ask(figures);
    expect(refused.data.statistics.totalRevenue).toBeNull();
    expect(refused.errors).toMatchObject([{ extensions: { code: 'PERMISSION' } }]);
  });

  it('sells at the time that the test sets: at 23:59 it is still today, at 00:01 it is tomorrow', async () => {
    const cashier = await stack.as('cashier');
    await stack.clock.set('2026-03-14T23:59:30+07:00');
    const evening = await cashier.ask(PAY, { input: coffee('night-shift-1') });
    await stack.clock.advance(2 * 60_000);
    const night = await cashier.ask(PAY, { input: coffee('night-shift-2') });
    await stack.clock.reset();
    expect(evening.data.pay).toMatchObject({
      transaction: { businessDate: '2026-03-14', createLocalTime: '2026-03-14 23:59:30' },
      userErrors: [],
    });
    expect(night.data.pay.transaction).toMatchObject({ businessDate: '2026-03-15' });
    const owner = await stack.as('owner');
    const { data } = await owner.ask(
      '{ statistics(range: { from: "2026-03-14", to: "2026-03-15" }) { totalRevenue { points { time value } } } }',
    );
    expect(data.statistics.totalRevenue.points).toEqual([
      { time: '2026-03-14', value: 45 },
      { time: '2026-03-15', value: 45 },
    ]);
  });

  it('counts the calls that an operation makes', async () => {
    const owner = await stack.as('owner');
    const calls = await stack.callsOf(() => owner.ask('{ products { items { name category { name } } } }'));
    expect(calls).toEqual(['GET /products']);
  });

  // A fault that refuses connections affects all calls, whatever their path.
  it.each([
    { fault: 'reset', reaches: ['products'] },
    { fault: 'refused', reaches: ['products', 'memberTiers'] },
  ])('breaks the gateway as the test says, and mends it: $fault', async ({ fault, reaches }) => {
    const owner = await stack.as('owner');
    const query = '{ products { total } memberTiers { total } }';
    const whole = await owner.ask(query);
    expect(whole).toMatchObject({ data: { products: { total: 3 }, memberTiers: { total: expect.any(Number) } } });
    await stack.upstream.set(fault, ({ path }) => path.startsWith('/products'));
    const broken = await owner.ask(query);
    await stack.upstream.set(null);
    expect(broken.data).toEqual({ ...whole.data, ...Object.fromEntries(reaches.map((name) => [name, null])) });
    expect(broken.errors).toHaveLength(reaches.length);
    const errors = new Map(broken.errors?.map(({ path, extensions }) => [path?.[0], extensions]));
    for (const name of reaches) expect(errors.get(name)).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', status: 503 });
    expect((await owner.ask(query)).data).toEqual(whole.data);
  });

  it('signs in again whose session has ended by the clock', async () => {
    const query = '{ viewer { username } }';
    const before = await stack.as('owner');
    expect(await stack.as('owner')).toBe(before);
    await stack.clock.advance(24 * 3_600_000);
    expect((await before.ask(query)).status).toBe(401);
    expect((await (await stack.as('owner')).ask(query)).data).toEqual({ viewer: { username: 'owner' } });
    await stack.clock.reset();
  });

  const READS = [{ objectCode: PAGE.businessInsight, actionCodes: ['READ'] as const }];
  it.each([
    ['an unknown page', 'stranger', [{ objectCode: 'Page.Nowhere' as PageCode, actionCodes: ['READ'] as const }]],
    ['a name that is taken', 'Administrator', READS],
  ])('says why a user cannot be added: %s', async (_title, name, rights) => {
    const refused = stack.addUser(name, rights);
    await expect(refused).rejects.toThrow(`The role of ${name} cannot be added: [{"code":"`);
  });

  it('says so when the gateway is away while a user is added, without the password', async () => {
    await stack.as('owner');
    await stack.upstream.set('away');
    await expect(stack.addUser('late', READS)).rejects.toThrow(/^The role of late cannot be .*UPSTREAM_UNAVAILABLE/);
    await stack.upstream.set('away', ({ path }) => path.startsWith('/merchant-users'));
    await expect(stack.addUser('late', READS)).rejects.toThrow(
      /^(?!.*correct horse)late cannot be .*UPSTREAM_UNAVAILABLE/,
    );
    await stack.upstream.set(null);
  });

  it('gives of a file what it says, and nothing that cannot be written down', async () => {
    const answer = await stack.fetch('/healthz');
    expect(Object.keys(answer)).toEqual(['statusCode', 'headers', 'body']);
    expect(() => JSON.stringify(answer)).not.toThrow();
  });

  it('asks again for a call that the gateway seemed to lack', async () => {
    const cashier = await stack.as('cashier');
    const sell = (key: string) => stack.callsOf(() => cashier.ask(PAY, { input: coffee(key) }));
    const notFound = rawAnswer(404, JSON.stringify({ status: 404, code: 'NOT_FOUND', message: 'Not here.' }));
    const lacking: Fault = { name: 'no such call', stage: 'before', harm: (socket) => socket.end(notFound) };
    await stack.upstream.set(lacking, ({ path }) => path === '/payment/sale');
    await sell('sold-without-it');
    expect(await sell('sold-as-known')).not.toContain('POST /payment/sale');
    await stack.upstream.set(null);
    expect(await sell('sold-with-it')).toContain('POST /payment/sale');
  });

  it('names every fault when given one that does not exist', async () => {
    await expect(stack.upstream.set('no such fault')).rejects.toThrow(/There is no fault "no such fault".*reset, lost/);
  });

  it('keeps one time for all stacks of a process, until the last one is closed', async () => {
    await stack.clock.set('2026-03-14T23:58:00+07:00');
    const later = await startTestStack();
    const owner = await later.as('owner');
    const today = async () =>
      (await owner.ask('{ statistics(range: { last: TODAY }) { range { from } } }')).data.statistics.range.from;
    expect(await today()).toBe('2026-03-14');
    await stack.clock.set('2026-03-15T00:02:00+07:00');
    expect(await today()).toBe('2026-03-15');
    await later.close();
    expect(new Date().toISOString()).toBe('2026-03-14T17:02:00.000Z');
    await stack.clock.reset();
    expect(Date.now()).toBeGreaterThan(Date.parse('2026-03-16T00:00:00Z'));
  });

  it('gives every test file a separate merchant', async () => {
    const other = await startTestStack();
    const owner = await other.as('owner');
    const { data } = await owner.ask('{ transactions { total } }');
    await other.close();
    expect(data.transactions.total).toBe(0);
  });
});

describe('the test stack after a fault', () => {
  const stack = openForTests(() =>
    // Long enough for everything else on a busy machine, as tests wait for what only the deadline ends.
    startTestStack({ upstream: { ...UPSTREAM_DEFAULTS, deadline: 6_000, bodyBytes: 1_000_000 } }),
  );

  const page = (number: number) => `{ products(page: ${number}) { total items { name } } }`;

  it.each(SHORT_FAULTS)('is whole at once, also while the clock stands still: %s', async (fault) => {
    const owner = await stack.as('owner');
    const whole = await owner.ask(page(1));
    await stack.clock.set(new Date());
    await stack.upstream.set(fault);
    // Enough calls to open the breaker; they differ, so that none is shared.
    await Promise.all(Array.from({ length: 22 }, (_, index) => owner.ask(page(index + 1))));
    await stack.upstream.set(null);
    const mended = await owner.ask(page(1));
    await stack.clock.reset();
    expect([whole.errors, mended.errors]).toEqual([undefined, undefined]);
    expect(mended.data).toEqual(whole.data);
  });
});
