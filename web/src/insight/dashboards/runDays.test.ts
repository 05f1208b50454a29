import { expect, test } from 'vitest';
import { runDays } from './runDays.ts';

const today = '2026-11-26';
const run = (document: string, variables: Record<string, unknown> = {}, data: object | null = {}) =>
  runDays({ answer: { data: data as never }, sent: { document, variables, today } });

const COMPARED =
  'query ($range: DayRangeInput!, $compare: Comparison, $branchId: ID) { statistics(range: $range, compare: $compare, branchId: $branchId) { totalRevenue { total } previous { totalRevenue { total } } } }';

test('a run is of the days that it was sent with, beside those before and its branch', () => {
  expect(run(COMPARED, { range: { last: 'THIS_MONTH' }, compare: 'PREVIOUS_PERIOD', branchId: 'b' })).toEqual([
    {
      roots: ['statistics'],
      range: { from: '2026-11-01', to: today },
      previous: { from: '2026-10-01', to: '2026-10-26' },
      until: true,
      branchId: 'b',
    },
  ]);
});

test('days that no one can be before are said as such, and what compares nothing compares with nothing', () => {
  const all = run(COMPARED, { range: { last: 'ALL_TIME' }, compare: 'PREVIOUS_PERIOD', branchId: null });
  expect(all).toMatchObject([{ previous: null, branchId: null }]);
  const alone = '{ statistics(range: { last: TODAY }, compare: PREVIOUS_PERIOD) { totalRevenue { total } } }';
  expect(run(alone)).toMatchObject([{ range: { from: today, to: today }, previous: undefined }]);
});

test('a document with fixed days does not follow those of the page; the answer knows best', () => {
  const own = '{ year: statistics(range: { last: LAST_YEAR }) { range { from to } totalRevenue { total } } }';
  expect(run(own)).toMatchObject([{ roots: ['year'], range: { from: '2025-01-01', to: '2025-12-31' } }]);
  const range = { from: '2024-01-01', to: '2024-12-31' };
  expect(run(own, {}, { year: { range } })).toMatchObject([{ range }]);
});

test('the same days are said once, others each with whose they are', () => {
  const both =
    'query ($range: DayRangeInput!) { a: statistics(range: $range, compare: PREVIOUS_PERIOD) { previous { id } } report(range: $range) { id } old: statistics(range: { last: YESTERDAY }) { id } }';
  const found = run(both, { range: { last: 'TODAY' } });
  expect(found.map(({ roots, range }) => [roots, range.from])).toEqual([
    [['a', 'report'], '2026-11-26'],
    [['old'], '2026-11-25'],
  ]);
  expect(found[0]?.previous).toEqual({ from: '2026-11-25', to: '2026-11-25' });
});

test('a day that is not over is beside the other up to the time of the run, or to what the answer says; days that are over are whole', () => {
  const until = (last: string, previous: object | null = null) =>
    run(COMPARED, { range: { last }, compare: 'PREVIOUS_PERIOD' }, { statistics: { previous } })[0]?.until;
  expect([until('TODAY'), until('THIS_MONTH'), until('YESTERDAY'), until('LAST_MONTH')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(until('TODAY', { until: '2026-11-25 18:05:00' })).toBe('2026-11-25 18:05:00');
});

test('what was refused as a whole is of no days', () => {
  expect(run(COMPARED, { range: { last: 'TODAY' } }, null)).toEqual([]);
  expect(run('{ statistics', {})).toEqual([]);
});
