import { Box, Button, Stack } from '@mui/material';
import { useId, useState } from 'react';
import { FiltersButton } from '../../ui/FiltersButton.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useSalesMessages } from '../messages.ts';
import { DaysFilter } from './DaysFilter.tsx';
import { HistoryChips } from './HistoryChips.tsx';
import { HistoryExport } from './HistoryExport.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import type { HistoryList } from './useHistoryList.ts';

const MORE = ['branchId', 'customerType', 'paymentMethod', 'createById', 'adjusted', 'least', 'most'] as const;

/** The most used filters stand above the list; the rest is one press away, and open while it narrows anything. */
export function HistoryFilters({ list }: { list: HistoryList }) {
  const t = useSalesMessages();
  const id = useId();
  const { state, filter, isNarrowed, drill, change } = list;
  const count = MORE.filter((name) => filter[name]).length;
  // What a mark was opened with is said by its strip and the chips.
  const [isOpen, setOpen] = useState(count > 0 && !drill);
  return (
    <Stack sx={{ gap: 2, mb: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <SearchField
          value={state.keyword}
          placeholder={t('list.search')}
          onSearch={(keyword) => change({ keyword })}
          sx={{ flex: '1 1 220px', maxWidth: { sm: 320 } }}
        />
        <DaysFilter list={list} />
        <StatusFilter list={list} />
        <FiltersButton count={count} isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)} />
        {isNarrowed && (
          <Button onClick={() => change({ keyword: '', filter: {} })} sx={{ alignSelf: 'center' }}>
            {t('list.clear')}
          </Button>
        )}
        <Box sx={{ ml: 'auto', alignSelf: 'center' }}>
          <HistoryExport list={list} />
        </Box>
      </Stack>
      {isOpen && <MoreFilters id={id} list={list} />}
      <HistoryChips list={list} />
    </Stack>
  );
}
