import { useState } from 'react';
import { DayField } from '../../ui/DayField.tsx';
import { useSalesMessages } from '../messages.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import type { HistoryList } from './useHistoryList.ts';

const RANGES = ['TODAY', 'YESTERDAY', 'THIS_WEEK', 'LAST_WEEK', 'THIS_MONTH', 'LAST_MONTH'] as const;
const CUSTOM = 'custom';

/** Business days, by name or from one to another. What a name means is worked out by the clock of the branch. */
export function DaysFilter({ list: { filter, narrow } }: { list: HistoryList }) {
  const t = useSalesMessages();
  const { days = '', from = '', to = '' } = filter;
  const [isChoosing, setChoosing] = useState(false);
  const isCustom = days === '' && (isChoosing || from !== '' || to !== '');
  const isBad = from !== '' && to !== '' && from > to;
  return (
    <>
      <ChoiceFilter
        label={t('filter.days')}
        value={isCustom ? CUSTOM : days}
        any={t('filter.anyDay')}
        choices={[
          ...RANGES.map((id) => ({ id: id as string, name: t(`filter.${id}`) })),
          { id: CUSTOM, name: t('filter.custom') },
        ]}
        onChoose={(chosen) => {
          setChoosing(chosen === CUSTOM);
          narrow(chosen === CUSTOM ? { days: '' } : { days: chosen, from: '', to: '' });
        }}
      />
      {isCustom &&
        (['from', 'to'] as const).map((end) => (
          <DayField
            key={end}
            label={t(`filter.${end}`)}
            value={end === 'from' ? from : to}
            error={isBad ? t('filter.badDays') : undefined}
            onChange={(day) => narrow({ [end]: day })}
            sx={{ flex: '1 1 150px', maxWidth: { sm: 180 } }}
          />
        ))}
    </>
  );
}
