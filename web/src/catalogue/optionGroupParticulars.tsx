import { optionEntries, optionGroupFault } from '@taem/domain/catalogue/optionGroupForm.ts';
import { formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import type { OwnField, Particulars } from '../resources/Particulars.ts';
import type { Row } from '../resources/RecordScreens.ts';
import { optionText } from '../sale/optionText.ts';
import { NOTHING } from '../ui/nothing.ts';
import { OptionsInput } from './OptionsInput.tsx';
import { newOption, type OptionEntry, optionsOf, savedOptions } from './optionEntries.ts';

interface ReadOption {
  id?: string | null;
  name: string;
  price: Satang;
  isDefault: boolean;
  isActive: boolean;
}

const options: OwnField<readonly OptionEntry[]> = {
  empty: [newOption()],
  of: optionsOf,
  rule: optionEntries,
  input: (read: readonly ReadOption[]) =>
    read.map(({ id = null, name, price, isDefault, isActive }) => ({
      id,
      name,
      price: toBaht(price),
      isDefault,
      isActive,
    })),
  Input: OptionsInput,
  Show: ({ value }) =>
    optionText(
      value.map(({ name, price }) => ({ name, price: Number(price) })),
      formatTwoDecimals,
    ) || NOTHING,
};

function OptionsCell({ row }: { row: Row }) {
  return optionText(savedOptions(row), formatTwoDecimals) || NOTHING;
}

/** What the screens of option groups do beyond their declaration. */
export const optionGroupParticulars: Particulars = {
  own: { options },
  cells: { options: OptionsCell },
  firstOnCard: 'options',
  rule: (form) =>
    form.superRefine((group, context) => {
      const fault = optionGroupFault(group as unknown as Parameters<typeof optionGroupFault>[0]);
      if (fault) context.addIssue({ code: 'custom', message: fault.message, path: [fault.field] });
    }),
};
