import { InputAdornment, TextField } from '@mui/material';
import { toBaht, ZERO } from '@taem/domain/money/money.ts';
import { MAX_UNIT_PRICE } from '@taem/domain/till/limits.ts';
import { useState } from 'react';
import { basketStore } from '../basket/basketStore.ts';
import { useBasket } from '../basket/useBasket.ts';
import { parseBaht } from '../words/parseBaht.ts';
import { useLiteMessages } from './messages.ts';

/** LITE-05: the amount is the price of the first line. */
export function LiteAmount() {
  const t = useLiteMessages();
  const name = useBasket(({ items }) => items[0]?.productName ?? '');
  const qty = useBasket(({ items }) => items[0]?.qty ?? 1);
  const [text, setText] = useState(() => toBaht(basketStore.get().items[0]?.chargeAmount ?? ZERO).toFixed(2));
  const isGood = priceOf(text) !== null;
  const type = (typed: string) => {
    setText(typed);
    const price = priceOf(typed);
    if (price !== null) basketStore.dispatch({ type: 'setPrice', line: 0, price });
  };
  return (
    <TextField
      fullWidth
      autoFocus
      label={t('lite.amount')}
      value={text}
      error={!isGood}
      helperText={isGood ? t(qty > 1 ? 'lite.each' : 'lite.of', { name, qty }) : t('lite.invalid')}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          style: { fontSize: '2rem', fontWeight: 700, textAlign: 'right' },
        },
        input: { startAdornment: <InputAdornment position="start">฿</InputAdornment> },
      }}
    />
  );
}

/** A price is above 0. */
function priceOf(text: string) {
  const price = parseBaht(text);
  return price !== null && price > 0 && price <= MAX_UNIT_PRICE ? price : null;
}
