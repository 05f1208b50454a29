import { Box, Typography } from '@mui/material';
import { Part } from '../../sale/Part.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { useSaleWords } from '../../sale/useSaleWords.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSaleDetailMessages } from './messages.ts';

type Item = SaleDetailFragment['items'][number];

/** WALL-17 What changed the price or the points: privileges, discount, offer, points as cash. */
export function SaleOthers({ sale }: { sale: SaleDetailFragment }) {
  const t = useSaleDetailMessages();
  // A return has the rows of its sale, even those that take nothing back.
  const others = sale.items.filter(
    ({ itemType, discountAmount, earnPoints, redeemPoints }) =>
      itemType !== 'PRODUCT' && (!sale.returnOf || discountAmount !== 0 || earnPoints !== 0 || redeemPoints !== 0),
  );
  if (others.length === 0) return null;
  return (
    <Part title={t('sale.others')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {others.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier may give the same privilege twice.
          <Other key={at} item={item} />
        ))}
      </Box>
    </Part>
  );
}

function Other({ item }: { item: Item & { itemType: string } }) {
  const t = useSaleDetailMessages();
  const format = useFormat();
  const { signed } = useSaleWords();
  const kind = item.itemType === 'PRODUCT' ? '' : t(`sale.${item.itemType}`);
  const isPoints = item.itemType === 'EVENT';
  const gave = item.coupons.map(({ description }) => description).filter(Boolean);
  const hint = isPoints ? t('sale.pointsUsed', format.points(item.redeemPoints)) : [kind, ...gave].join(' · ');
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {isPoints ? kind : item.name}
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 600 }}>
        {item.discountAmount !== 0 && <div>{format.baht(item.discountAmount)}</div>}
        {item.earnPoints !== 0 && <div>{t('points', { points: signed(item.earnPoints), count: item.earnPoints })}</div>}
      </Box>
    </Box>
  );
}
