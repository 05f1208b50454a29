import { APPROVAL_RULES } from '../merchant/approvalSetting.ts';
import { COUNTER_CHOICES } from '../merchant/counterForm.ts';
import { TAX_MODES } from '../merchant/taxSetting.ts';
import { GENDERS } from '../person/gender.ts';
import { GENDER_WORDS } from '../person/genderWords.ts';
import type { Choice } from '../reading/choice.ts';
import type { Words } from '../record/words.ts';

/** What is one of a few, by the names of fields in the contract. */
const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  ...COUNTER_CHOICES,
  ...{ approveOwnPrice: APPROVAL_RULES, approveBackDating: APPROVAL_RULES, approveVoid: APPROVAL_RULES },
  taxMode: TAX_MODES,
  gender: GENDERS.map((value) => ({ value, words: GENDER_WORDS[value] })),
};

/** What a kept value is called where its field is one of a few; undefined for any other. */
export const chosenWords = (field: string, kept: string): Words | undefined =>
  CHOICES[field]?.find(({ value }) => value === kept)?.words;
