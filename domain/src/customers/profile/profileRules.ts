import { z } from 'zod';
import { FORM_MESSAGES, lengthMessage } from '../../form/messages.ts';
import { optionalText } from '../../form/textField.ts';
import { normaliseGender } from '../../person/gender.ts';
import { type Day, isDay } from '../../time/calendar.ts';
import { MEMBER_LOCALES } from '../memberLocale.ts';
import { canSaveTags, dropEmptyTexts, MAX_TAGS } from '../tags.ts';
import { CUSTOMER_LIMITS, MAX_CUSTOMER_ENTRIES } from './customerLimits.ts';

/** The messages for a pair without its network or without its account. */
export const SOCIAL_MESSAGES = { network: 'Choose a network', account: 'Enter the account' } as const;
/** The message for more tags than a member may have. */
export const tooManyTags = `Must be at most ${MAX_TAGS} tags`;
/** The message for a list that is too long. */
export const tooManyEntries = `Must be at most ${MAX_CUSTOMER_ENTRIES} entries`;

const isShort = (max: number) => (texts: readonly string[]) => texts.every((text) => text.length <= max);

/** CUST-64, CUST-72 An empty day means no birthdate; a birthdate is never after today. */
export const birthdateRule = (today: Day) =>
  optionalText()
    .refine((day) => day === null || isDay(day), FORM_MESSAGES.birthdateNotValid)
    .refine((day) => day === null || day <= today, 'is in the future');

/** CUST-63 Reads a gender in any spelling; empty becomes null. */
export const genderRule = z.string().transform((word) => (word.trim() === '' ? null : normaliseGender(word)));

/** CUST-27 */
export const localeRule = z.enum(MEMBER_LOCALES);

/** CUST-64 A few words; empty ones are dropped. */
export const wordsRule = z
  .array(z.string())
  .transform(dropEmptyTexts)
  .refine((words) => words.length <= MAX_CUSTOMER_ENTRIES, tooManyEntries)
  .refine(isShort(CUSTOMER_LIMITS.fact), lengthMessage(CUSTOMER_LIMITS.fact));

/** CUST-59 */
export const tagsRule = z
  .array(z.string())
  .transform(dropEmptyTexts)
  .refine(canSaveTags, tooManyTags)
  .refine(isShort(CUSTOMER_LIMITS.tag), lengthMessage(CUSTOMER_LIMITS.tag));

/** CUST-56 Entries of a few facts; empty facts and entries are dropped. */
export const entriesRule = z
  .array(z.array(z.object({ name: z.string(), value: z.string() })))
  .transform((entries) =>
    entries
      .map((facts) => facts.map((fact) => ({ ...fact, value: fact.value.trim() })).filter(({ value }) => value !== ''))
      .filter((facts) => facts.length > 0),
  )
  .refine((entries) => entries.length <= MAX_CUSTOMER_ENTRIES, tooManyEntries)
  .refine(
    (entries) => isShort(CUSTOMER_LIMITS.fact)(entries.flatMap((facts) => facts.map(({ value }) => value))),
    lengthMessage(CUSTOMER_LIMITS.fact),
  );

/** CUST-58 Pairs of a network and an account; an empty pair is dropped. */
export const socialsRule = z
  .array(z.object({ socialId: z.string(), account: z.string() }))
  .transform((pairs) =>
    pairs
      .map(({ socialId, account }) => ({ socialId, account: account.trim() }))
      .filter(({ socialId, account }) => socialId !== '' || account !== ''),
  )
  .refine((pairs) => pairs.every(({ socialId }) => socialId !== ''), SOCIAL_MESSAGES.network)
  .refine((pairs) => pairs.every(({ account }) => account !== ''), SOCIAL_MESSAGES.account)
  .refine((pairs) => pairs.length <= MAX_CUSTOMER_ENTRIES, tooManyEntries)
  .refine(
    (pairs) => isShort(CUSTOMER_LIMITS.fact)(pairs.map(({ account }) => account)),
    lengthMessage(CUSTOMER_LIMITS.fact),
  );

const part = optionalText();
/** CUST-36 The parts of an address; an empty one counts as missing. */
export const placeRule = z.object({ provinceId: part, districtId: part, subDistrictId: part, postcodeId: part });
