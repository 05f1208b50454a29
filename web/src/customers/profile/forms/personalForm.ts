import { personalFields } from '@taem/domain/customers/profile/profileFields.ts';
import { birthdateRule } from '@taem/domain/customers/profile/profileRules.ts';
import { shopDate } from '../../../app/shopDay.ts';
import type { OwnField } from '../../../resources/Particulars.ts';
import type { BlockForm } from '../ProfileRecord.ts';
import { BirthdateInput } from './BirthdateInput.tsx';
import { BirthdateShow } from './BirthdateShow.tsx';
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
