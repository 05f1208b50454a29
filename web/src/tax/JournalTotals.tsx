import { Box, Skeleton, Typography } from '@mui/material';
import { JOURNAL_AMOUNTS } from '@taem/domain/till/salesJournal.ts';
import { useLanguage } from '../app/i18n.ts';
import type { OutputTaxFilter } from '../gql/contract.ts';
import { useFormat } from '../sale/useFormat.ts';
import { textSize } from '../ui/tokens.ts';
import { useSalesJournalTotalsQuery } from './gql/hooks.ts';
import { useOutputTaxMessages } from './messages.ts';

/** What is filed, and what came in by which tender. */
const VISIBLE = [
  ['total', 'total'],
  ['value', 'value'],
  ['vat', 'vat'],
  ['exempt', 'exempt'],
  ['cash', 'cash'],
  ['card', 'card'],
  ['transfer', 'transfer'],
  ['confirmed', 'confirmed'],
  ['other', 'other'],
  ['drawerShort', 'drawer_short'],
  ['drawerOver', 'drawer_over'],
] as const;

/** Totals of all days of the month: sales and tax, then tenders beside what the bank confirmed and the drawer held. */
export function JournalTotals({ filter }: { filter: OutputTaxFilter }) {
  const t = useOutputTaxMessages();
  const format = useFormat();
  const language = useLanguage();
  const { data } = useSalesJournalTotalsQuery({ variables: { filter }, fetchPolicy: 'cache-and-network' });
  const totals = data?.salesJournalTotals;
  return (
    <Box
      component="section"
      aria-label={t('totals')}
      aria-busy={!totals}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Box component="dl" sx={FIGURES}>
        {VISIBLE.map(([field, name]) => (
          <Box key={field} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {JOURNAL_AMOUNTS[name][language]}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 700, fontSize: textSize.large }}>
              {totals ? format.baht(totals[field]) : <Skeleton width={96} />}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const FIGURES = {
  m: 0,
  px: 2,
  py: 1.5,
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' },
} as const;
