import { Box, Typography } from '@mui/material';
import { useFormat } from '../../sale/useFormat.ts';
import { useMergeMessages } from './messages.ts';

interface Props {
  readonly points: number;
  /** In THB. */
  readonly revenue: number;
  readonly sales: number;
  readonly tier: string | null;
  readonly more?: readonly (readonly [name: string, value: string])[];
}

/** The figures of an account, line by line. */
export function Figures({ points, revenue, sales, tier, more = [] }: Props) {
  const t = useMergeMessages();
  const format = useFormat();
  const rows = [
    [t('account.points'), format.count(points)],
    [t('account.tier'), tier ?? t('account.noTier')],
    [t('account.revenue'), format.baht(revenue)],
    [t('account.sales'), format.count(sales)],
    ...more,
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}>
      {rows.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 600 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
