import { JOURNAL_AMOUNTS } from '@taem/domain/till/salesJournal.ts';
import { useLanguage } from '../app/i18n.ts';
import type { OutputTaxFilter } from '../gql/contract.ts';
import { ListTotals } from '../list/ListTotals.tsx';
import { useFormat } from '../sale/useFormat.ts';
import { useSalesJournalTotalsQuery } from './gql/hooks.ts';
import { useOutputTaxMessages } from './messages.ts';

/** The amounts to file, and the payments by tender. */
const VISIBLE = [
  ['addedVat', 'added_vat'],
  ['total', 'total'],
  ['value', 'value'],
  ['vat', 'vat'],
  ['exempt', 'exempt'],
  ['cash', 'cash'],
  ['card', 'card'],
  ['transfer', 'transfer'],
  ['cashRounding', 'cash_rounding'],
  ['confirmed', 'confirmed'],
  ['other', 'other'],
  ['drawerShort', 'drawer_short'],
  ['drawerOver', 'drawer_over'],
] as const;

/** Totals of all days of the month: sales and tax, then tenders beside what the bank confirmed and what was in the drawer. */
export function JournalTotals({ filter }: { filter: OutputTaxFilter }) {
  const t = useOutputTaxMessages();
  const format = useFormat();
  const language = useLanguage();
  const { data, error, refetch } = useSalesJournalTotalsQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const totals = data?.salesJournalTotals;
  return (
    <ListTotals
      label={t('totals')}
      isLoaded={Boolean(totals)}
      failed={error && !totals ? () => refetch() : undefined}
      perRow={5}
      figures={VISIBLE.filter(([field]) => field !== 'addedVat' || totals?.addedVat).map(([field, name]) => ({
        label: JOURNAL_AMOUNTS[name][language],
        value: totals && format.baht(totals[field]),
      }))}
    />
  );
}
