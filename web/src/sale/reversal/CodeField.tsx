import { TextField } from '@mui/material';
import type { Ref } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly isWrong: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onChange: (code: string) => void;
}

/** PERM-13 The code of the action, which is masked on the screen and not stored by browsers. */
export function CodeField({ label, value, disabled, isWrong, ref, onChange }: Props) {
  return (
    <TextField
      fullWidth
      required
      type="password"
      label={label}
      value={value}
      disabled={disabled}
      error={isWrong}
      inputRef={ref}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        inputLabel: { required: false },
        htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 50, 'data-1p-ignore': true },
      }}
    />
  );
}
