import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useFormat } from '../../sale/useFormat.ts';
import { textSize } from '../../ui/tokens.ts';
import type { HistoryTotalsQuery } from '../gql/graphql.ts';
import { useHistoryTotalsQuery } from '../gql/hooks.ts';
import { useSalesMessages } from '../messages.ts';
import type { SalesList } from './useSalesList.ts';

type Totals = NonNullable<HistoryTotalsQuery['transactionTotals']>;

interface Props {
  readonly variables: SalesList['variables'];
  /** Its sales are not there yet. */
  readonly isLoading: boolean;
}

/** What all pages of the list come to. It is loaded after the page, and dropped when the list changes. */
export function HistoryTotals({ variables: { keyword, filter }, isLoading }: Props) {
  const t = useSalesMessages();
  const { data, error, refetch } = useHistoryTotalsQuery({
    variables: { keyword, filter },
    skip: isLoading,
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) {
    return (
      <Alert
        severity="info"
        sx={{ borderRadius: 0 }}
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {t('totals.again')}
          </Button>
        }
      >
        {t('totals.failed')}
      </Alert>
    );
  }
  if (data && !data.transactionTotals) return null;
  return <Figures totals={data?.transactionTotals ?? null} />;
}

/** null: not known yet. */
function Figures({ totals }: { totals: Totals | null }) {
  const t = useSalesMessages();
  const format = useFormat();
  const figure = (value: (sums: Totals) => string) => totals && value(totals);
  return (
    <section aria-label={t('totals.label')} aria-busy={totals === null}>
      <Box
        component="dl"
        sx={{
          m: 0,
          px: 2,
          py: 1.5,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Figure
          name={t('totals.net')}
          value={figure(({ amountDue }) => format.baht(amountDue))}
          more={figure(({ complete, returns }) =>
            [
              t('list.total', { shown: format.count(complete), count: complete }),
              returns > 0 && t('totals.returns', { shown: format.count(returns), count: returns }),
            ]
              .filter(Boolean)
              .join(' · '),
          )}
        />
        <Figure
          name={t('totals.voided')}
          value={figure(({ voidedAmount }) => format.baht(voidedAmount))}
          more={figure(({ voided }) => t('list.total', { shown: format.count(voided), count: voided }))}
        />
        <Figure
          name={t('totals.earned')}
          value={figure(({ earnPoints }) => format.count(earnPoints))}
          more={t('totals.points')}
        />
        <Figure
          name={t('totals.redeemed')}
          value={figure(({ redeemPoints }) => format.count(redeemPoints))}
          more={t('totals.points')}
        />
      </Box>
    </section>
  );
}

function Figure({ name, value, more }: { name: string; value: string | null; more: string | null }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Typography component="span" sx={{ fontWeight: 700, fontSize: textSize.large }}>
          {value ?? <Skeleton width={96} />}
        </Typography>
        {/* On a phone below the figure, and its line is there before it. */}
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ flexBasis: { xs: '100%', md: 'auto' } }}
        >
          {value === null ? '\u00a0' : more}
        </Typography>
      </Box>
    </Box>
  );
}
