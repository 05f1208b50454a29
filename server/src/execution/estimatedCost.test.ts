import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type OperationDefinitionNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../schema.ts';
import { estimatedCost } from './estimatedCost.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heap = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

const schema = createSchema();
const document = parse(
  'query ($range: DayRangeInput!) { statistics(range: $range) { totalRevenue { rows { value } } } }',
);
const [operation] = document.definitions as readonly [OperationDefinitionNode];
const costOf = (range: object) => estimatedCost(schema, document, operation, { range });

test('nothing is kept of what somebody sends in place of days, however much it is and however often it comes', () => {
  const usual = costOf({ last: 'TODAY' });
  const before = heap();
  for (let time = 0; time < 50; time += 1)
    expect(costOf({ last: 'TODAY', more: String(time).repeat(500_000) })).toBe(usual);
  expect(heap() - before).toBeLessThan(10_000_000);
});
