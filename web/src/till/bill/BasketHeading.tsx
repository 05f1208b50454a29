import { Box, Button, Typography } from '@mui/material';
import { isEmptyBill } from '@taem/domain/till/basket.ts';
import { useState } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { CONTROL } from '../../ui/tokens.ts';
import { basketStore } from '../basket/basketStore.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { useBasket, useItemCount } from '../basket/useBasket.ts';
import { ParkButton } from '../parked/ParkButton.tsx';

/** The number of pieces in the basket and, by PAY-28, a button that clears it after confirmation. */
export function BasketHeading({ readOnly = false }: { readOnly?: boolean }) {
  const t = useBasketMessages();
  const [asking, setAsking] = useState(false);
  const isEmpty = useBasket(isEmptyBill);
  const clear = () => {
    basketStore.dispatch({ type: 'clearAll' });
    setAsking(false);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: CONTROL, pl: 2, pr: 1 }}>
      <Typography variant="h3" component="h2">
        {t('basket.title')}
      </Typography>
      <Typography sx={{ ml: 1, color: 'text.secondary' }}>
        <ItemCount />
      </Typography>
      {!readOnly && !isEmpty && (
        <Box sx={{ ml: 'auto', display: 'flex' }}>
          <ParkButton />
          <Button color="error" onClick={() => setAsking(true)} sx={{ px: 1, whiteSpace: 'nowrap' }}>
            {t('basket.clearAll')}
          </Button>
        </Box>
      )}
      {asking && (
        <ConfirmDialog
          open
          danger
          title={t('basket.clearAllTitle')}
          confirmLabel={t('basket.clearAll')}
          onConfirm={clear}
          onCancel={() => setAsking(false)}
        >
          {t('basket.clearAllText')}
        </ConfirmDialog>
      )}
    </Box>
  );
}

function ItemCount() {
  const t = useBasketMessages();
  const format = useFormat();
  const count = useItemCount();
  return count > 0 && t('basket.items', { count, number: format.count(count) });
}
