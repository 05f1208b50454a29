import { Box, Typography } from '@mui/material';
import { formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { useHomeMessages } from './messages.ts';
import { Panel } from './Panel.tsx';
import type { HomeData } from './useHome.ts';
import type { Period } from './usePeriod.ts';

/** What sold best in the period. */
export function BestPanel({ data, period }: { readonly data: HomeData; readonly period: Period }) {
  const t = useHomeMessages();
  if (!data?.figures) return null;
  const best = data.figures.best?.rows ?? [];
  return (
    <Panel title={t(`best.${period}`)}>
      {best.length === 0 ? (
        <Typography color="textSecondary">{t(`none.${period}`)}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, pl: 3 }}>
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
      )}
    </Panel>
  );
}
