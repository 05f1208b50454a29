import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { Basket } from '@taem/domain/till/basket.ts';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { iconSize, radius } from '../../ui/tokens.ts';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import { basketStore } from '../basket/basketStore.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { readPreviousBasket, removePreviousBasket } from '../basket/saleDrafts.ts';
import { useBasket } from '../basket/useBasket.ts';

/** An empty basket, with a button that restores the one that entering the page emptied. */
export function EmptyBasket() {
  const t = useBasketMessages();
  return (
    <EmptyState
      icon={<ShoppingBagOutlined sx={{ fontSize: iconSize.tile, color: 'text.disabled' }} />}
      title={t('basket.empty')}
      action={<PreviousBasket />}
    >
      {t('basket.emptyHint')}
    </EmptyState>
  );
}

function PreviousBasket() {
  const t = useBasketMessages();
  const memberId = useBasket(({ member }) => member?.id ?? null);
  const [previous, setPrevious] = useState<Basket | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer is another entry, which may have kept a basket.
  useEffect(() => setPrevious(readPreviousBasket()), [memberId]);
  if (!previous || (previous.member?.id ?? null) !== memberId) return null;
  const count = previous.items.reduce((sum, { qty }) => sum + (qty ?? 0), 0);
  const bringBack = () => {
    const { member, currentTier, walkinInfo, categories, productType, exchange } = basketStore.get();
    // Customer and view stay as they are now, as the customer was read on entry; what was rung up is restored unchanged.
    const current = { member, currentTier, walkinInfo, categories, productType };
    basketStore.replace({ ...previous, ...current, exchange: exchange ?? previous.exchange, paymentChannels: [] });
    removePreviousBasket();
  };
  return (
    <Box sx={{ p: 1.5, borderRadius: radius.card, border: '1px dashed', borderColor: 'divider' }}>
      {count > 0 && <Typography variant="body2">{t('basket.previous', { count })}</Typography>}
      {previous.exchange && (
        <Typography variant="body2">
          <WholeNumbers text={t('basket.previousExchange', { number: previous.exchange.transactionNo })} />
        </Typography>
      )}
      <Button onClick={bringBack}>{t('basket.bringBack')}</Button>
    </Box>
  );
}
