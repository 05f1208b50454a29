import { z } from 'zod';
import { amountField } from '../form/amountField.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { statusField } from '../form/statusField.ts';
import { optionalText, requiredText } from '../form/textField.ts';
import { MAX_UNIT_PRICE } from '../limits.ts';
import { hashtags } from './hashtags.ts';

/** MGMT-20 What is the same for every product. */
export const PRODUCT_FIXED_VALUES = { currency: 'THB', unit: 'Piece', type: 'Product' } as const;

/** A product (MGMT-17, MGMT-19); the edit form leaves out `code`, which never changes. */
export const productForm = z.object({
  name: requiredText(FORM_MESSAGES.required),
  code: requiredText(FORM_MESSAGES.required, 50),
  desc: optionalText(),
  retailPrice: amountField({ max: MAX_UNIT_PRICE }),
  skipStock: z.boolean({ error: FORM_MESSAGES.required }).default(true),
  categoryId: requiredText(FORM_MESSAGES.required),
  subCategoryId: optionalText(),
  hashtags: z.string().default('').transform(hashtags),
  status: statusField(FORM_MESSAGES.required),
});

/** A product being changed; its code stays. @awaits management */
export const productEditForm = productForm.omit({ code: true });
