import { z } from 'zod';
import { optionalAmount } from '../form/amountField.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { requiredNumber } from '../form/numberField.ts';
import { optionalText, requiredText } from '../form/textField.ts';
import { MAX_UNIT_PRICE } from '../limits.ts';

/** The maximum products in one document of goods received. */
export const MAX_IMPORT_LINES = 1_000;
/** The maximum pieces of one of its lines. */
export const MAX_IMPORT_QTY = 1_000_000;

const price = () => optionalAmount({ max: MAX_UNIT_PRICE });

/** One product of a delivery (STOCK-02). */
export const stockImportLineForm = z.object({
  productId: requiredText(FORM_MESSAGES.required),
  qty: requiredNumber({ decimals: 0, min: 1, max: MAX_IMPORT_QTY }),
  costCode: optionalText(),
  basePrice: price(),
  retailPrice: price(),
  finalPrice: price(),
  location: optionalText(),
  remark: optionalText(),
});

/** Goods received from a supplier, with the products that go onto the shelves (STOCK-01, STOCK-02). */
export const stockImportForm = z.object({
  code: optionalText(50),
  invoiceNo: optionalText(),
  name: optionalText(),
  desc: optionalText(),
  supplierId: optionalText(),
  products: z
    .array(stockImportLineForm, { error: FORM_MESSAGES.required })
    .min(1, FORM_MESSAGES.required)
    .max(MAX_IMPORT_LINES),
});
