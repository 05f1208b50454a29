import { InputAdornment, TextField } from '@mui/material';
import { MAX_TEXT_LENGTH } from '@taem/domain/form/messages.ts';
import type { ReactNode } from 'react';
import { drawn, type FieldProps } from './FieldProps.ts';

export interface TextInputProps extends FieldProps<string> {
  readonly max?: number | undefined;
  /** Grows with its text from so many lines. */
  readonly lines?: number;
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  /** Behind what is typed, such as a unit or a button. */
  readonly end?: ReactNode;
}

export function TextInput({
  max = MAX_TEXT_LENGTH,
  lines,
  inputMode,
  end,
  autoComplete = 'off',
  ...field
}: TextInputProps) {
  const { placeholder, ...props } = field;
  return (
    <TextField
      {...drawn(props)}
      {...(lines && { multiline: true, minRows: lines, maxRows: lines + 4 })}
      slotProps={{
        htmlInput: { maxLength: max, inputMode, autoComplete, placeholder },
        input: end ? { endAdornment: <InputAdornment position="end">{end}</InputAdornment> } : undefined,
      }}
    />
  );
}
