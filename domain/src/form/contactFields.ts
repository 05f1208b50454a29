import { isPhone } from '../person/phone.ts';
import { isEmail } from './email.ts';
import { FORM_MESSAGES } from './messages.ts';
import { optionalText } from './textField.ts';

/** How to reach somebody; each is checked when it is filled in. Nine digits are a landline. */
export const contactFields = {
  phone: optionalText().refine(
    (text) => text === null || isPhone(text) || /^0\d{8}$/.test(text.replace(/[\s-]/g, '')),
    {
      error: FORM_MESSAGES.phoneNotValid,
    },
  ),
  email: optionalText().refine((text) => text === null || isEmail(text), FORM_MESSAGES.emailNotValid),
  address: optionalText(),
};
