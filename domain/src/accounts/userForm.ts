import { z } from 'zod';
import { isEmail } from '../form/email.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { STATUSES } from '../form/statusField.ts';
import { optionalText, requiredText } from '../form/textField.ts';
import { whenFilled } from '../form/whenFilled.ts';
import { birthdateToDay } from '../person/birthdate.ts';
import { isPhone } from '../person/phone.ts';
import { isUsername } from './username.ts';

/** A merchant user (MGMT-28..30). */
export const userForm = z.object({
  username: z
    .string({ error: 'Username is required!' })
    .min(1, 'Username is required!')
    .max(200)
    .refine(isUsername, { error: 'Username should not contain space', ...whenFilled }),
  employeeNo: z
    .union([z.string(), z.number()], { error: FORM_MESSAGES.fieldRequired })
    // MGMT-30: `007` is a text, whatever a field makes of it.
    .transform((typed) => String(typed).trim())
    .refine((text) => text !== '', FORM_MESSAGES.fieldRequired),
  firstname: requiredText('Firstname is required'),
  lastname: requiredText('Lastname is required'),
  phone: requiredText('Phone is required').refine(isPhone, { error: FORM_MESSAGES.phoneNotValid, ...whenFilled }),
  email: requiredText('Email is required').refine(isEmail, { error: FORM_MESSAGES.emailNotValid, ...whenFilled }),
  birthdate: optionalText().refine(
    (typed) => typed === null || birthdateToDay(typed) !== null,
    FORM_MESSAGES.birthdateNotValid,
  ),
  jobTitle: optionalText(),
  jobUnit: optionalText(),
  status: z.enum(STATUSES, { error: 'Status is required' }),
  roleId: requiredText('Role is required'),
  branchIds: z.array(z.string(), { error: 'Branch is required' }).min(1, 'Branch is required'),
});

/** MGMT-30 Username and employee number do not change after creation. */
export const userEditForm = userForm.omit({ username: true, employeeNo: true });
