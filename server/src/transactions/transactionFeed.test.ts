import { openForTests } from '@taem/domain/testing/openForTests.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestUser } from '../testing/stack/startTestStack.ts';

const stack = openForTests(startTestStack);
let owner: TestUser;
beforeAll(async () => {
  owner = await stack.as('owner');
});
afterAll(async () => {
  await stack.clock.reset();
});

let sales = 0;
async function sell(guest = true): Promise<string> {
  sales += 1;
  const input = {
    idempotencyKey: `feed-sale-${sales}`,
    branchId: stack.ids.ari,
    memberId: guest ? null : stack.ids.mali,
    lines: [{ productId: stack.ids.coffee, quantity: 1 }],
    channels: [{ type: 'CASH', amount: 45, receivedAmount: 50 }],
    expectedAmountDue: 45,
  };
  const { data } = await owner.ask('mutation ($input: PayInput!) { pay(input: $input) { transaction { id } } }', {
    input,
  });
  return data.pay.transaction.id;
}

const FEED = `query ($first: Int, $after: String, $filter: TransactionFilter) {
  transactionFeed(first: $first, after: $after, filter: $filter) {
    edges { cursor node { id transactionNo items { name } } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;
interface Feed {
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}
async function read(first: number, after: string | null, filter?: object): Promise<Feed> {
  const { data, errors } = await owner.ask(FEED, { first, after, filter });
  expect(errors).toBeUndefined();
  return data.transactionFeed;
}
/** Advances the clock to a minute after the real time, by which ids are generated. */
async function later() {
  await stack.clock.reset();
  await stack.clock.advance(61_000);
}

it('a sale is there a minute after it was recorded, in one call, and its cursor stays good', async () => {
  const id = await sell();
  const before = await read(10, null);
  expect(before).toEqual({
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  });
  await later();
  let page: Feed | undefined;
  expect(
    await stack.callsOf(async () => {
      page = await read(10, null);
    }),
  ).toEqual(['GET /transactions/recorded']);
  expect(page?.edges.map(({ node }) => node.id)).toEqual([id]);
  const { endCursor } = page?.pageInfo ?? {};
  expect((await read(10, endCursor ?? null)).pageInfo).toMatchObject({ hasPreviousPage: true, endCursor });
});

it('anyone who reads on while sales come in gets each once, in the order in which they were recorded', async () => {
  const step = fc.oneof(
    fc.record({ sell: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ read: fc.integer({ min: 1, max: 4 }) }),
    fc.constant('later' as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      // Makes sure that nothing of earlier runs is left.
      await later();
      let cursor: string | null = null;
      for (let more = true; more; ) {
        const page: Feed = await read(500, cursor);
        cursor = page.pageInfo.endCursor;
        more = page.pageInfo.hasNextPage;
      }
      const sold: string[] = [];
      const seen: string[] = [];
      const readOn = async (first: number) => {
        const { edges, pageInfo } = await read(first, cursor);
        seen.push(...edges.map(({ node }) => node.id));
        cursor = pageInfo.endCursor;
        return pageInfo.hasNextPage;
      };
      for (const one of steps) {
        if (one === 'later') await later();
        else if ('sell' in one) for (let left = one.sell; left > 0; left -= 1) sold.push(await sell());
        // Sells while the export is read.
        else sold.push((await Promise.all([sell(), readOn(one.read)]))[0]);
      }
      await later();
      while (await readOn(3));
      expect(seen).toEqual(sold);
    }),
    { seed: 15, numRuns: 4 },
  );
}, 60_000);

it('is narrowed as the list of sales is', async () => {
  const id = await sell(false);
  await later();
  const page = await read(500, null, { customerType: 'MEMBER' });
  expect(page.edges.map(({ node }) => node.id)).toEqual([id]);
});

it('refuses an invalid cursor, and invalid pages', async () => {
  for (const variables of [{ after: 'x' }, { first: 0 }, { first: 501 }]) {
    const { errors } = await owner.ask(FEED, variables);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});
