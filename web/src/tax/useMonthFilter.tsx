import { writtenMonth } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../app/i18n.ts';
import { monthsToChoose } from '../app/readMonth.ts';
import { ChoiceField } from '../list/filterFields.tsx';
import type { ListFilter } from '../list/ListDeclaration.ts';
import { useOutputTaxMessages } from './messages.ts';

/** Returns the filter by month of a tax report. */
export function useMonthFilter(month: string, today: string): ListFilter {
  const t = useOutputTaxMessages();
  const language = useLanguage();
  const months = monthsToChoose(`${month}-01`, today).map((day) => ({
    id: day.slice(0, 7),
    name: writtenMonth(day, language),
  }));
  return {
    names: ['month'],
    draw: (_, narrow) => (
      <ChoiceField
        key="month"
        label={t('month')}
        any={null}
        choices={months}
        value={month}
        onChoose={(chosen) => narrow({ month: chosen })}
      />
    ),
  };
}
