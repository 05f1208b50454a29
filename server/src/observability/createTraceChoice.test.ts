import { expect, test } from 'vitest';
import { createTraceChoice, MAX_A_SECOND } from './createTraceChoice.ts';

test('of a crowd no more operations are traced in a second than are of use, whatever the ratio', () => {
  let time = 5_000;
  const choose = createTraceChoice(1, () => time);
  const chosen = () => Array.from({ length: 3 * MAX_A_SECOND }, choose).filter(Boolean).length;
  expect(chosen()).toBe(MAX_A_SECOND);
  time += 999;
  expect(choose()).toBe(false);
  time += 1;
  expect(chosen()).toBe(MAX_A_SECOND);
});
