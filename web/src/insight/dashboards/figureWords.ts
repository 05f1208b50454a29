import { valueWord } from '@taem/domain/insight/dashboards/columnWords.ts';
import type { FigureColumn } from '@taem/domain/insight/dashboards/figureParts.ts';
import type { FigureValue, LaidOutColumn } from '@taem/domain/insight/dashboards/layOut.ts';
import { formatNumber, formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import type { Language } from '../../app/language.ts';
import { unitName } from '../period/dayNames.ts';

/** A value as it is read. */
export function valueText(value: FigureValue, column: LaidOutColumn | FigureColumn, language: Language): string {
  if (value === null) return '-';
  const { kind } = column;
  if (typeof value === 'number') {
    const figure = 'figure' in column ? column.figure : column;
    if (figure?.isKey)
      return figure.coordinate === 'BreakdownRow.hour' ? `${String(value).padStart(2, '0')}:00` : String(value);
    return kind === 'count' ? formatNumber(value) : formatTwoDecimals(value);
  }
  if (typeof value === 'boolean') return value ? '✓' : '-';
  if (kind === 'day') return unitName(value, 'DAY', language);
  if (kind === 'moment') return value.includes('T') ? formatMoment(value, language) : value;
  return valueWord(value, language);
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
