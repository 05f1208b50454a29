import { z } from 'zod';
import { isEmail } from '../form/email.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { statusField } from '../form/statusField.ts';
import { requiredText } from '../form/textField.ts';
import { whenFilled } from '../form/whenFilled.ts';
import { normalisePhone, STORED_PHONE_LENGTH } from '../person/phone.ts';

const PHONE_REQUIRED = 'Phone number is required';
const EMAIL_REQUIRED = 'Email is required';

/** A branch (MGMT-03, MGMT-04); the phone comes out as it is stored, with exactly 17 characters. */
export const branchForm = z.object({
  name: requiredText('Name is required'),
  address: requiredText('Address is required'),
  phone: z
    .string({ error: PHONE_REQUIRED })
    .trim()
    .min(1, PHONE_REQUIRED)
    .transform(normalisePhone)
    .refine((phone) => phone.length === STORED_PHONE_LENGTH, {
      error: 'Wrong phone format',
      ...whenFilled,
    }),
  email: z
    .string({ error: EMAIL_REQUIRED })
    .trim()
    .min(1, EMAIL_REQUIRED)
    .refine(isEmail, { error: 'Wrong email format', ...whenFilled }),
  status: statusField(FORM_MESSAGES.required),
});
