import { z } from 'zod';
import {
  MAX_CHANNELS,
  MAX_LINE_NOTE_LENGTH,
  MAX_LINE_OPTIONS,
  MAX_LINES,
  MAX_REMARK_LENGTH,
  MAX_VERSION,
} from '../limits.ts';
import { OFFER_KINDS } from '../loyalty/offerKind.ts';
import { parseLocalTime } from '../merchant/businessDay.ts';
import {
  charged,
  checkReceived,
  checkTenders,
  couponValue,
  guestDetails,
  itemRef,
  pieces,
  points,
  unitPrice,
} from './paymentFields.ts';
import { CHANNEL_TYPES } from './paymentPayload.ts';
import { slipReferenceSchema } from './slipReference.ts';

/** The id of a record. Whether it exists is checked later, also for malformed ids. */
export const id = z.string().max(64);

const line = z.strictObject({
  item_ref: itemRef.nullish().describe("The line's own reference on the bill; its position when absent."),
  product_id: id,
  quantity: pieces.describe('Whole pieces.'),
  charge_amount: unitPrice
    .refine((price) => price > 0, 'must be above 0')
    .nullish()
    .describe('Unit price in baht in place of the shelf price; options are added to it.'),
  option_ids: z
    .array(id)
    .max(MAX_LINE_OPTIONS)
    .nullish()
    .describe(
      'The chosen options; absent from a caller that does not support options, in which case none is required.',
    ),
  note: z.string().trim().max(MAX_LINE_NOTE_LENGTH).nullish().describe('Free text for this line.'),
  sold_by_id: id.nullish().describe('The user of this branch who sold this line, when another user takes the payment.'),
});

export const offer = z.strictObject({
  offer_id: id,
  custom_value: couponValue.nullish().describe('The value typed by the cashier, when the offer leaves it open.'),
  by_itself: z
    .boolean()
    .nullish()
    .describe(
      'Whether the rules chose it, not a cashier. The gateway then chooses again, and refuses the sale when the choice differs.',
    ),
});

const channel = z
  .strictObject({
    type: z.enum(CHANNEL_TYPES),
    amount: charged.describe('Part of the amount due, in baht.'),
    received_amount: charged.nullish().describe('Cash handed over, in baht; for cash only.'),
    institute_id: id.nullish().describe("The customer's bank (transfer) or the card's bank."),
    card_id: id.nullish(),
    payment_channel_id: id.nullish().describe("The seller's account that received the transfer."),
    slip: slipReferenceSchema.nullish(),
  })
  .superRefine(checkReceived);

export const localTime = z
  .string()
  .refine((text) => parseLocalTime(text) !== null, 'must be YYYY-MM-DD HH:mm:ss')
  .nullish()
  .describe("When the sale took place by the branch's clock; now when absent.");

/** The decisions about a bill besides its lines and offers. */
export const decisions = {
  member_id: id.nullish().describe('The member who buys; absent for a guest.'),
  guest: guestDetails.nullish(),
  tier_privileges: z.boolean().default(true).describe("Whether the member's tier privileges apply."),
  declined: z
    .array(z.enum(OFFER_KINDS))
    .max(OFFER_KINDS.length)
    .default([])
    .describe('Slots of the bill where no automatic offer may apply.'),
  points_as_cash: points.default(0).describe('Points to spend.'),
  delivery_cost: unitPrice.default(0).describe('Added to the price of the products, in baht.'),
};

export function checkCustomer(
  { member_id, guest }: { member_id?: string | null | undefined; guest?: object | null | undefined },
  context: z.RefinementCtx,
): void {
  if (member_id == null || guest == null) return;
  context.addIssue({ code: 'custom', message: 'a bill is for a member or a guest', path: ['guest'] });
}

const goods = {
  branch_id: id,
  lines: z.array(line).min(1).max(MAX_LINES),
  ...decisions,
  discount: offer.nullish(),
  offer: offer.nullish(),
};
const stated = {
  expected_amount_due: charged.describe('The amount of the goods that was shown to the customer, in baht.'),
  expected_earn_points: z
    .int()
    .nullish()
    .describe('The points that were shown to the customer; not checked when absent.'),
  remark: z.string().max(MAX_REMARK_LENGTH).nullish(),
  till_id: z
    .guid('must be an id')
    .nullish()
    .describe('The till of the branch at which it is rung up; absent when the device is not a till.'),
  approval_id: id.nullish().describe('Id from POST approvals, when the approval of a second person is required.'),
};

/** The body of POST payment/sale: the decisions of the till and the figures that the customer saw. The gateway prices it. */
export const saleBodySchema = z
  .strictObject({
    ...goods,
    channels: z.array(channel).min(1).max(MAX_CHANNELS).superRefine(checkTenders),
    ...stated,
    create_local_time: localTime,
    parked_version: z
      .int()
      .min(0)
      .max(MAX_VERSION)
      .nullish()
      .describe('Version of the parked bill to pay, when the idempotency key is the id of one.'),
  })
  .superRefine(checkCustomer);

/** The new goods of an exchange: sold now, and paid by the returned goods as far as those are worth it. */
export const exchangedSaleSchema = z
  .strictObject({
    ...goods,
    channels: z
      .array(channel)
      .max(MAX_CHANNELS)
      .superRefine(checkTenders)
      .refine((all) => all.length > 1 || all[0]?.amount !== 0, { message: 'must be above 0', path: [0, 'amount'] })
      .describe('Payments beyond the value of the returned pieces; empty when that is enough.'),
    ...stated,
  })
  .superRefine(checkCustomer);

/** The body as sent. */
export type SaleBody = z.input<typeof saleBodySchema>;
/** The body after validation, with defaults for absent fields. */
export type CheckedSaleBody = z.output<typeof saleBodySchema>;
