import { expect, test } from 'vitest';
import { addsUp, type LiabilityUnit, liabilityAlong, movesOf } from './liabilityAlong.ts';
import { firstOfMonths, heatStep, retentionOfAll, retentionSpan, retentionTable } from './retentionTable.ts';

const noMoves = { brought: 0, earned: 0, spent: 0, voided: 0, adjusted: 0, merged: 0, claimed: 0 };
const units: LiabilityUnit[] = [
  { ...noMoves, time: '2026-11-01', opening: 90, earned: 14, spent: -10, closing: 94 },
  { ...noMoves, time: '2026-11-04', opening: 94, voided: -4, closing: 90 },
];

test('a day without movement closes as the day before did, and days before the first row have no figures', () => {
  const along = liabilityAlong(units, { from: '2026-10-30', to: '2026-11-05' }, 'DAY');
  expect(along.map(({ time, opening, closing }) => [time, opening, closing])).toEqual([
    ['2026-11-01', 90, 94],
    ['2026-11-02', 94, 94],
    ['2026-11-03', 94, 94],
    ['2026-11-04', 94, 90],
    ['2026-11-05', 90, 90],
  ]);
  expect(movesOf(along)).toEqual({ ...noMoves, earned: 14, spent: -10, voided: -4 });
  expect(addsUp(along)).toBe(true);
  expect(addsUp([{ ...along[0], closing: 95 } as LiabilityUnit, ...along.slice(1)])).toBe(false);
});

test('of a cohort a month without buyers is 0 %, a month that has not come is nothing, and this month is not over', () => {
  const cohorts = [
    {
      month: '2026-09-01',
      totalMembers: 3,
      months: [
        { month: 0, totalMembers: 3 },
        { month: 2, totalMembers: 1 },
      ],
    },
    {
      month: '2026-10-01',
      totalMembers: 1,
      months: [
        { month: 0, totalMembers: 1 },
        { month: 1, totalMembers: 1 },
      ],
    },
  ];
  const rows = retentionTable(cohorts, '2026-11-23');
  expect(rows.map(({ cells }) => cells)).toEqual([
    [
      { members: 3, share: 100, isRunning: false },
      { members: 0, share: 0, isRunning: false },
      { members: 1, share: 100 / 3, isRunning: true },
    ],
    [{ members: 1, share: 100, isRunning: false }, { members: 1, share: 100, isRunning: true }, null],
  ]);
  expect(retentionOfAll(rows)).toEqual([
    { members: 4, of: 4, share: 100 },
    { members: 0, of: 3, share: 0 },
    { members: 0, of: 0, share: 0 },
  ]);
  expect(firstOfMonths(12, '2026-11-23')).toBe('2025-12-01');
});

test('IM-11 heat is between what came back least and most in the months since that are over', () => {
  const cell = (share: number, isRunning = false) => ({ members: 1, share, isRunning });
  const row = (...shares: ReturnType<typeof cell>[]) => ({ month: '2026-01-01', totalMembers: 1, cells: shares });
  const rows = [row(cell(100), cell(25), cell(41), cell(3, true)), row(cell(100), cell(33), cell(90, true))];
  const span = retentionSpan(rows);
  expect(span).toEqual({ least: 25, most: 41 });
  expect([3, 25, 29, 33, 37, 41, 90].map((share) => span && heatStep(share, span, 4))).toEqual([0, 0, 1, 2, 3, 3, 3]);
  expect(heatStep(30, { least: 30, most: 30 }, 6)).toBe(2);
  expect(retentionSpan([row(cell(100), cell(25, true))])).toBeNull();
});
