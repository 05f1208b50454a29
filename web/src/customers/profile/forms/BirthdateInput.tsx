import { shopDate } from '../../../app/shopDay.ts';
import type { OwnInputProps } from '../../../resources/Particulars.ts';
import { DayField } from '../../../ui/DayField.tsx';

/** CUST-64 A birthdate is never after today. */
export function BirthdateInput({ label, value, onChange, onBlur, error, disabled }: OwnInputProps<string>) {
  return (
    <DayField
      label={label}
      value={value}
      max={shopDate()}
      error={error}
      hint=" "
      reportsInvalid
      disabled={disabled}
      fullWidth
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
