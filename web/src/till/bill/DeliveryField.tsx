import { Box, InputBase } from '@mui/material';
import { MAX_UNIT_PRICE } from '@taem/domain/limits.ts';
import { type Satang, toBaht, ZERO } from '@taem/domain/money/money.ts';
import { typedAmount } from '@taem/domain/reading/amount.ts';
import { memo, useId } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { radius, textSize } from '../../ui/tokens.ts';
import { basketStore } from '../basket/basketStore.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { useBasket } from '../basket/useBasket.ts';
import { useHoldBill } from '../typed/billHold.ts';
import { useTyped } from '../typed/useTyped.ts';

/** The delivery cost; fixed once the bill is being paid (CHAN-02). */
export const DeliveryField = memo(function DeliveryField({ readOnly }: { readOnly: boolean }) {
  const isEmpty = useBasket(({ items }) => items.length === 0);
  // A new element for each bill: text typed for one bill must not stay for the next.
  return <Delivery key={`${isEmpty}`} readOnly={readOnly || isEmpty} isFixed={readOnly} />;
});

/** `isFixed`: read-only because the bill is being paid, not because it is empty. */
function Delivery({ readOnly, isFixed }: { readOnly: boolean; isFixed: boolean }) {
  const t = useBasketMessages();
  const id = useId();
  const problem = useId();
  const format = useFormat();
  const value = useBasket((basket) => basket.deliveryCost);
  const { text, isWrong, type, leave } = useTyped({ value, none: ZERO, read, show, write });
  useHoldBill(isWrong ? 'mendFirst' : null);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', fontSize: textSize.body }}>
        <Box component="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
          {t('basket.delivery')}
        </Box>
        <InputBase
          id={id}
          value={text}
          disabled={readOnly}
          placeholder="0.00"
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          inputProps={{
            inputMode: 'decimal',
            'aria-invalid': isWrong,
            'aria-describedby': isWrong ? problem : undefined,
            style: { textAlign: 'right', padding: '3px 10px' },
          }}
          sx={{
            ml: 'auto',
            width: 120,
            minHeight: isFixed ? 0 : 44,
            my: isFixed ? 0 : '-1px',
            mr: isFixed ? -1.25 : 0,
            fontWeight: 600,
            border: 1,
            borderColor: isWrong ? 'error.main' : isFixed ? 'transparent' : 'divider',
            borderRadius: radius.control,
          }}
        />
      </Box>
      {isWrong && (
        <Box id={problem} role="alert" sx={{ color: 'error.main', fontSize: textSize.small }}>
          {t('basket.deliveryInvalid', { most: format.money(MAX_UNIT_PRICE) })}
        </Box>
      )}
    </>
  );
}

function read(text: string): Satang | null {
  const amount = text.trim() === '' ? ZERO : typedAmount(text);
  return amount !== null && amount <= MAX_UNIT_PRICE ? amount : null;
}

function show(amount: Satang): string {
  return amount === 0 ? '' : toBaht(amount).toFixed(2);
}

function write(deliveryCost: Satang): void {
  basketStore.dispatch({ type: 'setDelivery', deliveryCost });
}
