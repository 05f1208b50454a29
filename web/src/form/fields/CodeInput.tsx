import { InputAdornment, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { drawn, type FieldProps } from './FieldProps.ts';

interface Props extends FieldProps<string> {
  readonly max: number;
  /** A button behind it that fills it in. */
  readonly end?: ReactNode;
}

/** A code that is scanned or typed. A scanner ends with Enter, while the rest of the form is still empty: it sends nothing. */
export function CodeInput({ max, end, ...field }: Props) {
  return (
    <TextField
      {...drawn(field)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      slotProps={{
        htmlInput: { maxLength: max, autoComplete: 'off' },
        input: end ? { endAdornment: <InputAdornment position="end">{end}</InputAdornment> } : undefined,
      }}
    />
  );
}
