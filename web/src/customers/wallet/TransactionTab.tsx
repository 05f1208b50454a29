import { useApolloClient } from '@apollo/client/react';
import { MEMBER_TRANSACTION_RANGE } from '@taem/domain/limits.ts';
import { useMemberSalesQuery } from '../gql/hooks.ts';
import { MemberSaleList } from './MemberSaleList.tsx';
import { useMemberWalletMessages } from './messages.ts';
import { TabList } from './TabList.tsx';
import { useTabList } from './useTabList.ts';

/** WALL-03 The sales of a member, latest first, with their actions (WALL-05). */
export function TransactionTab({ memberId }: { memberId: string }) {
  const t = useMemberWalletMessages();
  const client = useApolloClient();
  const list = useTabList();
  const { page, perPage } = list.state;
  const { data, previousData, error, loading, refetch } = useMemberSalesQuery({
    variables: { memberId, page, perPage, range: MEMBER_TRANSACTION_RANGE },
    fetchPolicy: 'cache-and-network',
  });
  const current = data ?? previousData;
  return (
    <TabList
      list={list}
      page={current?.transactions ?? undefined}
      loading={loading}
      failed={Boolean(error)}
      refetch={() => void refetch()}
      hint={t('sales.noneHint')}
    >
      {(rows) => (
        <MemberSaleList
          rows={rows}
          balance={current?.member?.remainingPoints ?? null}
          onReadAgain={async () => void (await refetch())}
          // WALL-08 Other displayed data of the member depends on the sales too.
          onClosed={() => void client.refetchQueries({ include: 'active' })}
        />
      )}
    </TabList>
  );
}
