import { Box, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useSession } from '../../app/session.ts';
import { useHomeMessages } from './messages.ts';
import { Panel } from './Panel.tsx';
import type { HomeData } from './useHome.ts';

/** The lowest stock, for users who look after the shelves. */
export function StockPanel({ data }: { readonly data: HomeData }) {
  const t = useHomeMessages();
  const { branchId } = useSession();
  const shelves = data?.stockLevels?.items ?? [];
  if (shelves.length === 0) return null;
  return (
    <Panel title={t('stock.title')} more={{ to: '/stock', label: t('stock.more') }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shelves.map(({ id, quantity, product, branch }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', py: 0.5 }}>
            <span>
              {product?.name ?? '–'}
              {branchId === null && (
                <Typography component="span" color="textSecondary">
                  {` · ${branch?.name ?? '–'}`}
                </Typography>
              )}
            </span>
            <Typography component="span" color={quantity > 0 ? 'textSecondary' : 'error'} sx={{ whiteSpace: 'nowrap' }}>
              {formatCount(quantity)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
