import { fullName } from '../../app/fullName.ts';
import { useBranchFilter } from '../../list/branchFilter.tsx';
import { daysFilter } from '../../list/daysFilter.tsx';
import { choiceFilter } from '../../list/filterFields.tsx';
import type { ListFilter } from '../../list/ListDeclaration.ts';
import { useSaleMessages } from '../../sale/messages.ts';
import { useHistoryCashiersQuery } from '../gql/hooks.ts';
import { useSalesMessages } from '../messages.ts';
import { AmountField } from './AmountField.tsx';
import { ANY_DAY } from './historyAddress.ts';
import { PAID_BY } from './paidBy.ts';
import { RareFilters } from './RareFilters.tsx';
import type { SalesList } from './useSalesList.ts';

const behind = { isBehind: true };

/**
 * Returns the filters: the most used above the list; branch, customer, tender, cashier, adjustment and amount one press away;
 * the others a press further.
 */
export function useHistoryFilters({ opensToday }: SalesList): readonly ListFilter[] {
  const t = useSalesMessages();
  const sales = useSaleMessages();
  const { data, error } = useHistoryCashiersQuery();
  const cashiers = data?.merchantUsers.items.map((user) => ({
    id: user.id,
    name: fullName(user) || user.username,
  }));
  const words = <Key extends 'MEMBER' | 'GUEST' | 'yes' | 'no' | 'COMPLETE' | 'VOID'>(keys: readonly Key[]) =>
    keys.map((key) => ({ id: key as string, name: t(`filter.${key}`) }));
  const tenders = PAID_BY.map((type) => ({ id: type as string, name: sales(`tender.${type}`) }));
  const amount = (name: 'least' | 'most'): ListFilter => ({
    ...{ names: [name], ...behind },
    draw: (filter, narrow) => (
      <AmountField
        key={name}
        label={t(`filter.${name}`)}
        value={filter[name] ?? ''}
        onEnter={(value) => narrow({ [name]: value })}
      />
    ),
  });
  return [
    // Without days in its address the list shows today.
    daysFilter(opensToday ? ANY_DAY : ''),
    choiceFilter('status', t('filter.status'), words(['COMPLETE', 'VOID'])),
    useBranchFilter(t('filter.branchId'), t('filter.allBranches'), true),
    choiceFilter('customerType', t('filter.customerType'), words(['MEMBER', 'GUEST']), behind),
    choiceFilter('paymentMethod', t('filter.paymentMethod'), tenders, behind),
    choiceFilter('createById', t('filter.createById'), error ? null : cashiers, behind),
    choiceFilter('adjusted', t('filter.adjusted'), words(['yes', 'no']), behind),
    amount('least'),
    amount('most'),
    // Chips display which of them are set.
    {
      ...{ names: [], ...behind },
      draw: (filter, narrow) => <RareFilters key="rare" filter={filter} narrow={narrow} />,
    },
  ];
}
