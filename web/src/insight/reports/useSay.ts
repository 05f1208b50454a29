import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { saleTime } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { useReportMessages } from './messages.ts';
import type { Column, Say } from './report.ts';

/** Returns functions that format the values of rows. */
export function useSay() {
  const t = useReportMessages();
  const language = useLanguage();
  const say: Say = {
    language,
    moment: (clock) => saleTime(clock, language),
    word: (key) => t(`word.${key}` as Parameters<typeof t>[0]),
  };
  const textOf = (column: Column<unknown>, row: unknown, place: number): string => {
    const value = column.value(row, say, place);
    if (value === null || value === undefined || value === '') return NOTHING;
    if (typeof value === 'string') return value;
    return column.kind === 'money' ? formatTwoDecimals(value) : formatCount(value);
  };
  return { say, textOf, language };
}
