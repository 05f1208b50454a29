import { z } from 'zod';
import { isEmail } from '../form/email.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { optionalText, requiredText } from '../form/textField.ts';
import { whenFilled } from '../form/whenFilled.ts';
import { GENDERS } from '../till/guest.ts';
import { birthdateToDay } from './birthdate.ts';
import { customerFields } from './customerFields.ts';
import { isPhone } from './phone.ts';

const REQUIRED = FORM_MESSAGES.fieldRequired;

/** The registration of a potential customer (CUST-27, 38, 39); e-mail may stay empty, the birthdate may not (OP-46). */
export const potentialForm = z.object({
  ...customerFields,
  firstname: requiredText(REQUIRED),
  lastname: requiredText(REQUIRED),
  phone: z
    .string({ error: REQUIRED })
    .trim()
    .min(1, REQUIRED)
    .refine(isPhone, { error: 'Phone number is not valid', ...whenFilled }),
  email: optionalText().refine((text) => text === null || isEmail(text), 'Email format is not valid'),
  gender: z.enum(GENDERS, { error: REQUIRED }).default('Other'),
  birthdate: z
    .string({ error: 'Birthdate format is not valid' })
    .trim()
    .refine((typed) => birthdateToDay(typed) !== null, 'Birthdate format is not valid'),
  recommendedBy: optionalText(),
});

export type PotentialForm = z.output<typeof potentialForm>;
