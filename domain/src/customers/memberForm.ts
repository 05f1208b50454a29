import { z } from 'zod';
import { isEmail } from '../form/email.ts';
import { optionalText } from '../form/textField.ts';
import { whenFilled } from '../form/whenFilled.ts';
import { GENDERS } from '../till/guest.ts';
import { birthdateToDay } from './birthdate.ts';
import { customerFields } from './customerFields.ts';
import { isPhone } from './phone.ts';

/** CUST-41 The words of the member form are translation keys. */
export const MEMBER_FORM_KEYS = {
  fieldRequired: 'ra.text.fieldRequired',
  specialCharacter: 'ra.text.dontContainSpecialCharacter',
  phoneNotValid: 'ra.text.phoneNotValid',
  emailNotValid: 'ra.text.emailNotValid',
  birthdateNotValid: 'ra.text.birthdateNotValid',
  genderRequired: 'ra.text.genderRequired',
} as const;

const KEYS = MEMBER_FORM_KEYS;
// Thai letters with their vowels and tone marks, without Thai digits and the baht sign.
const NAME = /^[a-zA-Z\u0E01-\u0E3A\u0E40-\u0E4E. ]+$/;
const ENGLISH_NAME = /^[a-zA-Z. ]*$/;

const name = z
  .string({ error: KEYS.fieldRequired })
  .trim()
  .min(1, KEYS.fieldRequired)
  .max(200)
  .refine((text) => NAME.test(text), { error: KEYS.specialCharacter, ...whenFilled });

function englishName(message: string) {
  return z
    .string()
    .trim()
    .max(200)
    .regex(ENGLISH_NAME, message)
    .nullish()
    .transform((text) => text || null);
}

/**
 * The registration of a member (CUST-27, 28, 40..42). `today` is the shop's day: nobody is born after it. E-mail and
 * birthdate are checked when filled in (OP-46).
 */
export function memberForm(today: string) {
  return z.object({
    ...customerFields,
    firstname: name,
    lastname: name,
    firstnameTh: optionalText(),
    lastnameTh: optionalText(),
    nicknameTh: optionalText(),
    firstnameEn: englishName('Firstname should be English'),
    lastnameEn: englishName('Lastname should be English'),
    nicknameEn: optionalText(),
    phone: z
      .string({ error: KEYS.fieldRequired })
      .trim()
      .min(1, KEYS.fieldRequired)
      .refine(isPhone, { error: KEYS.phoneNotValid, ...whenFilled }),
    email: optionalText().refine((text) => text === null || isEmail(text), KEYS.emailNotValid),
    gender: z.enum(GENDERS, { error: KEYS.genderRequired }),
    birthdate: optionalText().refine((typed) => typed === null || isPast(typed, today), KEYS.birthdateNotValid),
    recommendedBy: z.string().default('Walk-in'),
  });
}

export type MemberForm = z.output<ReturnType<typeof memberForm>>;

function isPast(typed: string, today: string): boolean {
  const day = birthdateToDay(typed);
  return day !== null && day <= today;
}
