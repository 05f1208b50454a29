import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { profilePath } from '../../../app/profilePath.ts';
import { useFormat } from '../../../sale/useFormat.ts';
import { radius } from '../../../ui/tokens.ts';
import { useProfileMessages } from '../messages.ts';
import { type LatestSale, useMemberProfile } from '../useMemberProfile.ts';

/** Number of products of a sale that are enough to identify it. */
const NAMED = 4;

/** The member's latest purchases, to talk about at the counter or to sell again. */
export function LatestSales({ memberId }: { readonly memberId: string }) {
  const t = useProfileMessages();
  const id = useId();
  const { latestSales } = useMemberProfile(memberId);
  if (!latestSales) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ mt: 2, p: { xs: 2, sm: 3 }, borderRadius: radius.card }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography id={id} variant="h3" component="h2">
          {t('latest.title')}
        </Typography>
        {latestSales.length > 0 && (
          <Button component={Link} to={profilePath(memberId, '?tab=transaction')} sx={{ mr: -2.5 }}>
            {t('latest.all')}
          </Button>
        )}
      </Stack>
      {latestSales.length === 0 && <Typography color="textSecondary">{t('summary.never')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {latestSales.map((sale) => (
          <Sale key={sale.id} sale={sale} />
        ))}
      </Box>
    </Paper>
  );
}

function Sale({ sale: { createLocalTime, amountDue, items } }: { readonly sale: LatestSale }) {
  const t = useProfileMessages();
  const format = useFormat();
  const products = items.filter(({ itemType }) => itemType === 'PRODUCT');
  const named = products.slice(0, NAMED).map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name));
  const more = products.length - named.length;
  return (
    <Box component="li" sx={{ py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {format.wallClock(createLocalTime)}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {t('summary.baht', { amount: format.baht(amountDue) })}
        </Typography>
      </Stack>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {named.join(', ')}
        {more > 0 && ` ${t('latest.more', { count: more })}`}
      </Typography>
    </Box>
  );
}
