import { revenueTarget } from '@taem/domain/insight/targets/revenueTarget.ts';
import { formOf, type Rule } from '@taem/domain/record/formOf.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { OwnField, Particulars } from '../../resources/Particulars.ts';
import { MonthInput, monthName, presentMonth } from './MonthInput.tsx';

const { month: monthRule } = formOf(revenueTarget, 'create').shape;
const { branchId } = revenueTarget.fields;

const month: OwnField<string> = {
  // The month in which the form is opened, not in which the page was loaded.
  get empty() {
    return presentMonth();
  },
  isHalf: true,
  of: (row) => String(row.month ?? ''),
  rule: monthRule as Rule,
  input: (read: string) => read,
  Input: MonthInput,
  Show: ({ value }) => monthName(value, useLanguage()),
};

export const targetParticulars: Particulars = {
  own: { month },
  title: (row, language) => {
    const branch = row.branch as { name: string } | null;
    return `${monthName(String(row.month), language)} · ${branch?.name ?? branchId.none?.[language]}`;
  },
};
