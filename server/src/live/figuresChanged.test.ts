import { randomUUID } from 'node:crypto';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type EventReader, startTestStack, type TestUser } from '../testing/stack/startTestStack.ts';
import { ViewerFeed } from './ViewerFeed.ts';

const FIGURES_CHANGED =
  'subscription Live($branchId: ID) { figuresChanged(branchId: $branchId) { branchId businessDate at } }';

const LATELY = 'subscription Late($lately: Int) { figuresChanged(lately: $lately) { branchId businessDate at } }';

const stack = openForTests(startTestStack);
let owner: TestUser;
const readers: EventReader[] = [];

beforeAll(async () => {
  owner = await stack.as('owner');
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

async function look(token = owner.token, variables = {}, query = FIGURES_CHANGED): Promise<EventReader> {
  const reader = await stack.follow(query, variables, token);
  readers.push(reader);
  return reader;
}

const streams = () => stack.upstream.calls.filter(({ path }) => path === '/live/sales').length;
/** Waits until the gateway has confirmed that it listens, so that later sales are received. */
const listens = async (reader: EventReader) => expect((await reader.next())?.event).toBe('next');

const PAY = `mutation Pay($input: PayInput!) { pay(input: $input) { transaction { id } userErrors { message } } }`;
async function sell(branchId = stack.ids.ari) {
  const lines = [{ productId: stack.ids.coffee, quantity: 1 }];
  const channels = [{ type: 'CASH', amount: 45, receivedAmount: 45 }];
  const idempotencyKey = randomUUID();
  const { data } = await owner.ask(PAY, {
    input: { idempotencyKey, branchId, lines, channels, expectedAmountDue: 45 },
  });
  expect(data.pay.userErrors).toEqual([]);
}

const eventOf = (figuresChanged: object) => ({ event: 'next', data: { data: { figuresChanged } } });

it('a sale is announced to everyone who looks, by one stream of the gateway; of another branch to no one of this one', async () => {
  const many = await Promise.all(Array.from({ length: 10 }, () => look()));
  const other = await look(owner.token, { branchId: stack.ids.bangRak });
  for (const each of [...many, other]) await listens(each);
  await sell();
  const figuresChanged = { branchId: stack.ids.ari, businessDate: expect.any(String), at: expect.any(String) };
  for (const each of many) expect(await each.next()).toEqual(eventOf(figuresChanged));
  await sell(stack.ids.bangRak);
  expect(await other.next()).toEqual(eventOf({ ...figuresChanged, branchId: stack.ids.bangRak }));
  expect(streams()).toBe(1);
});

it('a branch is followed however its id is written', async () => {
  const reader = await look(owner.token, { branchId: stack.ids.ari?.toUpperCase() });
  const plain = await look();
  await sell();
  for (const each of [plain, reader]) expect(await each.next()).toMatchObject(eventOf({ branchId: stack.ids.ari }));
});

it('the stream of the gateway is opened again when it was lost, and what was missed is reported as unknown', async () => {
  const reader = await look();
  const before = streams();
  // Cuts every connection to the gateway.
  await stack.upstream.set(null);
  expect(await reader.next()).toEqual(eventOf({ branchId: null, businessDate: null, at: expect.any(String) }));
  await sell();
  expect(await reader.next()).toMatchObject(eventOf({ branchId: stack.ids.ari }));
  expect(streams()).toBe(before + 1);
});

it('AUTH-11 a user who signs out receives nothing more, the others go on', async () => {
  const cashier = await stack.as('cashier');
  const [leaving, staying] = [await look(cashier.token), await look()];
  await cashier.ask('mutation { signOut { userErrors { code } } }');
  expect(await lastOf(leaving)).toMatchObject({ event: 'complete' });
  await sell();
  expect(await staying.next()).toMatchObject({ event: 'next' });
  expect(await firstCode(await look(cashier.token))).toBe('UNAUTHENTICATED');
});

it('refuses who has no right to read sales, another branch, and anything that is not a subscription', async () => {
  const powerless = await stack.as('nobody');
  expect(await firstCode(await look(powerless.token))).toBe('PERMISSION');
  for (const branchId of ['018f0000-0000-7000-8000-000000000000', 'ari'])
    expect(await firstCode(await look(owner.token, { branchId })), branchId).toBe('VALIDATION');
  expect(await firstCode(await look(owner.token, { lately: -1 }, LATELY))).toBe('VALIDATION');
  expect((await look('made-up')).status).toBe(401);
  expect((await look(owner.token, {}, '{ viewer { id } }')).status).toBe(400);
  expect((await look(owner.token, {}, 'mutation { signOut { userErrors { code } } }')).status).toBe(400);
  expect((await look(owner.token, {}, 'subscription { no }')).status).toBe(400);
  const { errors } = await owner.ask(FIGURES_CHANGED);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
});

it('a viewer who leaves while waiting is let go, once', async () => {
  const feed = new ViewerFeed({
    name: 'figuresChanged',
    pauseMs: 0,
    mayLook: async () => true,
    onEnd: () => ended.push('left'),
  });
  const ended: string[] = [];
  const waiting = feed.next();
  await feed.return();
  await feed.return();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(ended).toEqual(['left']);
});

async function firstCode(reader: EventReader) {
  return (await reader.next())?.data.errors[0].extensions.code;
}

async function lastOf(reader: EventReader) {
  let last = null;
  for (let event = await reader.next(); event; event = await reader.next()) last = event;
  return last;
}
