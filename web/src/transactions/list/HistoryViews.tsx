import { useApolloClient } from '@apollo/client/react';
import { ALL_BRANCHES } from '@taem/domain/insight/drill/drillAddress.ts';
import { useSession } from '../../app/session.ts';
import type { ListState } from '../../list/listAddress.ts';
import type { ChoicesOf } from '../../resources/views/readView.ts';
import { ViewsControl } from '../../resources/views/ViewsControl.tsx';
import { HistoryCashiersDocument } from '../gql/graphql.ts';
import { useSalesMessages } from '../messages.ts';
import { HISTORY } from './historyAddress.ts';
import { PAID_BY } from './paidBy.ts';
import { CHIPS } from './useHistoryChips.ts';

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  status: ['COMPLETE', 'VOID'],
  customerType: ['MEMBER', 'GUEST'],
  paymentMethod: PAID_BY,
  adjusted: ['yes', 'no'],
  isReturn: ['yes', 'no'],
};
const NAMED = ['branchId', 'createById', 'status', 'customerType', 'paymentMethod', 'adjusted', ...CHIPS] as const;

/** The views of the list of sales. */
export function HistoryViews({ state }: { readonly state: ListState }) {
  const t = useSalesMessages();
  const client = useApolloClient();
  const { branches } = useSession();
  const choicesOf: ChoicesOf = async (name) => {
    if (name === 'branchId') return new Set([ALL_BRANCHES, ...branches.map(({ id }) => id)]);
    if (name === 'createById') {
      const { data } = await client.query({ query: HistoryCashiersDocument }).catch(() => ({ data: undefined }));
      return data ? new Set(data.merchantUsers.items.map(({ id }) => id)) : null;
    }
    const choices = CHOICES[name];
    return choices ? new Set(choices) : null;
  };
  return (
    <ViewsControl
      list="transactions"
      shape={HISTORY}
      state={state}
      choicesOf={choicesOf}
      labelOf={(name) => {
        const named = NAMED.find((candidate) => candidate === name);
        return named ? t(`filter.${named}`) : name;
      }}
    />
  );
}
