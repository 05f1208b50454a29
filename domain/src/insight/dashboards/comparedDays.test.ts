import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { chartOf } from './chartOf.ts';
import { columnWord } from './columnWords.ts';
import { layOut } from './layOut.ts';
import { asksBefore } from './readDocument.ts';
import type { SentWith } from './rootArguments.ts';

describe('what is compared with', () => {
  const compared = buildSchema(`
    scalar Date
    scalar Money
    type Query { statistics(range: Days, by: Unit, compare: String): Statistics report: Statistics }
    input Days { last: String from: Date to: Date }
    enum Unit { DAY MONTH }
    type Range { from: Date to: Date }
    type Statistics { range: Range by: Unit previous: Statistics totalRevenue: Series tiers: [Tier!] products(page: Int): Page }
    type Series { points: [Point!] }
    type Point { time: Date value: Money customerType: String }
    type Tier { name: String totalRevenue: Money }
    type Page { items: [Tier!] }
  `);
  const laidOut = (fields: string, now: object, previous: object | null, sent: SentWith | null = null) => {
    const key = /\w+/.exec(fields)?.[0] ?? '';
    const part = { path: `statistics.${key}`, title: null, drawing: 'LINE' as const, width: 12, columns: [] };
    const document = `query ($range: Days, $by: Unit, $compare: String) { statistics(range: $range, by: $by, compare: $compare) { ${fields} previous { ${fields} } } }`;
    return layOut({ document, parts: [part] }, compared, { data: { statistics: { ...now, previous } } }, sent)[0];
  };
  const series = (...points: [time: string, value: number][]) => ({
    totalRevenue: { points: points.map(([time, value]) => ({ time, value })) },
  });
  const POINTS = 'totalRevenue { points { time value } }';
  const now = series(['2026-03-01', 1], ['2026-03-01', 2], ['2026-03-03', 3]);
  const before = series(['2026-02-01', 10], ['2026-02-02', 20], ['2026-02-28', 30]);
  const variables = { by: 'DAY', range: { from: '2026-03-01', to: '2026-03-20' }, compare: 'PREVIOUS_PERIOD' };
  const sent = { variables, today: '2026-04-15' };
  const days = { range: { from: '2026-03-01', to: '2026-03-03' }, by: 'DAY' };
  const daysThen = { range: { from: '2026-02-01', to: '2026-02-03' } };

  it('stands beside the figures of now, along time by its place, what was before alone too', () => {
    const part = laidOut(POINTS, { ...days, ...now }, { ...daysThen, ...before });
    expect(part?.columns.map(({ key, isBefore }) => [key, isBefore])).toEqual([
      ['time', false],
      ['value', false],
      ['previous value', true],
    ]);
    expect(part?.rows).toEqual([
      ['2026-03-01', 3, 10],
      ['2026-03-02', null, 20],
      ['2026-03-03', 3, null],
    ]);
    expect(part?.columns.map((column) => columnWord(column, 'en'))).toEqual(['Time', 'Value', 'Value · Before']);
    expect(part && chartOf(part)?.series.map(({ key }) => key)).toEqual(['value', 'previous value']);
  });

  it('is of the days that were sent where they are not answered', () => {
    const part = laidOut(POINTS, now, before, sent);
    expect(part?.rows[0]).toEqual(['2026-03-01', 3, 10]);
  });

  it('is not drawn where nothing is compared, or no one knows the days', () => {
    const hasBefore = (part: ReturnType<typeof laidOut>) => part?.columns.some(({ isBefore }) => isBefore);
    expect(hasBefore(laidOut(POINTS, { ...days, ...now }, null))).toBe(false);
    expect(hasBefore(laidOut(POINTS, now, before))).toBe(false);
    // The comparison selects something else: no points at all, or other keys.
    expect(hasBefore(laidOut(POINTS, { ...days, ...now }, { ...daysThen, totalRevenue: {} }))).toBe(false);
    const points = [{ value: 1 }];
    expect(hasBefore(laidOut(POINTS, { ...days, ...now }, { ...daysThen, totalRevenue: { points } }))).toBe(false);
    const { compare: _, ...others } = variables;
    expect(hasBefore(laidOut(POINTS, now, before, { ...sent, variables: others }))).toBe(false);
  });

  it('is by its keys in a list that is whole, and not in a page of one', () => {
    const rows = (...names: string[]) => names.map((name, at) => ({ name, totalRevenue: at + 1 }));
    const part = laidOut(
      'tiers { name totalRevenue }',
      { tiers: rows('Gold', 'Silver') },
      { tiers: rows('Silver', 'Old') },
    );
    expect(part?.rows).toEqual([
      ['Gold', 1, null],
      ['Silver', 2, 1],
      ['Old', null, 2],
    ]);
    const page = (...names: string[]) => ({ products: { items: rows(...names) } });
    expect(laidOut('products { items { name totalRevenue } }', page('a'), page('b'))?.rows).toEqual([['a', 1]]);
  });

  it('is offered where a document asks for it', () => {
    expect(asksBefore(`{ statistics { ${POINTS} previous { ${POINTS} } } }`)).toBe(true);
    expect(asksBefore('{ statistics { breakdown { rows { day change } } } }')).toBe(true);
    expect(asksBefore(`{ statistics { ${POINTS} } }`)).toBe(false);
  });
});
