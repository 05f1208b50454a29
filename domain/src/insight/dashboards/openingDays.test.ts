import { describe, expect, it } from 'vitest';
import type { OpeningDays } from './openingDays.ts';
import { openingDays, withOpeningDays } from './openingDays.ts';

const text = (range = '', compare = '') => `# Figures of the shop
query Dashboard($range: DayRangeInput!${range}, $compare: Comparison${compare}, $branchId: ID) {
  statistics(range: $range, compare: $compare, branchId: $branchId) { totalRevenue { total } }
}
`;
const TODAY: OpeningDays = { period: { mode: 'day' }, compare: 'PREVIOUS_PERIOD' };

describe('IM-17 the days that a saved dashboard opens with', () => {
  it.each<[string, string, OpeningDays]>([
    ['', '', TODAY],
    [' = { last: THIS_MONTH }', ' = PREVIOUS_YEAR', { period: { mode: 'month' }, compare: 'PREVIOUS_YEAR' }],
    [' = { last: THIS_YEAR }', '', { period: { mode: 'year' }, compare: 'PREVIOUS_PERIOD' }],
    [' = { last: ALL_TIME }', '', { period: { mode: 'all' }, compare: 'PREVIOUS_PERIOD' }],
    [
      ' = { from: "2026-11-01", to: "2026-11-03" }',
      ' = PREVIOUS_WEEK',
      { period: { mode: 'custom', range: { from: '2026-11-01', to: '2026-11-03' } }, compare: 'PREVIOUS_WEEK' },
    ],
  ])('are the defaults of its variables: "%s" "%s"', (range, compare, opening) => {
    expect(openingDays(text(range, compare))).toEqual(opening);
    for (const other of [text(), text(' = { last: THIS_YEAR }', ' = PREVIOUS_YEAR')])
      expect(withOpeningDays(other, opening)).toBe(text(range, compare));
  });

  it.each([
    text(' = { last: LAST_30_DAYS }'),
    text(' = { from: "2026-11-01" }'),
    text(' = { from: "2026-13-01", to: "2026-13-02" }'),
    text(' = { last: SOMETIME }', ' = NEVER'),
    'not a document',
    '',
  ])('are those of every page where it says nothing that a page can choose: %s', (document) => {
    expect(openingDays(document)).toEqual(TODAY);
    expect(withOpeningDays(document, TODAY)).toBe(document);
  });

  it('are not written into a document that takes no days', () => {
    const fixed = '{ statistics(range: { last: LAST_YEAR }) { totalRevenue { total } } }';
    expect(withOpeningDays(fixed, { period: { mode: 'month' }, compare: 'PREVIOUS_YEAR' })).toBe(fixed);
  });
});
