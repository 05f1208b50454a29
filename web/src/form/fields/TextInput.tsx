import { InputAdornment, TextField } from '@mui/material';
import { MAX_TEXT_LENGTH } from '@taem/domain/form/messages.ts';
import type { ReactNode } from 'react';
import { drawn, type FieldProps } from './FieldProps.ts';

export interface TextInputProps extends FieldProps<string> {
  readonly max?: number | undefined;
  /** Initial number of lines; the field grows with its text. */
  readonly lines?: number;
  /** Maximum number of visible lines; longer text scrolls. */
  readonly mostLines?: number;
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** Id of a `datalist`. */
  readonly list?: string | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  /** Content after the typed text, such as a unit or a button. */
  readonly end?: ReactNode;
}

export function TextInput({
  max = MAX_TEXT_LENGTH,
  lines = 0,
  mostLines = lines + 4,
  inputMode,
  end,
  autoComplete = 'off',
  ...field
}: TextInputProps) {
  const { placeholder, list, ...props } = field;
  return (
    <TextField
      {...drawn(props)}
      {...(lines > 0 && { multiline: true, minRows: lines, maxRows: mostLines })}
      slotProps={{
        htmlInput: { maxLength: max, inputMode, autoComplete, placeholder, list },
        input: end ? { endAdornment: <InputAdornment position="end">{end}</InputAdornment> } : undefined,
      }}
    />
  );
}
