import { ALL_BRANCHES } from '@taem/domain/insight/drill/drillAddress.ts';
import { useState } from 'react';
import { CHANNEL_TYPES } from '../../app/contractValues.ts';
import { useSession } from '../../app/session.ts';
import { ChoiceField, choiceFilter } from '../../list/filterFields.tsx';
import type { ListFilter } from '../../list/ListDeclaration.ts';
import { useSaleMessages } from '../../sale/messages.ts';
import { DayField } from '../../ui/DayField.tsx';
import { useHistoryCashiersQuery } from '../gql/hooks.ts';
import { useSalesMessages } from '../messages.ts';
import { AmountField } from './AmountField.tsx';
import { RareFilters } from './RareFilters.tsx';
import type { SalesList } from './useSalesList.ts';

const behind = { isBehind: true };

/** The most used above the list; branch, customer, tender, cashier, adjustment and amount behind; rarer ones behind those. */
export function useHistoryFilters({ opensToday }: SalesList): readonly ListFilter[] {
  const t = useSalesMessages();
  const sales = useSaleMessages();
  const { branchId, branches } = useSession();
  const { data } = useHistoryCashiersQuery();
  const cashiers = data?.merchantUsers.items.map(({ id, firstname, lastname, username }) => ({
    id,
    name: [firstname, lastname].join(' ').trim() || username,
  }));
  const words = <Key extends 'MEMBER' | 'GUEST' | 'yes' | 'no' | 'COMPLETE' | 'VOID'>(keys: readonly Key[]) =>
    keys.map((key) => ({ id: key as string, name: t(`filter.${key}`) }));
  const tenders = Object.values(CHANNEL_TYPES).map((type) => ({ id: type as string, name: sales(`tender.${type}`) }));
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
    {
      names: ['days', 'from', 'to'],
      draw: (filter, narrow) => <DaysFields key="days" filter={filter} narrow={narrow} opensToday={opensToday} />,
    },
    choiceFilter('status', t('filter.status'), words(['COMPLETE', 'VOID'])),
    {
      ...{ names: ['branchId'], ...behind },
      draw: ({ branchId: chosen = branchId ?? '' }, narrow) =>
        branches.length > 1 && (
          <ChoiceField
            key="branchId"
            label={t('filter.branchId')}
            // The branch in force counts unless another is chosen; then "all" is a separate choice.
            value={chosen === ALL_BRANCHES ? '' : chosen}
            any={t('filter.allBranches')}
            choices={branches}
            onChoose={(id) => narrow({ branchId: id || (branchId ? ALL_BRANCHES : '') })}
          />
        ),
    },
    choiceFilter('customerType', t('filter.customerType'), words(['MEMBER', 'GUEST']), behind),
    choiceFilter('paymentMethod', t('filter.paymentMethod'), tenders, behind),
    choiceFilter('createById', t('filter.createById'), cashiers, behind),
    choiceFilter('adjusted', t('filter.adjusted'), words(['yes', 'no']), behind),
    amount('least'),
    amount('most'),
    // What is set among them is said by the chips.
    {
      ...{ names: [], ...behind },
      draw: (filter, narrow) => <RareFilters key="rare" filter={filter} narrow={narrow} />,
    },
  ];
}

const RANGES = ['TODAY', 'YESTERDAY', 'THIS_WEEK', 'LAST_WEEK', 'THIS_MONTH', 'LAST_MONTH'] as const;
const CUSTOM = 'custom';
const ANY = 'ALL_TIME';

interface DaysProps {
  readonly filter: Readonly<Record<string, string>>;
  readonly narrow: (filter: Readonly<Record<string, string>>) => void;
  readonly opensToday: boolean;
}

/** Business days, by name or from one to another. What a name means is worked out by the clock of the branch. */
function DaysFields({ filter: { days = '', from = '', to = '' }, narrow, opensToday }: DaysProps) {
  const t = useSalesMessages();
  const [isChoosing, setChoosing] = useState(false);
  const isCustom = (days === '' || days === ANY) && (isChoosing || from !== '' || to !== '');
  const isBad = from !== '' && to !== '' && from > to;
  return (
    <>
      <ChoiceField
        label={t('filter.days')}
        value={isCustom ? CUSTOM : days === ANY ? '' : days}
        any={t('filter.anyDay')}
        choices={[
          ...RANGES.map((id) => ({ id: id as string, name: t(`filter.${id}`) })),
          { id: CUSTOM, name: t('filter.custom') },
        ]}
        onChoose={(chosen) => {
          setChoosing(chosen === CUSTOM);
          // Where no days are today's, any day has to be said.
          const any = opensToday ? ANY : '';
          narrow(chosen === CUSTOM ? { days: any } : { days: chosen || any, from: '', to: '' });
        }}
      />
      {isCustom &&
        (['from', 'to'] as const).map((end) => (
          <DayField
            key={end}
            label={t(`filter.${end}`)}
            value={end === 'from' ? from : to}
            error={isBad ? t('filter.badDays') : undefined}
            onChange={(day) => narrow({ days: '', [end]: day })}
            sx={{ flex: '1 1 150px', maxWidth: { sm: 180 } }}
          />
        ))}
    </>
  );
}
