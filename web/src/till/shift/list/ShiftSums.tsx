import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ShiftFilter } from '../../../gql/contract.ts';
import { useFormat } from '../../../sale/useFormat.ts';
import { textSize } from '../../../ui/tokens.ts';
import { useShiftTotalsQuery } from '../../gql/hooks.ts';
import { Difference } from '../Difference.tsx';
import { useShiftsMessages } from './messages.ts';

/** What all shifts that are found come to. */
export function ShiftSums(variables: { readonly filter: ShiftFilter; readonly keyword: string | null }) {
  const t = useShiftsMessages();
  const format = useFormat();
  const { data, error, refetch } = useShiftTotalsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const totals = data?.shiftTotals;
  if (error && !totals) {
    return (
      <Alert
        severity="info"
        sx={{ borderRadius: 0 }}
        action={
          <Button color="inherit" onClick={() => void refetch().catch(() => undefined)}>
            {t('again')}
          </Button>
        }
      >
        {t('failed')}
      </Alert>
    );
  }
  const figures: readonly (readonly [string, ReactNode])[] = [
    [t('shifts'), totals && format.count(totals.shifts)],
    [t('opened'), totals && format.count(totals.open)],
    [t('expected'), totals && format.baht(totals.expectedCash)],
    [t('counted'), totals && format.baht(totals.countedCash)],
    [t('short'), totals && format.baht(totals.short)],
    [t('over'), totals && format.baht(totals.over)],
    [t('difference'), totals && <Difference amount={totals.difference} />],
    [t('openingShort'), totals && format.baht(totals.openingShort)],
    [t('openingOver'), totals && format.baht(totals.openingOver)],
  ];
  return (
    <Box
      component="section"
      aria-label={t('totals')}
      aria-busy={!totals}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Box component="dl" sx={FIGURES}>
        {figures.map(([label, figure]) => (
          <Box key={label} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 700, fontSize: textSize.large }}>
              {figure ?? <Skeleton width={96} />}
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
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)', xl: 'repeat(8, 1fr)' },
} as const;
