import { startTestStack, type TestStack } from '@taem/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
}, 60_000);
afterAll(() => stack.close());

test('a member has the points that the shop gave', async () => {
  const owner = await stack.as('owner');
  const { data } = await owner.ask('query ($id: ID!) { member(id: $id) { remainingPoints } }', { id: stack.ids.mali });
  expect(data.member.remainingPoints).toBe(120);
});
