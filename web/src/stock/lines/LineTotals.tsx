import { Box, Stack, Typography } from '@mui/material';
import { formatCount, formatMoney } from '@taem/domain/money/formatNumber.ts';
import { useStockMessages } from '../messages.ts';
import { type Line, totalsOf } from './Line.ts';

/** The totals of the lines of a delivery. */
export function LineTotals({ lines }: { readonly lines: readonly Line[] }) {
  const t = useStockMessages();
  const { pieces, cost } = totalsOf(lines);
  return (
    <Stack direction="row" component="dl" sx={{ gap: 4, m: 0, flexWrap: 'wrap' }}>
      <Total label={t('total.lines')} value={formatCount(lines.length)} />
      <Total label={t('total.pieces')} value={formatCount(pieces)} />
      <Total label={t('total.cost')} value={formatMoney(cost)} />
    </Stack>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="h3" sx={{ m: 0 }}>
        {value}
      </Typography>
    </Box>
  );
}
