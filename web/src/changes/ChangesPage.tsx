import { Box } from '@mui/material';
import { TABLE_PAGE_SIZE } from '@taem/domain/limits.ts';
import { useState } from 'react';
import { isDenied } from '../app/isDenied.ts';
import { PermissionDialog } from '../app/PermissionDialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { BrokenOffRuns } from './BrokenOffRuns.tsx';
import { ChangeSetEntry } from './ChangeSetEntry.tsx';
import { ChangesFilters, type Filters, NO_FILTERS } from './ChangesFilters.tsx';
import { useChangeSetsQuery } from './gql/hooks.ts';
import { useChangesMessages } from './messages.ts';

/** The latest changes of the shop, grouped by action, for those responsible for them. */
export function ChangesPage() {
  const t = useChangesMessages();
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const [page, setPage] = useState(1);
  const { from, to, userId, type } = filters;
  const query = useChangeSetsQuery({
    variables: { page, filter: { from: from || null, to: to || null, userId: userId || null, type: type || null } },
    fetchPolicy: 'cache-and-network',
  });
  const current = (query.data ?? query.previousData)?.changeSets;
  // Access to the shop's security does not imply access to the changes of its records.
  if (isDenied(query.error)) return <PermissionDialog />;
  return (
    <>
      <PageTitle>{t('page.title')}</PageTitle>
      <PageIntro>{t('page.intro')}</PageIntro>
      <BrokenOffRuns onDone={() => void query.refetch()} />
      <ChangesFilters
        filters={filters}
        onChange={(next) => {
          setFilters(next);
          setPage(1);
        }}
      />
      <PagedList
        query={query}
        current={current}
        page={page}
        perPage={TABLE_PAGE_SIZE}
        onPage={setPage}
        rowHeight={72}
        empty={<EmptyState title={t('page.none')}>{t('page.noneHint')}</EmptyState>}
      >
        {(items) => (
          <Box component="ol" aria-label={t('history.list')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {items.map((entry) => (
              <ChangeSetEntry key={entry.set.id} entry={entry} onReverted={() => void query.refetch()} />
            ))}
          </Box>
        )}
      </PagedList>
    </>
  );
}
