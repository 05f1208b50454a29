import { expect, test } from 'vitest';
import { breakageFigures } from './pointsLiabilityByTier.ts';

test('issue 36 shares for an estimate of points that are never used', () => {
  const row = { points: 400, idlePoints: 100, earned: 960, claimed: 40, spent: -300, voided: -100 };
  expect(breakageFigures([row, { ...row, idlePoints: 0 }])).toEqual({ usedShare: 33.3, idleShare: 12.5 });
  expect(breakageFigures([])).toEqual({ usedShare: null, idleShare: null });
});
