import { Button } from '@mui/material';
import { memo, useState } from 'react';
import { late } from '../../app/late.tsx';
import { textSize } from '../../ui/tokens.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { useBasket } from '../basket/useBasket.ts';

const WhyDialog = late(async () => (await import('../why/BillWhyDialog.tsx')).BillWhyDialog);

/** ที่มาของราคา: opens the reasons for every figure, once there is a figure. */
export const WhyButton = memo(function WhyButton() {
  const t = useBasketMessages();
  const isPriced = useBasket(({ items, deliveryCost }) => items.length > 0 || deliveryCost > 0);
  const [explaining, setExplaining] = useState(false);
  return (
    <>
      <Button
        disabled={!isPriced}
        onClick={() => setExplaining(true)}
        sx={{ ml: 0.5, my: -0.75, px: 0.75, fontSize: textSize.small, whiteSpace: 'nowrap' }}
      >
        {t('basket.why')}
      </Button>
      {explaining && <WhyDialog onClose={() => setExplaining(false)} />}
    </>
  );
});
