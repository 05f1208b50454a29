import { CUSTOMER_LIMITS } from '@taem/domain/customers/profile/customerLimits.ts';
import { tagFields } from '@taem/domain/customers/profile/profileFields.ts';
import { tagsRule } from '@taem/domain/customers/profile/profileRules.ts';
import { MAX_TAGS } from '@taem/domain/customers/tags.ts';
import type { OwnField } from '../../../resources/Particulars.ts';
import type { BlockForm } from '../ProfileRecord.ts';
import { fieldsOf } from './fieldsOf.ts';
import { WordsInput } from './WordsInput.tsx';

const tags: OwnField<readonly string[]> = {
  empty: [],
  of: (row) => (row.tags ?? []) as string[],
  rule: tagsRule,
  input: (words: readonly string[]) => words,
  Input: (props) => <WordsInput {...props} slots={MAX_TAGS} most={MAX_TAGS} maxLength={CUSTOMER_LIMITS.tag} />,
  Show: ({ value }) => value.join(', '),
};

/** CUST-59 */
export const tagsForm: BlockForm = { fields: fieldsOf(tagFields, { tags }) };
