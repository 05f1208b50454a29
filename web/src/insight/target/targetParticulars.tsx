import { revenueTarget } from '@taem/domain/insight/targets/revenueTarget.ts';
import { formOf } from '@taem/domain/record/formOf.ts';
import { dayWith } from '../../app/formatDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { OwnField, OwnInputProps, Particulars } from '../../resources/Particulars.ts';
import { MonthField } from '../../ui/MonthField.tsx';

const month: OwnField<string> = {
  empty: '',
  of: (row) => String(row.month ?? ''),
  rule: formOf(revenueTarget, 'create').shape.month as never,
  input: (read) => read,
  isHalf: true,
  Input: MonthInput,
  Show: ({ value }) => {
    const language = useLanguage();
    return dayWith(`${value}-01`, language, { month: 'long', year: 'numeric' });
  },
};

function MonthInput({ label, value, onChange, onBlur, error, disabled }: OwnInputProps<string>) {
  return (
    <MonthField
      required
      fullWidth
      autoFocus
      tellsAll
      label={label}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
      hint=" "
      disabled={disabled}
    />
  );
}

export const targetParticulars: Particulars = { own: { month } };
