import { personalFields } from '@taem/domain/customers/profile/profileFields.ts';
import { birthdateRule } from '@taem/domain/customers/profile/profileRules.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../../app/i18n.ts';
import { shopDate } from '../../../app/shopDay.ts';
import type { OwnField, OwnInputProps } from '../../../resources/Particulars.ts';
import { DayField } from '../../../ui/DayField.tsx';
import type { BlockForm } from '../ProfileRecord.ts';
import { fieldsOf } from './fieldsOf.ts';

const birthdate: OwnField<string> = {
  empty: '',
  of: (row) => String(row.birthdate ?? ''),
  rule: birthdateRule(shopDate()),
  input: (day: string | null) => day,
  Input: BirthdateInput,
  Show: BirthdateShow,
  isHalf: true,
};

/** CUST-55 */
export const personalForm: BlockForm = { fields: fieldsOf(personalFields, { birthdate }) };

function BirthdateShow({ value }: { readonly value: string }) {
  return writtenDay(value, useLanguage());
}

/** CUST-64 A field for a birthdate, which is never after today. */
function BirthdateInput({ label, value, onChange, onBlur, error, disabled }: OwnInputProps<string>) {
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
