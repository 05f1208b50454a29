import { newKey } from '../app/newKey.ts';
import type { Row } from '../resources/RecordScreens.ts';

/** An option as typed. `key` distinguishes rows that have no id yet. */
export interface OptionEntry {
  readonly key: string;
  readonly id: string | null;
  readonly name: string;
  readonly price: string;
  readonly isDefault: boolean;
  readonly isActive: boolean;
}

export const newOption = (): OptionEntry => ({
  key: newKey(),
  id: null,
  name: '',
  price: '',
  isDefault: false,
  isActive: true,
});

interface SavedOption {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly isDefault: boolean;
  readonly isActive: boolean;
}

export const savedOptions = (row: Row) => (row.options ?? []) as readonly SavedOption[];

export const optionsOf = (row: Row): OptionEntry[] =>
  savedOptions(row).map(({ id, name, price, isDefault, isActive }) => ({
    key: id,
    id,
    name,
    price: price === 0 ? '' : String(price),
    isDefault,
    isActive,
  }));
