import { useState } from 'react';
import { DayField } from '../../ui/DayField.tsx';
import { useSalesMessages } from '../messages.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import type { HistoryList } from './useHistoryList.ts';

const RANGES = ['TODAY', 'YESTERDAY', 'THIS_WEEK', 'LAST_WEEK', 'THIS_MONTH', 'LAST_MONTH'] as const;
const CUSTOM = 'custom';
const ANY = 'ALL_TIME';

/** Business days, by name or from one to another. What a name means is worked out by the clock of the branch. */
export function DaysFilter({ list: { filter, narrow, opensToday } }: { list: HistoryList }) {
  const t = useSalesMessages();
  const { days = '', from = '', to = '' } = filter;
  const [isChoosing, setChoosing] = useState(false);
  const isCustom = (days === '' || days === ANY) && (isChoosing || from !== '' || to !== '');
  const isBad = from !== '' && to !== '' && from > to;
  return (
    <>
      <ChoiceFilter
        label={t('filter.days')}
        value={isCustom ? CUSTOM : days === ANY ? '' : days}
        any={t('filter.anyDay')}
        choices={[
          ...RANGES.map((id) => ({ id: id as string, name: t(`filter.${id}`) })),
          { id: CUSTOM, name: t('filter.custom') },
        ]}
        onChoose={(chosen) => {
          setChoosing(chosen === CUSTOM);
          // Where no days are today's, any day has to be said.
          const any = opensToday ? ANY : '';
          narrow(chosen === CUSTOM ? { days: any } : { days: chosen || any, from: '', to: '' });
        }}
      />
      {isCustom &&
        (['from', 'to'] as const).map((end) => (
          <DayField
            key={end}
            label={t(`filter.${end}`)}
            value={end === 'from' ? from : to}
            error={isBad ? t('filter.badDays') : undefined}
            onChange={(day) => narrow({ days: '', [end]: day })}
            sx={{ flex: '1 1 150px', maxWidth: { sm: 180 } }}
          />
        ))}
    </>
  );
}
