import { Paper } from '@mui/material';
import { ALL_BRANCHES } from '@taem/domain/insight/drill/drillAddress.ts';
import { CHANNEL_TYPES } from '../../app/contractValues.ts';
import { useSession } from '../../app/session.ts';
import { useSaleMessages } from '../../sale/messages.ts';
import { useHistoryCashiersQuery } from '../gql/hooks.ts';
import { useSalesMessages } from '../messages.ts';
import { AmountFilter } from './AmountFilter.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { RareFilters } from './RareFilters.tsx';
import type { HistoryList } from './useHistoryList.ts';

/** Branch, customer, tender, cashier, adjustment and amount; rarer filters are behind them. */
export function MoreFilters({ id, list }: { id: string; list: HistoryList }) {
  const t = useSalesMessages();
  const sales = useSaleMessages();
  const { branchId, branches } = useSession();
  const { filter, narrow } = list;
  const { data } = useHistoryCashiersQuery();
  const cashiers = data?.merchantUsers.items.map(({ id: user, firstname, lastname, username }) => ({
    id: user,
    name: [firstname, lastname].join(' ').trim() || username,
  }));
  const words = <Key extends 'MEMBER' | 'GUEST' | 'yes' | 'no'>(keys: readonly Key[]) =>
    keys.map((key) => ({ id: key, name: t(`filter.${key}`) }));
  return (
    <Paper
      id={id}
      variant="outlined"
      sx={{ p: 2, pt: 2.5, gap: 2, rowGap: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start' }}
    >
      {branches.length > 1 && (
        <ChoiceFilter
          label={t('filter.branchId')}
          // The branch in force counts unless another is chosen; then "all" is a separate choice.
          value={filter.branchId ?? branchId ?? ''}
          any={t('filter.allBranches')}
          choices={branches}
          onChoose={(chosen) => narrow({ branchId: chosen || (branchId ? ALL_BRANCHES : '') })}
        />
      )}
      <ChoiceFilter
        label={t('filter.customerType')}
        value={filter.customerType ?? ''}
        any={t('filter.all')}
        choices={words(['MEMBER', 'GUEST'])}
        onChoose={(customerType) => narrow({ customerType })}
      />
      <ChoiceFilter
        label={t('filter.paymentMethod')}
        value={filter.paymentMethod ?? ''}
        any={t('filter.all')}
        choices={Object.values(CHANNEL_TYPES).map((type) => ({ id: type, name: sales(`tender.${type}`) }))}
        onChoose={(paymentMethod) => narrow({ paymentMethod })}
      />
      {/* MGMT-38 A list of choices that cannot be loaded is not drawn. */}
      {cashiers && (
        <ChoiceFilter
          label={t('filter.createById')}
          value={filter.createById ?? ''}
          any={t('filter.all')}
          choices={cashiers}
          onChoose={(createById) => narrow({ createById })}
        />
      )}
      <ChoiceFilter
        label={t('filter.adjusted')}
        value={filter.adjusted ?? ''}
        any={t('filter.all')}
        choices={words(['yes', 'no'])}
        onChoose={(adjusted) => narrow({ adjusted })}
      />
      <AmountFilter label={t('filter.least')} value={filter.least ?? ''} onEnter={(least) => narrow({ least })} />
      <AmountFilter label={t('filter.most')} value={filter.most ?? ''} onEnter={(most) => narrow({ most })} />
      <RareFilters list={list} />
    </Paper>
  );
}
