import { z } from 'zod';
import { contactFields } from '../form/contactFields.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { optionalText, requiredText } from '../form/textField.ts';

/** A place that is no branch, such as a storeroom (LOCATION-01); its status is always Active. */
export const locationForm = z.object({
  name: requiredText(FORM_MESSAGES.required),
  desc: optionalText(),
  ...contactFields,
});
