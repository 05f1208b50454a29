import type { TextFieldProps } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { textSize } from '../../ui/tokens.ts';

/** Properties of every form field, whether `Field` binds it to a form or a screen holds its value. */
export interface FieldProps<Value> {
  readonly name?: string | undefined;
  /** Text above the field. */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The error, in the language of the screen. */
  readonly error?: string | undefined;
  /** Text below the field while there is no error. */
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** Marks the main figure of a dialog: large, right-aligned, and selected on focus. */
  readonly isFigure?: boolean;
}

/**
 * Converts the properties to those of MUI. Always keeps the line below the field, so that no button moves from under the
 * pointer.
 */
export function drawn<Value>(props: FieldProps<Value>): Omit<TextFieldProps, 'variant'> {
  const { error, hint, onChange, value, isFigure, ...field } = props;
  return {
    ...field,
    value,
    fullWidth: true,
    error: error !== undefined,
    helperText: error ?? (hint || ' '),
    onChange: ({ target }) => onChange(target.value as Value),
    ...(isFigure && { sx: FIGURE, onFocus: ({ target }) => target.select() }),
  };
}

const FIGURE = { '& input': { fontSize: textSize.figure, fontWeight: 700, textAlign: 'right' } } as const;
