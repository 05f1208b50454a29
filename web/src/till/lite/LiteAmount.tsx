import { InputAdornment, TextField } from '@mui/material';
import { MAX_UNIT_PRICE } from '@taem/domain/limits.ts';
import { toBaht, ZERO } from '@taem/domain/money/money.ts';
import { useEffect, useState } from 'react';
import { basketStore } from '../basket/basketStore.ts';
import { useBasket } from '../basket/useBasket.ts';
import { parseBaht } from '../words/parseBaht.ts';
import { useLiteMessages } from './messages.ts';

/** LITE-05: the amount is the price of the first line; `onAmount` is told whether it is one. */
export function LiteAmount({ onAmount }: { onAmount: (isGood: boolean) => void }) {
  const t = useLiteMessages();
  const name = useBasket(({ items }) => items[0]?.productName ?? '');
  const qty = useBasket(({ items }) => items[0]?.qty ?? 1);
  const price = useBasket(({ items }) => items[0]?.chargeAmount ?? ZERO);
  const [text, setText] = useState(() => toBaht(price).toFixed(2));
  const isGood = priceOf(text) !== null;
  useEffect(() => onAmount(isGood), [onAmount, isGood]);
  // The shop may change the price while the bill stands.
  useEffect(() => {
    setText((current) => ([price, null].includes(priceOf(current)) ? current : toBaht(price).toFixed(2)));
  }, [price]);
  const type = (typed: string) => {
    setText(typed);
    const typedPrice = priceOf(typed);
    if (typedPrice !== null) basketStore.dispatch({ type: 'setPrice', line: 0, price: typedPrice });
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
