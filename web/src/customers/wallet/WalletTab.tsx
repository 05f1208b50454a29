import { usePointEntriesQuery } from '../../sale/gql/hooks.ts';
import { EntryTable } from '../../sale/wallet/EntryTable.tsx';
import { useMemberWalletMessages } from './messages.ts';
import { TabList } from './TabList.tsx';
import { useWalletFilter } from './useWalletFilter.ts';
import { WalletFilters } from './WalletFilters.tsx';

/** WALL-01, WALL-02 The point movements of a member, with the balance after each. */
export function WalletTab({ memberId }: { memberId: string }) {
  const t = useMemberWalletMessages();
  const filter = useWalletFilter();
  const { list } = filter;
  const { page, perPage } = list.state;
  const { data, previousData, error, loading, refetch } = usePointEntriesQuery({
    variables: { memberId, page, perPage, filter: filter.criteria },
    // A till may have sold to the member a moment ago.
    fetchPolicy: 'cache-and-network',
  });
  return (
    <TabList
      list={list}
      page={(data ?? previousData)?.pointEntries ?? undefined}
      loading={loading}
      failed={Boolean(error)}
      refetch={() => void refetch()}
      hint={t('list.noneHint')}
      onClear={filter.isNarrowed ? filter.clear : undefined}
      filters={<WalletFilters filter={filter} />}
    >
      {(rows) => <EntryTable rows={rows} />}
    </TabList>
  );
}
