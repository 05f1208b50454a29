import { Box, Typography } from '@mui/material';
import { formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import { useHomeMessages } from './messages.ts';
import { Panel } from './Panel.tsx';
import type { HomeData } from './useHome.ts';

/** What sold best today. */
export function BestPanel({ data }: { readonly data: HomeData }) {
  const t = useHomeMessages();
  if (!data?.today) return null;
  const best = data.today.best?.rows ?? [];
  return (
    <Panel title={t('today.best')}>
      {best.length === 0 ? (
        <Typography color="textSecondary">{t('today.none')}</Typography>
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
