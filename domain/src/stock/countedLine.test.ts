import { expect, test } from 'vitest';
import { type CountEntry, type CountedLine, enterCount, MAX_COUNTED, UNCOUNTED } from './countedLine.ts';

const line = (counted: number, qtyAtCount: number, movedQty = 0): CountedLine => ({ counted, qtyAtCount, movedQty });
const more = (quantity: number): CountEntry => ({ mode: 'ADD', quantity });
const total = (quantity: number | null, seen: number | null): CountEntry => ({ mode: 'SET', quantity, seen });

test.each<[string, CountedLine, CountEntry, number, CountedLine | string]>([
  ['begins where the shelf is', UNCOUNTED, more(3), 10, line(3, 10)],
  ['joins what others counted, and keeps the moment of the first', line(3, 10), more(4), 10, line(7, 10)],
  ['says that the shelf moved meanwhile', line(3, 10), more(4), 8, line(7, 10, -2)],
  ['replaces the total that was seen, and begins again', line(7, 10, -2), total(8, 7), 8, line(8, 8)],
  ['replaces no other total', line(9, 10), total(8, 7), 10, 'COUNT_CHANGED'],
  ['is no total where somebody counted first', line(1, 10), total(8, null), 10, 'COUNT_CHANGED'],
  ['of none is a count as well', UNCOUNTED, total(0, null), 10, line(0, 10)],
  ['may be taken back', line(7, 10), total(null, 7), 4, UNCOUNTED],
  ['begins below zero where the shelf is', UNCOUNTED, more(2), -3, line(2, -3)],
  ['has a limit', line(MAX_COUNTED, 1), more(1), 1, 'TOO_MANY_COUNTED'],
])('an entry %s', (_what, before, entry, onShelf, after) => {
  expect(enterCount(before, entry, onShelf)).toEqual(after);
});
