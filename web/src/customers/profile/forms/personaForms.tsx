import { CUSTOMER_LIMITS, MAX_CUSTOMER_ENTRIES } from '@taem/domain/customers/profile/customerLimits.ts';
import {
  INTERESTS,
  type Interest,
  interestFields,
  remarkFields,
} from '@taem/domain/customers/profile/profileFields.ts';
import { wordsRule } from '@taem/domain/customers/profile/profileRules.ts';
import { TEXT_ARRAY_SLOTS } from '@taem/domain/customers/tags.ts';
import type { OwnField, OwnInputProps } from '../../../resources/Particulars.ts';
import type { BlockForm } from '../ProfileRecord.ts';
import { fieldsOf } from './fieldsOf.ts';
import { longText } from './longText.tsx';
import { WordsInput } from './WordsInput.tsx';

const merchantRemark = longText('merchantRemark');

/** CUST-57 */
export const remarkForm: BlockForm = { fields: fieldsOf(remarkFields, { merchantRemark }) };

function InterestInput(props: OwnInputProps<readonly string[]>) {
  return (
    <WordsInput {...props} slots={TEXT_ARRAY_SLOTS} most={MAX_CUSTOMER_ENTRIES} maxLength={CUSTOMER_LIMITS.fact} />
  );
}

function InterestShow({ value }: { readonly value: readonly string[] }) {
  return value.join(', ');
}

const interest = (name: Interest): OwnField<readonly string[]> => ({
  empty: [],
  of: ({ interests }) => (interests as Partial<Record<Interest, string[]>> | null)?.[name] ?? [],
  rule: wordsRule,
  input: (words: readonly string[]) => words,
  Input: InterestInput,
  Show: InterestShow,
  isHalf: true,
});

/** CUST-57, CUST-64 */
export const interestsForm: BlockForm = {
  fields: fieldsOf(interestFields, Object.fromEntries(INTERESTS.map((name) => [name, interest(name)]))),
  // The contract replaces all lists together: an omitted list would be emptied.
  input: (read) => ({ interests: Object.fromEntries(INTERESTS.map((name) => [name, read[name]])) }),
  displayedIn: { interests: INTERESTS[0] ?? '' },
};
