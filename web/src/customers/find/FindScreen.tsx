import Tune from '@mui/icons-material/TuneRounded';
import { Box, Button, Paper, Stack } from '@mui/material';
import { SEARCH_DEBOUNCE_MS } from '@taem/domain/limits.ts';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { beside } from '../../app/column.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { FindExport } from './FindExport.tsx';
import type { FindKind } from './FindKind.ts';
import { FoundList, type FoundListProps } from './FoundList.tsx';
import { FilterChips } from './filter/FilterChips.tsx';
import type { FilterSection } from './filter/filterFields.ts';
import type { CountFound } from './filter/useCount.ts';
import { useFindMessages } from './messages.ts';

// It brings the rules of forms along, which the list has no use for.
const SegmentsControl = lazy(async () => ({
  default: (await import('./segments/SegmentsControl.tsx')).SegmentsControl,
}));
const FilterDialog = lazy(async () => ({ default: (await import('./filter/FilterDialog.tsx')).FilterDialog }));

interface Props<Row extends { id: string }> extends FoundListProps<Row> {
  // biome-ignore lint/suspicious/noExplicitAny: whichever list it is.
  readonly kind: FindKind<any, string>;
  readonly title: string;
  readonly searchLabel: string;
  /** Importing and adding, for those who may. */
  readonly actions: ReactNode;
  readonly sections: readonly FilterSection[];
  readonly count: CountFound;
  /** Where the whole of the list is as a file. */
  readonly fileOf: () => Promise<string | null | undefined>;
  readonly panel: ReactNode;
}

/** CUST-02, CUST-11 A list of people with all that narrows it, and the one who is chosen beside it. */
export function FindScreen<Row extends { id: string }>(props: Props<Row>) {
  const { kind, title, searchLabel, actions, sections, count, fileOf, panel, ...list } = props;
  const { find } = list;
  const t = useFindMessages();
  const [isOpen, setOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const filters = Object.keys(find.state.filter).length;
  return (
    <>
      <PageTitle
        crumbs={[{ label: t('pick.title'), to: '/ci' }]}
        beside={
          <Suspense>
            <SegmentsControl kind={kind} find={find} />
          </Suspense>
        }
        actions={actions}
      >
        {title}
      </PageTitle>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: beside('minmax(0, 1fr) 268px'), alignItems: 'start' }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <SearchField
              inputRef={search}
              value={find.state.keyword}
              placeholder={searchLabel}
              delayMs={SEARCH_DEBOUNCE_MS}
              onSearch={(keyword) => find.change({ keyword })}
              sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' } }}
            />
            <Button
              ref={opener}
              variant="outlined"
              color="inherit"
              startIcon={<Tune />}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              sx={{ bgcolor: 'background.paper' }}
            >
              {filters > 0 ? t('filter.openCount', { count: filters }) : t('filter.open')}
            </Button>
            <Box sx={{ ml: 'auto' }}>
              <FindExport name={title} kind={kind} fileOf={fileOf} />
            </Box>
          </Stack>
          <FilterChips find={find} opener={opener} />
          <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
            <FoundList {...list} onCleared={() => search.current?.focus()} />
          </Paper>
        </Stack>
        {panel}
      </Box>
      {isOpen && (
        <Suspense>
          <FilterDialog
            kind={kind}
            filter={find.state.filter}
            keyword={find.state.keyword}
            sections={sections}
            count={count}
            onClose={() => setOpen(false)}
            onApply={(filter) => {
              setOpen(false);
              find.change({ filter });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
