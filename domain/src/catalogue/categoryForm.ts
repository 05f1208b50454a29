import { z } from 'zod';
import { FORM_MESSAGES } from '../form/messages.ts';
import { statusField } from '../form/statusField.ts';
import { optionalText, requiredText } from '../form/textField.ts';

const fields = {
  name: requiredText('The name is required'),
  desc: optionalText(),
  status: statusField(FORM_MESSAGES.required),
};

/** A category; its type is always `Product` (MGMT-08). */
export const categoryForm = z.object({ ...fields, type: z.literal('Product').default('Product') });

/** A sub-category, which stands in a category (MGMT-09). */
export const subCategoryForm = z.object({ ...fields, categoryId: requiredText(FORM_MESSAGES.required) });
