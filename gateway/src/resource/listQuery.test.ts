import { expect, test } from 'vitest';
import { readDay, readSort } from './listQuery.ts';
import { readValue } from './readValue.ts';

test('DATA-04 a field named None means no order, whatever stands beside it', () => {
  for (const sort of ['None', '{"None":1}', '{"None":"x"}']) expect(readSort(sort, 'sort')).toEqual([]);
  expect(readSort('{"None":1,"name":-1}', 'sort')).toEqual([['name', -1]]);
  expect(() => readSort('{"name":2}', 'sort')).toThrow('must be 1 or -1');
});

test.each([
  ['from', () => readDay('2569-11-01', 'from')],
  ['to', () => readDay('2569-11-26', 'to')],
  ['a day of a filter', () => readValue('date', '2533-01-31')],
  ['a moment of a filter', () => readValue('timestamp', '2569-11-26T10:00:00Z')],
])('PR-18 a year of the Buddhist era is reported, not answered with nothing: %s', (_, read) => {
  expect(read).toThrow(/has a year of the Buddhist era: \d{4} is \d{4}/);
});

test.each(['x', '2026-3-1', '2026-03-01x', 'x2026-03-01', '2026-13-01', 5, ['2026-03-01']])(
  'a list is not narrowed to the day "%s"',
  (day) => {
    expect(() => readDay(day, 'to')).toThrow('must be a date YYYY-MM-DD');
  },
);

test.each([
  ['2026-01-31T10:00:00+07:00', true],
  ['2026-01-31T10:00:00+14:00', true],
  ['2026-01-31T10:00:00-1200', true],
  ['2026-01-31T10:00:00+15:00', false],
  ['2026-01-31T10:00:00-23:59', false],
  ['2026-01-31T10:00:00+07:60', false],
])(
  'a moment is of a clock that there is, so that no statement fails by it once its file has begun: %s',
  (moment, isOne) => {
    const read = () => readValue('timestamp', moment);
    if (isOne) expect(read()).toBe(moment);
    else expect(read).toThrow('must be a time such as');
  },
);
