import type { ShiftFilter } from '../../../gql/contract.ts';
import { ListTotals } from '../../../list/ListTotals.tsx';
import { useFormat } from '../../../sale/useFormat.ts';
import { useShiftTotalsQuery } from '../../gql/hooks.ts';
import { Difference } from '../Difference.tsx';
import { useShiftsMessages } from './messages.ts';

/** Totals of all shifts that match. */
export function ShiftSums(variables: { readonly filter: ShiftFilter; readonly keyword: string | null }) {
  const t = useShiftsMessages();
  const format = useFormat();
  const { data, error, refetch } = useShiftTotalsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const totals = data?.shiftTotals;
  return (
    <ListTotals
      label={t('totals')}
      isLoaded={Boolean(totals)}
      failed={error && !totals ? () => refetch() : undefined}
      perRow={5}
      figures={[
        { label: t('shifts'), value: totals && format.count(totals.shifts) },
        { label: t('opened'), value: totals && format.count(totals.open) },
        { label: t('expected'), value: totals && format.baht(totals.expectedCash) },
        { label: t('counted'), value: totals && format.baht(totals.countedCash) },
        { label: t('short'), value: totals && format.baht(totals.short) },
        { label: t('over'), value: totals && format.baht(totals.over) },
        { label: t('difference'), value: totals && <Difference amount={totals.difference} /> },
        { label: t('openingShort'), value: totals && format.baht(totals.openingShort) },
        { label: t('openingOver'), value: totals && format.baht(totals.openingOver) },
      ]}
    />
  );
}
