import { z } from 'zod';
import {
  MAX_LINE_NOTE_LENGTH,
  MAX_LINE_OPTIONS,
  MAX_LINES,
  MAX_NAME_LENGTH,
  MAX_PARKED_NAME_LENGTH,
  MAX_VERSION,
} from '../limits.ts';
import { charged, itemRef, pieces, unitPrice } from './paymentFields.ts';
import { checkCustomer, decisions, id, localTime, offer } from './saleBody.schema.ts';

const recordName = z.string().max(MAX_NAME_LENGTH);

const option = z.strictObject({
  option_id: id,
  group: recordName,
  name: recordName,
  price: unitPrice.describe('Its price for each piece, in baht.'),
});

const line = z.strictObject({
  item_ref: itemRef.describe("The line's own reference on the bill."),
  product_id: z.uuid(),
  name: recordName.describe('Its name when the bill was parked.'),
  code: recordName,
  quantity: pieces.describe('Whole pieces.'),
  unit_price: unitPrice.describe('Unit price that the till displayed, in baht.'),
  has_own_price: z.boolean().default(false).describe('Whether the cashier typed that price.'),
  options: z.array(option).max(MAX_LINE_OPTIONS).nullish().describe('The chosen options, as the till displayed them.'),
  note: z.string().trim().max(MAX_LINE_NOTE_LENGTH).nullish().describe('Free text for this line.'),
  sold_by_id: z.uuid().nullish().describe('The user who sold this line.'),
});

/** An offer that the cashier chose: automatic ones are not parked, but chosen again when the bill is opened. */
const parkedOffer = offer.omit({ by_itself: true }).extend({ name: recordName });

/**
 * The stored content of a parked bill: the decisions of the till, and what it displayed. The bill is priced again when
 * it is paid.
 */
export const parkedContentSchema = z
  .strictObject({
    lines: z.array(line).min(1).max(MAX_LINES),
    ...decisions,
    member_id: z.uuid().nullish().describe('The member who buys; absent for a guest.'),
    discount: parkedOffer.nullish(),
    offer: parkedOffer.nullish(),
    create_local_time: localTime,
    amount_due: charged.describe('Amount due that the till displayed, in baht.'),
  })
  .superRefine(checkCustomer);

const name = z
  .string()
  .trim()
  .max(MAX_PARKED_NAME_LENGTH)
  .transform((text) => text || null)
  .nullish()
  .describe('Name of the bill, such as the number of a table; may be empty.');

/** The body of POST parked-bills. */
export const parkBillSchema = z.strictObject({
  id: z
    .uuid()
    .describe('Chosen by the till: sending it again returns the same bill. It is the idempotency key of its payment.'),
  branch_id: id,
  name,
  bill: parkedContentSchema,
});

/** The body of PATCH parked-bills/{id}: absent fields stay unchanged. */
export const changeParkedBillSchema = z
  .strictObject({
    __v: z.int().min(0).max(MAX_VERSION).describe('The version that was read.'),
    name,
    bill: parkedContentSchema
      .optional()
      .describe('The current content of the bill, which is then no longer open on any till.'),
  })
  .refine(({ name, bill }) => name !== undefined || bill !== undefined, 'must change the name or the bill');

/** The content as sent. */
export type ParkedContentBody = z.input<typeof parkedContentSchema>;
/** The content after validation, with defaults for absent fields. */
export type ParkedContent = z.output<typeof parkedContentSchema>;
export type ParkBill = z.output<typeof parkBillSchema>;
export type ChangeParkedBill = z.output<typeof changeParkedBillSchema>;
