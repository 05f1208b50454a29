import { useSalesMessages } from '../messages.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import type { HistoryList } from './useHistoryList.ts';

export function StatusFilter({ list: { filter, narrow } }: { list: HistoryList }) {
  const t = useSalesMessages();
  return (
    <ChoiceFilter
      label={t('filter.status')}
      value={filter.status ?? ''}
      any={t('filter.all')}
      choices={(['COMPLETE', 'VOID'] as const).map((id) => ({ id, name: t(`filter.${id}`) }))}
      onChoose={(status) => narrow({ status })}
    />
  );
}
