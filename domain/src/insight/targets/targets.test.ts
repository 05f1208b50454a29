import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { satang, sum } from '../../money/money.ts';
import { formOf } from '../../record/formOf.ts';
import { addDays } from '../../time/calendar.ts';
import { lastOf } from '../../time/dayRange.ts';
import { revenueTarget } from './revenueTarget.ts';
import { type MonthTarget, percentOfTarget, targetOfDays } from './targetOfDays.ts';

const SHOP = { selected: null, open: ['ari', 'siam'] };
const target = (month: string, amount: number, branchId: string | null = null): MonthTarget => ({
  ...{ month, branchId },
  amount: satang(amount),
});
const november = { from: '2026-11-01', to: '2026-11-30' };

const months = fc
  .record({ year: fc.integer({ min: 2000, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);
const amounts = fc.integer({ min: 1, max: 9_999_999_999_999 });

describe('the target of days', () => {
  it('all days of a month come to its target, to the satang, and no two of them are more than a satang apart', () => {
    fc.assert(
      fc.property(months, amounts, (month, amount) => {
        const last = lastOf('MONTH', `${month}-01`);
        const days: number[] = [];
        for (let day = `${month}-01`; day <= last; day = addDays(day, 1))
          days.push(targetOfDays({ from: day, to: day }, [target(month, amount)], SHOP).amount ?? Number.NaN);
        expect(sum(days.map(satang))).toBe(amount);
        expect(Math.max(...days) - Math.min(...days)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('wherever days are cut in two, the parts come to the whole', () => {
    const lengths = fc.tuple(
      fc.integer({ min: 0, max: 59 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 30 }),
    );
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 6, maxLength: 6 }), lengths, (six, [before, length, cut]) => {
        const targets = six.map((amount, place) => target(`2026-0${place + 1}`, amount));
        const from = addDays('2026-01-01', before);
        const to = addDays(from, length);
        const last = addDays(from, Math.min(cut, length - 1));
        const of = (range: { from: string; to: string }) => targetOfDays(range, targets, SHOP).amount ?? Number.NaN;
        expect(of({ from, to: last }) + of({ from: addDays(last, 1), to })).toBe(of({ from, to }));
      }),
    );
  });

  it('a month without a target leaves the days without one, and the number of days with one is stated', () => {
    const targets = [target('2026-10', 3100), target('2026-12', 3100)];
    expect(targetOfDays({ from: '2026-10-30', to: '2026-12-01' }, targets, SHOP)).toEqual({
      amount: null,
      months: 3,
      monthsSet: 2,
    });
    expect(targetOfDays({ from: '2026-10-30', to: '2026-10-31' }, targets, SHOP).amount).toBe(200);
    expect(targetOfDays(november, [], SHOP)).toEqual({ amount: null, months: 1, monthsSet: 0 });
  });

  it.each([
    ["the shop's own target, whatever its branches have", null, [null, 'ari', 'siam'], 100],
    ['what all branches have where the shop has none', null, ['ari', 'siam'], 200],
    ['none while a branch lacks its own', null, ['ari'], null],
    ['of a branch its own', ['ari'], [null, 'ari', 'siam'], 100],
    ['of a branch never that of the shop', ['ari'], [null, 'siam'], null],
    ['of some branches what each of them has', ['ari', 'siam'], ['ari', 'siam'], 200],
    ['that of a branch closed since too, as what it sold counts', null, ['ari', 'siam', 'closed'], 300],
    ['of some branches not missing from one that is closed', ['ari', 'closed'], ['ari', 'siam'], 100],
    ['of a closed branch its own', ['closed'], ['closed'], 100],
    ['of a closed branch without one none', ['closed'], ['ari', 'siam'], null],
  ] as const)('is %s', (_, selected, set, amount) => {
    const targets = set.map((branchId) => target('2026-11', 100, branchId));
    expect(targetOfDays(november, targets, { ...SHOP, selected }).amount).toBe(amount);
  });

  it('100 % is reported only when the target is reached', () => {
    expect([99_999, 100_000, 100_001, 0].map((revenue) => percentOfTarget(satang(revenue), satang(100_000)))).toEqual([
      99, 100, 100, 0,
    ]);
  });
});

describe('the month of a target', () => {
  const form = formOf(revenueTarget, 'create');
  const isTaken = (month: string) => form.safeParse({ month, branchId: '', amount: '1000' }).success;

  it('is one of the common calendar: a year that is a Buddhist one is refused, and not kept for five centuries from now', () => {
    expect(['2026-11', '1999-01', '2100-12'].map(isTaken)).toEqual([true, true, true]);
    expect(['2569-11', '2026-13', '2026-1', 'พ.ย. 69', '69-11'].filter(isTaken)).toEqual([]);
  });
});
