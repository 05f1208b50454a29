import { expect, test } from 'vitest';
import { tablesIn, totalsIn } from './tablesIn.ts';

test('an answer without lists is drawn too: its numbers beside those of the same object', () => {
  const answer = {
    statistics: {
      range: { from: '2026-11-01', to: '2026-11-26' },
      totalRevenue: { total: 530, member: 323, guest: 207 },
      totalRemaining: 12,
      previous: { totalRevenue: { total: 519, member: null } },
    },
  };
  const [table] = tablesIn(answer);
  expect(table && totalsIn(table)).toEqual([
    {
      path: 'statistics.totalRevenue',
      figures: [
        { name: 'total', value: 530 },
        { name: 'member', value: 323 },
        { name: 'guest', value: 207 },
      ],
    },
    { path: 'statistics', figures: [{ name: 'totalRemaining', value: 12 }] },
    { path: 'statistics.previous.totalRevenue', figures: [{ name: 'total', value: 519 }] },
  ]);
});

test('beside its lists the single numbers of an answer are drawn too', () => {
  const [list, single] = tablesIn({ sale: { no: 'R-1', amountDue: 120, items: [{ name: 'ลาเต้', quantity: 2 }] } });
  expect(list?.path).toBe('sale.items');
  expect(single && totalsIn(single)).toEqual([{ path: 'sale', figures: [{ name: 'amountDue', value: 120 }] }]);
});
