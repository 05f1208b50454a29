import { InputAdornment, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormMessages } from '../messages.ts';
import { drawn, type FieldProps } from './FieldProps.ts';

interface Props extends FieldProps<string> {
  /** Behind the number, or a button that fills it in; baht unless another one is given. */
  readonly unit?: ReactNode;
}

const MAX_CHARACTERS = 20;

/** A number with decimals, such as money: with commas between thousands while it is not typed in. */
export function AmountInput({ unit, onBlur, ...field }: Props) {
  const t = useFormMessages();
  const [isTyped, setTyped] = useState(false);
  const end = unit === undefined ? t('baht') : unit;
  return (
    <TextField
      {...drawn(field)}
      value={isTyped ? field.value : grouped(field.value)}
      onFocus={({ target }) => {
        // The text without commas is a new one: what the Tab key had selected is selected again, or typing would add to it.
        if (grouped(field.value) === field.value) setTyped(true);
        else flushSync(() => setTyped(true));
        target.select();
      }}
      onBlur={() => {
        setTyped(false);
        onBlur?.();
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: MAX_CHARACTERS },
        input: end ? { endAdornment: <InputAdornment position="end">{end}</InputAdornment> } : undefined,
      }}
    />
  );
}

/** 1000000 and 10000000 look alike. */
export const grouped = (number: string): string =>
  /^\d+(\.\d+)?$/.test(number) ? number.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',') : number;
