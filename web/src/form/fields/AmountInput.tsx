import { InputAdornment, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormMessages } from '../messages.ts';
import { drawn, type FieldProps } from './FieldProps.ts';

interface Props extends FieldProps<string> {
  /** Text after the number, or a button that fills it in; baht unless given. */
  readonly unit?: ReactNode;
}

const MAX_CHARACTERS = 20;

/** A number with decimals, such as money; has commas between thousands except while it is edited. */
export function AmountInput({ unit, onBlur, ...field }: Props) {
  const t = useFormMessages();
  const [isTyped, setTyped] = useState(false);
  const end = unit === undefined ? t('baht') : unit;
  return (
    <TextField
      {...drawn(field)}
      value={isTyped ? field.value : grouped(field.value)}
      onFocus={({ target }) => {
        // Removing the commas replaces the text, and with it the selection of the Tab key: it is selected again, or typing
        // would append.
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

/** Adds commas between thousands, as 1000000 and 10000000 look alike. */
export const grouped = (number: string): string =>
  /^\d+(\.\d+)?$/.test(number) ? number.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',') : number;
