import { Box, InputBase } from '@mui/material';
import { MAX_UNIT_PRICE } from '@taem/domain/limits.ts';
import { toBaht, ZERO } from '@taem/domain/money/money.ts';
import { parseBaht } from '@taem/domain/money/parseBaht.ts';
import { memo, useEffect, useId, useState } from 'react';
import { basketStore } from './basketStore.ts';
import { useBasketMessages } from './messages.ts';
import { useBasket } from './useBasket.ts';

/** What is charged for bringing it; fixed once the bill is being paid (CHAN-02). */
export const DeliveryField = memo(function DeliveryField({ readOnly }: { readOnly: boolean }) {
  const t = useBasketMessages();
  const id = useId();
  const deliveryCost = useBasket((basket) => basket.deliveryCost);
  const isEmpty = useBasket(({ items }) => items.length === 0);
  const [text, setText] = useState(() => asText(deliveryCost));
  const typed = text.trim() === '' ? ZERO : parseBaht(text);
  const isGood = typed !== null && typed <= MAX_UNIT_PRICE;

  // The basket may be emptied or brought back while the field stands.
  useEffect(() => {
    setText((current) => (parseBaht(current || '0') === deliveryCost ? current : asText(deliveryCost)));
  }, [deliveryCost]);
  const type = (next: string) => {
    setText(next);
    const amount = next.trim() === '' ? ZERO : parseBaht(next);
    if (amount !== null && amount <= MAX_UNIT_PRICE)
      basketStore.dispatch({ type: 'setDelivery', deliveryCost: amount });
  };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', fontSize: '0.9375rem' }}>
        <Box component="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
          {t('basket.delivery')}
        </Box>
        <InputBase
          id={id}
          value={text}
          disabled={readOnly || isEmpty}
          placeholder="0.00"
          onChange={(event) => type(event.target.value)}
          onBlur={() => setText(asText(deliveryCost))}
          inputProps={{
            inputMode: 'decimal',
            'aria-invalid': !isGood,
            style: { textAlign: 'right', padding: '3px 10px' },
          }}
          sx={{
            ml: 'auto',
            width: 120,
            minHeight: readOnly ? 0 : 44,
            my: readOnly ? 0 : '-1px',
            mr: readOnly ? -1.25 : 0,
            fontWeight: 600,
            border: 1,
            borderColor: isGood ? (readOnly ? 'transparent' : 'divider') : 'error.main',
            borderRadius: '8px',
          }}
        />
      </Box>
      {!isGood && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
          {t('basket.deliveryInvalid')}
        </Box>
      )}
    </>
  );
});

function asText(amount: typeof ZERO): string {
  return amount === 0 ? '' : toBaht(amount).toFixed(2);
}
