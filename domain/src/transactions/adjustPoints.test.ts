import { expect, test } from 'vitest';
import { MAX_MEMBER_POINTS, MAX_SALE_POINTS } from '../limits.ts';
import { adjustPoints } from './adjustPoints.ts';

const facts = { status: 'Complete', returns: null, memberId: 'mali', points: 24, balance: 10 };

test.each([
  ['more points are given', 30, { difference: 6, balanceAfter: 16 }],
  ['fewer are taken', 20, { difference: -4, balanceAfter: 6 }],
  ['as many are taken as are there', 14, { difference: -10, balanceAfter: 0 }],
])('OP-17 the new points are typed and the difference is applied: %s', (_title, points, expected) => {
  expect(adjustPoints(facts, points)).toEqual({ ok: true, ...expected });
});

test.each([
  ['all that was earned may be taken', { ...facts, balance: 24 }, 0, { difference: -24, balanceAfter: 0 }],
  [
    'M1 as many are given as a sale may give',
    facts,
    MAX_SALE_POINTS,
    { difference: MAX_SALE_POINTS - 24, balanceAfter: MAX_SALE_POINTS - 14 },
  ],
  [
    'M1 and as a member may hold',
    { ...facts, balance: MAX_MEMBER_POINTS - 1 },
    25,
    { difference: 1, balanceAfter: MAX_MEMBER_POINTS },
  ],
  [
    'M1 from who holds more than that points are taken all the same',
    { ...facts, balance: MAX_MEMBER_POINTS + 9 },
    20,
    { difference: -4, balanceAfter: MAX_MEMBER_POINTS + 5 },
  ],
])('OP-17 up to the limits: %s', (_title, given, points, expected) => {
  expect(adjustPoints(given, points)).toEqual({ ok: true, ...expected });
});

test.each([
  ['the same points', facts, 24, { code: 'SAME_POINTS' }],
  ['less than none', facts, -1, { code: 'NO_POINTS' }],
  ['parts of a point', facts, 1.5, { code: 'NO_POINTS' }],
  ['points that are spent', facts, 9, { code: 'INSUFFICIENT_POINTS', missing: 5 }],
  [
    'M1 more points than a sale may give',
    facts,
    MAX_SALE_POINTS + 1,
    { code: 'TOO_MANY_POINTS', limit: MAX_SALE_POINTS, holder: 'sale' },
  ],
  [
    'M1 points that a member may not hold',
    { ...facts, balance: MAX_MEMBER_POINTS },
    25,
    { code: 'TOO_MANY_POINTS', limit: MAX_MEMBER_POINTS, holder: 'member' },
  ],
  ['a void sale', { ...facts, status: 'Void' }, 30, { code: 'ALREADY_VOID' }],
  ['a sale with returns', { ...facts, returns: 'HAS_RETURNS' as const }, 30, { code: 'HAS_RETURNS' }],
  ["a guest's sale", { ...facts, memberId: null }, 30, { code: 'NOT_FOR_GUEST' }],
])('refuses %s', (_title, given, points, refusal) => {
  expect(adjustPoints(given, points)).toEqual({ ok: false, refusal });
});
