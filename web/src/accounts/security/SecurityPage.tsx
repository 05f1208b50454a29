import { useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useSecurityEventsQuery } from '../gql/hooks.ts';
import { useSecurityMessages } from './messages.ts';
import { type Filters, NO_FILTERS, SecurityFilters } from './SecurityFilters.tsx';
import { SecurityTable } from './SecurityTable.tsx';

const PER_PAGE = 20;

/** What happened at the doors of the shop, for its owner: nothing to do here but look. */
export function SecurityPage() {
  const t = useSecurityMessages();
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const [page, setPage] = useState(1);
  const { kind, from, to } = filters;
  const query = useSecurityEventsQuery({
    variables: { page, perPage: PER_PAGE, filter: { kind: kind || null, from: from || null, to: to || null } },
    // A user opens this page because something is happening now.
    fetchPolicy: 'cache-and-network',
  });
  const current = (query.data ?? query.previousData)?.securityEvents;

  return (
    <>
      <PageTitle>{t('security.title')}</PageTitle>
      <PageIntro>{t('security.intro')}</PageIntro>
      <SecurityFilters
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
        perPage={PER_PAGE}
        onPage={setPage}
        rowHeight={56}
        empty={<EmptyState title={t('security.none')}>{t('security.noneHint')}</EmptyState>}
      >
        {(events) => <SecurityTable events={events} />}
      </PagedList>
    </>
  );
}
