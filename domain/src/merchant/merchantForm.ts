import { z } from 'zod';
import { isOwnWord } from '../accounts/isOwnWord.ts';
import { passwordMessage, passwordProblem } from '../accounts/passwordRules.ts';
import { isUsername } from '../accounts/username.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { requiredLine, requiredText } from '../form/textField.ts';
import { whenFilled } from '../form/whenFilled.ts';
import { readTaxId, WRONG_TAX_ID } from '../person/taxId.ts';
import { emailIn } from '../reading/email.ts';
import { DEFAULT_TIME_ZONE } from './businessDay.ts';

const SURFACE = 'usersDialog';
const NO_TAX_ID = '-';

/** The setup of a shop: the merchant, its first branch and its owner. */
export const merchantForm = z
  .object({
    name: requiredLine('Name is required'),
    /** `-` if there is none. */
    taxId: z
      .string()
      .nullish()
      .transform((typed) => (typed?.replace(/[\s-]/g, '') ? (readTaxId(typed) ?? typed) : NO_TAX_ID))
      .refine((taxId) => taxId === NO_TAX_ID || readTaxId(taxId) !== null, WRONG_TAX_ID),
    /** The prefix of every receipt number of the branch. */
    branchCode: requiredText('Branch code is required')
      .transform((code) => code.toUpperCase())
      .refine((code) => /^[A-Z0-9]{1,10}$/.test(code), {
        error: 'A branch code has at most 10 letters A to Z and digits',
        ...whenFilled,
      }),
    branchName: requiredText('Branch name is required'),
    timeZone: z.string().default(DEFAULT_TIME_ZONE).refine(isTimeZone, 'The time zone is unknown'),
    firstname: requiredText('Firstname is required'),
    lastname: requiredText('Lastname is required'),
    username: requiredText('Username is required!').refine((name) => isUsername(name) && !name.includes('@'), {
      error: 'Username should not contain space or @',
      ...whenFilled,
    }),
    email: requiredText('Email is required')
      .transform((typed) => emailIn(typed) ?? typed)
      .refine((address) => emailIn(address) !== null, { error: FORM_MESSAGES.emailNotValid, ...whenFilled }),
    password: z.string({ error: 'Password is required' }).superRefine((password, context) => {
      const problem = passwordProblem(SURFACE, password);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  })
  // S10 Also checked while other fields are invalid, so that the error is displayed next to the typed password.
  .refine(({ password, ...owner }) => typeof password !== 'string' || !isOwnWord(password, owner), {
    path: ['password'],
    error: passwordMessage(SURFACE, 'guessable'),
    when: ({ value, issues }) =>
      typeof value === 'object' && value !== null && !issues.some(({ path }) => path?.[0] === 'password'),
  });

/** The form after validation. */
export type NewMerchant = z.output<typeof merchantForm>;

/** Whether the name is that of a time zone, such as `Asia/Bangkok`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
