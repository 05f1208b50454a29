import { z } from 'zod';
import { contactFields } from '../form/contactFields.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { statusField } from '../form/statusField.ts';
import { optionalText, requiredText } from '../form/textField.ts';

/** Somebody who delivers goods to the shop (SUPPLIER-01). */
export const supplierForm = z.object({
  name: requiredText(FORM_MESSAGES.required),
  desc: optionalText(),
  businessType: optionalText(),
  taxId: optionalText(),
  contact1: optionalText(),
  contact2: optionalText(),
  ...contactFields,
  status: statusField(FORM_MESSAGES.required),
});
