import { expect, test } from 'vitest';
import { earnedBy, readTrace } from './readTrace.ts';

test('WALL-17 a recorded trace has its figures again, and a name that looks like a number stays a name', () => {
  const recorded = [
    {
      code: 'DISCOUNT_APPLIED',
      params: [
        { name: 'name', value: '10' },
        { name: 'amount', value: '12.5' },
      ],
    },
    {
      code: 'TIER_NONE',
      params: [
        { name: 'guest', value: 'true' },
        { name: 'sourceId', value: '' },
      ],
    },
  ];
  expect(readTrace(recorded)).toEqual([
    { code: 'DISCOUNT_APPLIED', params: { name: '10', amount: 12.5 } },
    { code: 'TIER_NONE', params: { guest: true, sourceId: '' } },
  ]);
});

test('the points of the rules are those of the sale, whatever it was adjusted to since', () => {
  const step = (code: 'EARN_BASE' | 'EARN_MULTIPLIED' | 'SUBTOTAL', points: number) => ({ code, params: { points } });
  expect(earnedBy([step('SUBTOTAL', 7), step('EARN_BASE', 20), step('EARN_MULTIPLIED', 20)])).toBe(40);
});
