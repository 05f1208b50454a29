import { Box, Typography } from '@mui/material';
import { formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { useHomeMessages } from './messages.ts';
import { Panel } from './Panel.tsx';
import type { HomeData } from './useHome.ts';
import type { Period } from './usePeriod.ts';

interface Props {
  readonly data: HomeData;
  readonly period: Period;
  /** Until those of the period have come the ones before stay, dimmed. */
  readonly isOfPeriod: boolean;
}

/** What sold best in the period. */
export function BestPanel({ data, period, isOfPeriod }: Props) {
  const t = useHomeMessages();
  const best = data?.figures?.best?.rows ?? [];
  // The figures above it say that nothing was sold.
  if (best.length === 0) return null;
  return (
    <Panel title={t(`best.${period}`)}>
      <Box component="ol" aria-busy={!isOfPeriod} sx={{ m: 0, pl: 3, opacity: isOfPeriod ? 1 : 0.6 }}>
        {best.map(({ productId, product, totalQuantity, itemAmount }) => (
          <Box component="li" key={productId} sx={{ py: 0.5 }}>
            <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
              <span>{product?.name ?? '–'}</span>
              <Typography component="span" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                {t('today.pieces', { count: totalQuantity ?? 0 })} · {formatTwoDecimals(itemAmount ?? 0)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
