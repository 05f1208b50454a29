import { z } from 'zod';
import { optionalAmount } from '../form/amountField.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { optionalNumber } from '../form/numberField.ts';
import { optionalText } from '../form/textField.ts';
import { MAX_UNIT_PRICE } from '../limits.ts';
import { MAX_IMPORT_QTY } from './stockImportForm.ts';

export type ReadOpening = z.infer<typeof openingForm>;

/** The opening stock of a new product in a branch; none if no pieces are given. */
export const openingForm = z
  .object({
    branchId: optionalText(),
    quantity: optionalNumber({ decimals: 0, max: MAX_IMPORT_QTY }),
    cost: optionalAmount({ max: MAX_UNIT_PRICE }),
  })
  .refine(({ branchId, quantity }) => !quantity || branchId !== null, {
    path: ['branchId'],
    error: FORM_MESSAGES.required,
  })
  // A cost belongs to the pieces: without them it would be lost.
  .refine(({ cost, quantity }) => cost === null || Boolean(quantity), {
    path: ['quantity'],
    error: FORM_MESSAGES.required,
  });
