import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { TAX_KIND_WORDS } from '@taem/domain/till/outputTax.ts';
import { useLanguage } from '../app/i18n.ts';
import type { OutputTaxFilter } from '../gql/contract.ts';
import { useFormat } from '../sale/useFormat.ts';
import { FigureTable } from '../ui/FigureTable.tsx';
import { ScrollFrame } from '../ui/ScrollFrame.tsx';
import { textSize } from '../ui/tokens.ts';
import type { OutputTaxTotalsQuery } from './gql/graphql.ts';
import { useOutputTaxTotalsQuery } from './gql/hooks.ts';
import { useOutputTaxMessages } from './messages.ts';

type Totals = NonNullable<OutputTaxTotalsQuery['outputTaxTotals']>;

const AMOUNTS = ['value', 'vat', 'exempt', 'total'] as const;

/** Totals of all documents of the month, also while a search narrows the list, and the numbers that are missing. */
export function OutputTaxTotals({ filter }: { filter: OutputTaxFilter }) {
  const t = useOutputTaxMessages();
  const format = useFormat();
  const { data, error, refetch } = useOutputTaxTotalsQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const totals = data?.outputTaxTotals;
  if (error && !totals) {
    return (
      <Alert
        severity="info"
        sx={{ borderRadius: 0 }}
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        }
      >
        {t('failed')}
      </Alert>
    );
  }
  const missing = totals?.series.flatMap((series) => series.missing) ?? [];
  return (
    <Box
      component="section"
      aria-label={t('totals')}
      aria-busy={!totals}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {missing.length > 0 && (
        <Alert severity="error" sx={{ borderRadius: 0 }}>
          {t('missing', { numbers: missing.join(', ') })}
        </Alert>
      )}
      <Box component="dl" sx={FIGURES}>
        {AMOUNTS.map((name) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(name)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 700, fontSize: textSize.large }}>
              {totals ? format.baht(totals[name]) : <Skeleton width={96} />}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box component="details" sx={{ px: 2, pb: 1.5, '& th, & td': { whiteSpace: 'nowrap' } }}>
        <Typography component="summary" variant="body2" color="textSecondary" sx={{ cursor: 'pointer' }}>
          {totals
            ? [
                t('documents', { shown: format.count(totals.documents), count: totals.documents }),
                ...(missing.length === 0 ? [t('complete')] : []),
              ].join(' · ')
            : '\u00a0'}
        </Typography>
        {totals && <SeriesTable series={totals.series} />}
      </Box>
    </Box>
  );
}

/** Documents by series, from their first number to their last. */
function SeriesTable({ series }: Pick<Totals, 'series'>) {
  const t = useOutputTaxMessages();
  const format = useFormat();
  const language = useLanguage();
  return (
    <ScrollFrame label={t('series')}>
      <FigureTable
        label={t('series')}
        isNamed
        columns={[
          { key: 'kind', label: t('kind') },
          { key: 'from', label: t('from') },
          { key: 'to', label: t('to') },
          { key: 'documents', label: t('count'), isFigure: true },
          ...AMOUNTS.map((name) => ({ key: name, label: t(name), isFigure: true })),
        ]}
        rows={series.map((each) => ({
          key: each.firstNo,
          cells: [
            ...[TAX_KIND_WORDS[each.kind][language], each.firstNo, each.lastNo, format.count(each.documents)],
            ...AMOUNTS.map((name) => format.baht(each[name])),
          ],
        }))}
      />
    </ScrollFrame>
  );
}

const FIGURES = {
  m: 0,
  px: 2,
  py: 1.5,
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
} as const;
