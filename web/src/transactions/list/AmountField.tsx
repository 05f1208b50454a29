import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useSalesMessages } from '../messages.ts';
import { amountOf } from './historyAddress.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  /** Called when the amount is entered, not with each digit. */
  readonly onEnter: (amount: string) => void;
}

/** A filter by an amount in baht; an invalid amount shows an error and filters nothing. */
export function AmountField({ label, value, onEnter }: Props) {
  const t = useSalesMessages();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const isBad = typed.trim() !== '' && amountOf(typed) === null;
  const enter = () => {
    if (!isBad && typed.trim() !== value) onEnter(typed.trim());
  };
  return (
    <TextField
      label={label}
      value={typed}
      error={isBad}
      helperText={isBad ? t('filter.badAmount') : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={enter}
      onKeyDown={({ key }) => key === 'Enter' && enter()}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      sx={{ flex: '1 1 150px', maxWidth: { sm: 180 } }}
    />
  );
}
