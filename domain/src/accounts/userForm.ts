import { z } from 'zod';
import { FORM_MESSAGES, lengthMessage, MAX_TEXT_LENGTH } from '../form/messages.ts';
import { STATUSES } from '../form/statusField.ts';
import { optionalText, requiredText } from '../form/textField.ts';
import { whenFilled } from '../form/whenFilled.ts';
import { dayIn } from '../reading/day.ts';
import { emailIn } from '../reading/email.ts';
import { phoneIn } from '../reading/phone.ts';
import { MAX_PASSWORD_LENGTH, passwordProblem } from './passwordRules.ts';
import { isUsername } from './username.ts';

/** PERM-20 The one role of a user. */
export const roleOfUser = requiredText('Role is required');

/** PERM-20 The branches of a user in a form: all, or the listed ones. */
export const workplaces = z
  .object({ everywhere: z.boolean(), branchIds: z.array(z.string()) })
  .refine(({ everywhere, branchIds }) => everywhere || branchIds.length > 0, 'Branch is required');

/** The first password of a new user; if empty, the user sets one with the code in a mail. */
export const firstPassword = z.string().superRefine((typed, context) => {
  const problem = typed === '' ? null : passwordProblem('changePassword', typed);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

/** The user's current password; the gateway decides whether it is required (ADR 0029). */
export const presentPassword = z.string().max(MAX_PASSWORD_LENGTH);

/** A merchant user (MGMT-28..30). */
export const userForm = z.object({
  username: z
    .string({ error: 'Username is required!' })
    .min(1, 'Username is required!')
    .max(MAX_TEXT_LENGTH, lengthMessage(MAX_TEXT_LENGTH))
    .refine(isUsername, { error: 'Username should not contain space', ...whenFilled }),
  employeeNo: z
    .union([z.string(), z.number()], { error: FORM_MESSAGES.fieldRequired })
    // MGMT-30: `007` is a text, even if a field returns a number.
    .transform((typed) => String(typed).trim())
    .refine((text) => text !== '', FORM_MESSAGES.fieldRequired),
  firstname: requiredText('Firstname is required'),
  lastname: requiredText('Lastname is required'),
  phone: requiredText('Phone is required').refine((typed) => phoneIn(typed) !== null, {
    error: FORM_MESSAGES.phoneNotValid,
    ...whenFilled,
  }),
  email: requiredText('Email is required').refine((typed) => emailIn(typed) !== null, {
    error: FORM_MESSAGES.emailNotValid,
    ...whenFilled,
  }),
  birthdate: optionalText().refine((typed) => typed === null || dayIn(typed) !== null, FORM_MESSAGES.birthdateNotValid),
  jobTitle: optionalText(),
  jobUnit: optionalText(),
  status: z.enum(STATUSES, { error: 'Status is required' }),
  roleId: roleOfUser,
  branchIds: z.array(z.string(), { error: 'Branch is required' }).min(1, 'Branch is required'),
});

/** MGMT-30 Username and employee number do not change after creation. */
export const userEditForm = userForm.omit({ username: true, employeeNo: true });
