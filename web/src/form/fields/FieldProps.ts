import type { TextFieldProps } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { textSize } from '../../ui/tokens.ts';

/** What every field of a form is drawn from, whether `Field` binds it to a form or a screen holds its value. */
export interface FieldProps<Value> {
  readonly name?: string | undefined;
  /** Above the field. */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  /** What is wrong, in the language of the screen. */
  readonly error?: string | undefined;
  /** Below the field while nothing is wrong. */
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** The one figure that a dialog is about: large, at the right, and selected when it is entered. */
  readonly isFigure?: boolean;
}

/** The same as MUI draws it. The line below is there from the start: no button moves from under the pointer. */
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
