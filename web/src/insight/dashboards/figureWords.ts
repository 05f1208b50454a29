import { nothingWord, valueWord } from '@taem/domain/insight/dashboards/columnWords.ts';
import type { FigureValue, LaidOutColumn } from '@taem/domain/insight/dashboards/layOut.ts';
import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import type { Language } from '../../app/language.ts';
import { unitLabel, unitName } from '../period/dayNames.ts';

/** A value as it is read. */
export function valueText(value: FigureValue, column: LaidOutColumn, language: Language): string {
  if (value === null) return nothingWord(column, language);
  const { kind, unit, figure } = column;
  if (typeof value === 'number') {
    if (figure?.isKey)
      return figure.coordinate === 'BreakdownRow.hour' ? `${String(value).padStart(2, '0')}:00` : String(value);
    return kind === 'count' ? formatCount(value) : formatTwoDecimals(value);
  }
  if (typeof value === 'boolean') return value ? '✓' : '-';
  if (kind === 'day') return unitName(value, unit ?? 'DAY', language);
  if (kind === 'moment') return value.includes('T') ? formatMoment(value, language) : value;
  return valueWord(value, language);
}

const MAX_LETTERS = 18;

/** The same as short as the axis of a chart has it. */
export function labelText(value: FigureValue, column: LaidOutColumn, language: Language): string {
  // Consecutive days are distinguishable without the year; a birthday is not.
  if (typeof value === 'string' && column.kind === 'day' && column.figure?.isTime)
    return unitLabel(value, column.unit ?? 'DAY', language);
  const formatted = valueText(value, column, language);
  // What nothing means is said in full beside it; two of such a length push the next name away.
  const text = value === null ? (formatted.split('/')[0]?.trim() ?? formatted) : formatted;
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS - 1)}…` : text;
}

/** Several values that say one thing together, as a tender and its bank; what it has none of is left out. */
export function wordsOf(
  values: readonly FigureValue[],
  columns: readonly LaidOutColumn[],
  language: Language,
  text: typeof valueText,
): string {
  const words = columns.flatMap((column, at) => (values[at] == null ? [] : [text(values[at], column, language)]));
  const [first] = columns;
  return words.join(' · ') || (first ? text(null, first, language) : '-');
}

/** What the figures of a kind are counted in; empty where they say it themselves. */
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
