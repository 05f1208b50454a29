import { shopToday } from '../../../app/shopDay.ts';
import type { OwnInputProps } from '../../../resources/Particulars.ts';
import { CustomerDayField } from '../../questions/CustomerDayField.tsx';

/** CUST-64 A birthdate is never after today. */
export function BirthdateInput({ label, value, onChange, onBlur, error, disabled }: OwnInputProps<string>) {
  return (
    <CustomerDayField
      label={label}
      value={value}
      max={shopToday()}
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
