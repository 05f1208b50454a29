import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, it } from 'vitest';
import { faultNamed } from './testing/faults/faults.ts';
import { startTestStack, type TestUser } from './testing/stack/startTestStack.ts';

const DASHBOARD = `{
  viewer { username } memberTiers { total } merchantBranches { total } stockLevels { total } transactions { total }
}`;
/** graphql-js runs a new document, compiled code runs repeated ones. */
const EXECUTORS = ['interpreted', 'compiled'] as const;

const stack = openForTests(startTestStack);
let analyst: TestUser;

beforeAll(async () => {
  const reads = [PAGE.businessInsight, PAGE.customerInsight, PAGE.paymentHistory];
  const rights = reads.map((objectCode) => ({ objectCode, actionCodes: ['READ'] as const }));
  analyst = await stack.addUser('analyst', rights);
});

it.each(EXECUTORS)(
  'D1 a part that the role may not read is null with its error, and the others stand (%s)',
  async () => {
    const { data, errors } = await analyst.ask(DASHBOARD);
    expect(data).toEqual({
      viewer: { username: 'analyst' },
      memberTiers: { total: expect.any(Number) },
      merchantBranches: { total: expect.any(Number) },
      stockLevels: null,
      transactions: { total: expect.any(Number) },
    });
    expect(errors).toMatchObject([{ path: ['stockLevels'], extensions: { code: 'PERMISSION' } }]);
  },
);

it.each(EXECUTORS)('D1 a resource that fails empties its own field alone (%s)', async () => {
  await stack.upstream.set(faultNamed('reset before the gateway is asked'), ({ path }) =>
    path.startsWith('/member-tiers'),
  );
  const { data, errors } = await analyst.ask('{ viewer { username } memberTiers { total } products { total } }');
  await stack.upstream.set(null);
  expect(data).toMatchObject({
    viewer: { username: 'analyst' },
    memberTiers: null,
    products: { total: expect.any(Number) },
  });
  expect(errors?.map(({ path }) => path)).toEqual([['memberTiers']]);
});
