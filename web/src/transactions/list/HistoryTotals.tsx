import { ListTotals } from '../../list/ListTotals.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { useHistoryTotalsQuery } from '../gql/hooks.ts';
import { useSalesMessages } from '../messages.ts';
import type { SalesList } from './useSalesList.ts';

interface Props {
  readonly variables: SalesList['variables'];
  /** Whether the sales of the list are still loading. */
  readonly isLoading: boolean;
}

/** Totals of all pages of the list. They are loaded after the page, and dropped when the list changes. */
export function HistoryTotals({ variables: { keyword, filter }, isLoading }: Props) {
  const t = useSalesMessages();
  const format = useFormat();
  const { data, error, refetch } = useHistoryTotalsQuery({
    variables: { keyword, filter },
    skip: isLoading,
    fetchPolicy: 'cache-and-network',
  });
  if (data && !data.transactionTotals) return null;
  const totals = data?.transactionTotals;
  const sales = (count: number) => t('list.total', { shown: format.count(count), count });
  return (
    <ListTotals
      label={t('totals.label')}
      isLoaded={Boolean(totals)}
      failed={error && !data ? () => refetch() : undefined}
      figures={[
        {
          label: t('totals.net'),
          value: totals && format.baht(totals.amountDue),
          more: totals
            ? [
                sales(totals.complete),
                totals.returns > 0 &&
                  t('totals.returns', { shown: format.count(totals.returns), count: totals.returns }),
              ]
                .filter(Boolean)
                .join(' · ')
            : null,
        },
        {
          label: t('totals.voided'),
          value: totals && format.baht(totals.voidedAmount),
          more: totals ? sales(totals.voided) : null,
        },
        { label: t('totals.earned'), value: totals && format.count(totals.earnPoints), more: t('totals.points') },
        { label: t('totals.redeemed'), value: totals && format.count(totals.redeemPoints), more: t('totals.points') },
      ]}
    />
  );
}
