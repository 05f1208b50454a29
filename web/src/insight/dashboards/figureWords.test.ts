import type { LaidOutColumn } from '@taem/domain/insight/dashboards/layOut.ts';
import { expect, test } from 'vitest';
import { labelText, valueText } from './figureWords.ts';

const column = (unit: LaidOutColumn['unit'], isTime = true): LaidOutColumn => {
  const figure = {
    ...{ key: 'time', coordinate: 'Row.time', fields: ['Row.time'], kind: 'day' as const, unit },
    isKey: true,
    isTime,
    addsUp: false,
    isId: false,
  };
  return { key: 'time', isKey: true, kind: 'day', unit, figure, name: null, isBefore: false };
};

test.each([
  ['DAY', '2026-01-01', '01-01-2569', '01 ม.ค.'],
  ['WEEK', '2026-01-05', '05-01-2569 – 11-01-2569', '05 ม.ค.'],
  ['MONTH', '2026-01-01', 'มกราคม 2569', 'ม.ค.'],
  ['QUARTER', '2026-01-01', '01-01-2569 – 31-03-2569', '01-01-2569 – 31-03-2569'],
  ['YEAR', '2026-01-01', '2569', '2569'],
] as const)(
  'the first day of a unit stands for the unit: %s from %s is %s, on an axis %s',
  (unit, first, name, label) => {
    expect(valueText(first, column(unit), 'th')).toContain(name);
    expect(labelText(first, column(unit), 'th')).toBe(label);
  },
);

test('a day of which no one knows what it stands for is a day, and has its year where it does not run in order', () => {
  const first = '2026-01-01';
  expect(valueText(first, column(null), 'en')).toBe(valueText(first, column('DAY'), 'en'));
  expect(labelText(first, column(null, false), 'en')).toContain('2026');
});
