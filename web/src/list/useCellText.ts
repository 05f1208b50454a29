import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { formatMoment } from '../app/formatMoment.ts';
import { useLanguage } from '../app/i18n.ts';
import { NOTHING } from '../ui/nothing.ts';
import type { ListColumn } from './ListDeclaration.ts';

/** Returns a function that formats the value of a column, by its kind. */
export function useCellText(): <Row>(column: ListColumn<Row>, row: Row, place: number) => string {
  const language = useLanguage();
  return ({ kind, value }, row, place) => {
    const found = value?.(row, place);
    if (found === null || found === undefined || found === '') return NOTHING;
    if (kind === 'day') return writtenDay(String(found), language);
    if (kind === 'moment') return formatMoment(String(found), language);
    if (typeof found === 'string') return found;
    return kind === 'money' ? formatTwoDecimals(found) : formatCount(found);
  };
}
