import type { FigureColumn, FigurePart } from '@taem/domain/insight/dashboards/figureParts.ts';
import type { FigureValue, LaidOutColumn } from '@taem/domain/insight/dashboards/layOut.ts';
import { formatNumber, formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import type { Language } from '../../app/language.ts';
import { unitName } from '../period/dayNames.ts';
import { FIELD_WORDS, VALUE_WORDS } from './fieldWords.ts';

/** What a field is called; its own name where nobody has given it words. */
export function fieldWord(name: string, language: Language): string {
  const words = FIELD_WORDS[name];
  return words ? words[language === 'th' ? 0 : 1] : name;
}

const ownName = (coordinate: string) => coordinate.slice(coordinate.indexOf('.') + 1);

export const partWord = ({ coordinate, path }: FigurePart, language: Language): string => {
  const word = fieldWord(ownName(coordinate), language);
  const key = path.slice(path.lastIndexOf('.') + 1);
  // Under an alias of its own it is told apart by that.
  return key === ownName(coordinate) ? word : `${word} (${key})`;
};

/** A column as it is read: `สินค้า · ชื่อ`. */
export function columnWord({ name, figure }: LaidOutColumn, language: Language): string {
  if (name !== null || !figure) return name ?? '';
  return keyWord(figure, language);
}

export function keyWord({ key, coordinate }: FigureColumn, language: Language): string {
  const above = key.split('.').slice(0, -1);
  const own = ownName(coordinate);
  // The name of a branch is the branch.
  const names = above.length > 0 && own === 'name' ? above : [...above, own];
  return names.map((one) => fieldWord(one, language)).join(' · ');
}

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
  const words = VALUE_WORDS[value];
  return words ? words[language === 'th' ? 0 : 1] : value;
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
