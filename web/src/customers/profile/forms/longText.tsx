import { TextField } from '@mui/material';
import { CUSTOMER_LIMITS } from '@taem/domain/customers/profile/customerLimits.ts';
import { optionalText } from '@taem/domain/form/textField.ts';
import type { OwnField, OwnInputProps } from '../../../resources/Particulars.ts';

type Name = keyof typeof CUSTOMER_LIMITS;

/** Returns a text field in the full width of the form, with as many lines as the text has. */
export function longText(name: Name): OwnField<string> {
  return {
    empty: '',
    of: (row) => String(row[name] ?? ''),
    rule: optionalText(CUSTOMER_LIMITS[name]),
    input: (text: string | null) => text,
    Input: LongTextInput,
    Show: LongTextShow,
  };
}

function LongTextInput({ name, label, value, onChange, onBlur, error, disabled }: OwnInputProps<string>) {
  return (
    <TextField
      fullWidth
      multiline
      label={label}
      value={value}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? ' '}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: CUSTOMER_LIMITS[name as Name] } }}
    />
  );
}

function LongTextShow({ value }: { readonly value: string }) {
  return value;
}
