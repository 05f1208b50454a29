import { nothingWord, valueWord } from '@taem/domain/insight/dashboards/columnWords.ts';
import type { FigureValue, LaidOutColumn } from '@taem/domain/insight/dashboards/layOut.ts';
import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import type { Language } from '../../app/language.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { unitLabel, unitName } from '../period/dayNames.ts';

/** Formats a value for reading. */
export function valueText(value: FigureValue, column: LaidOutColumn, language: Language): string {
  if (value === null) return nothingWord(column, language);
  const { kind, unit, figure } = column;
  if (typeof value === 'number') {
    if (figure?.isKey)
      return figure.coordinate === 'BreakdownRow.hour' ? `${String(value).padStart(2, '0')}:00` : String(value);
    return kind === 'count' ? formatCount(value) : formatTwoDecimals(value);
  }
  if (typeof value === 'boolean') return value ? '✓' : NOTHING;
  if (kind === 'day') return unitName(value, unit ?? 'DAY', language);
  if (kind === 'moment') return value.includes('T') ? formatMoment(value, language) : value;
  return valueWord(value, language);
}

const MAX_LETTERS = 18;

/** Formats a value for the axis of a chart, which needs short labels. */
export function labelText(value: FigureValue, column: LaidOutColumn, language: Language): string {
  // Consecutive days are distinguishable without the year; a birthday is not.
  if (typeof value === 'string' && column.kind === 'day' && column.figure?.isTime)
    return unitLabel(value, column.unit ?? 'DAY', language);
  const formatted = valueText(value, column, language);
  // The meaning of an empty value is given in full beside the chart; here a long text would push the next label away.
  const text = value === null ? (formatted.split('/')[0]?.trim() ?? formatted) : formatted;
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS - 1)}…` : text;
}

/** Words several values that belong together, such as a tender and its bank, without empty ones. */
export function wordsOf(
  values: readonly FigureValue[],
  columns: readonly LaidOutColumn[],
  language: Language,
  text: typeof valueText,
): string {
  const words = columns.flatMap((column, at) => (values[at] == null ? [] : [text(values[at], column, language)]));
  const [first] = columns;
  return words.join(' · ') || (first ? text(null, first, language) : NOTHING);
}

/** Returns the unit of a kind of figures; empty if the values contain it. */
export const unitWord = (kind: LaidOutColumn['kind'], language: Language): string =>
  kind === 'money'
    ? language === 'th'
      ? 'บาท'
      : 'THB'
    : kind === 'count'
      ? language === 'th'
        ? 'จำนวน'
        : 'count'
      : '';
