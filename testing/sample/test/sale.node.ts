import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestStack, type TestStack } from '@taem/testing';

let stack: TestStack;
before(async () => {
  stack = await startTestStack();
});
after(() => stack.close());

test('a member has the points that the shop gave', async () => {
  const owner = await stack.as('owner');
  const { data } = await owner.ask('query ($id: ID!) { member(id: $id) { remainingPoints } }', { id: stack.ids.mali });
  assert.equal(data.member.remainingPoints, 120);
});

test('the time is what the test sets', async () => {
  await stack.clock.set('2026-03-14T23:59:30+07:00');
  const owner = await stack.as('owner');
  const { data } = await owner.ask('{ statistics(range: { last: TODAY }) { range { from to } } }');
  await stack.clock.reset();
  assert.deepEqual(data.statistics.range, { from: '2026-03-14', to: '2026-03-14' });
});
