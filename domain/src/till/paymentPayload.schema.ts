import { z } from 'zod';
import {
  MAX_CHANNELS,
  MAX_LINE_QTY,
  MAX_LINES,
  MAX_MEMBER_POINTS,
  MAX_NAME_LENGTH,
  MAX_REMARK_LENGTH,
  POINTS_REF,
} from '../limits.ts';
import { parseLocalTime } from '../merchant/businessDay.ts';
import {
  amount,
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
import { CHANNEL_TYPES, type PaymentPayload } from './paymentPayload.ts';
import { slipReferenceSchema } from './slipReference.ts';

const id = z.guid('must be an id');
const name = z.string().max(MAX_NAME_LENGTH);
const deducted = amount.max(0);

const productItem = z.strictObject({
  item_ref: itemRef,
  item_type: z.literal('product'),
  event_code: z.literal('BUY'),
  product_id: id,
  product_code: name,
  product_name: name,
  product_category_id: id.optional(),
  product_category_name: name.optional(),
  product_sub_category_id: id.optional(),
  product_sub_category_name: name.optional(),
  skip_stock: z.boolean(),
  qty: pieces,
  charge_amount: unitPrice,
  paid_amount: charged,
  discount_amount: z.literal(0),
});

const benefitCoupon = z.strictObject({
  coupon_id: id,
  type: z.enum(['discount', 'multiplier', 'reward']),
  discount_percent: couponValue.optional(),
  set_price: couponValue.optional(),
  discount_amount: deducted.optional(),
  // A factor below 1 takes points away.
  earn_amount: z.int().min(-MAX_MEMBER_POINTS).max(MAX_MEMBER_POINTS).optional(),
  value: couponValue,
  shortDesc: name,
  desc: z.string().max(2 * MAX_NAME_LENGTH),
  descValue: name,
});

const benefitFields = {
  event_code: z.enum(['EARN', 'REDEEM']),
  offer_id: id,
  product_name: name,
  coupons: z.array(benefitCoupon).max(50),
  discount_amount: deducted,
};

const privilegeItem = z.strictObject({
  ...benefitFields,
  item_ref: z.literal('PRIV001'),
  item_type: z.literal('privilege'),
});

const offerItem = z.strictObject({
  ...benefitFields,
  item_ref: z.literal('OFFER001'),
  item_type: z.enum(['discount', 'offer']),
  custom_value: couponValue.optional(),
});

const pointEventItem = z.strictObject({
  item_ref: z.literal(POINTS_REF),
  item_type: z.literal('event'),
  event_code: z.literal('REDEEM'),
  redeem: z.strictObject({ amount: z.int().min(-MAX_MEMBER_POINTS).max(0) }),
  discount_amount: deducted,
});

const channel = z
  .strictObject({
    type: z.enum(CHANNEL_TYPES),
    amount: charged,
    received_amount: charged.optional(),
    action_code: z.string().max(100).optional(),
    institute_id: id.optional(),
    institute_name: name.optional(),
    card_id: id.optional(),
    card_name: name.optional(),
    payment_channel_id: id.optional(),
    sender: z.strictObject({ institute_id: id, institute_name: name }).optional(),
    slip: slipReferenceSchema.optional(),
  })
  .superRefine(checkReceived);

const items = z
  .array(z.discriminatedUnion('item_type', [productItem, privilegeItem, offerItem, pointEventItem]))
  .max(MAX_LINES + 4)
  .superRefine((rows, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message, path: [] });
    const count = (type: string) => rows.filter((row) => row.item_type === type).length;
    if (count('product') === 0) refuse('must have at least one product');
    if (count('product') > MAX_LINES) refuse(`must have at most ${MAX_LINES} products`);
    if (count('discount') > 1) refuse('Only use 1 discount per bill');
    if (count('offer') > 1) refuse('Only use 1 offer per bill');
    if (count('privilege') > 1) refuse('must have at most one privilege row');
    if (count('event') > 1) refuse('must have at most one row of points');
  });

/**
 * The shape of a payment's body, checked field by field; errors have the path of the field. Its figures are checked
 * afterwards.
 */
export const paymentPayloadSchema = z
  .strictObject({
    currency_code: z.literal('THB'),
    items,
    payment: z.strictObject({
      option: z.literal('Full'),
      paid_amount: charged,
      payment_channels: z.array(channel).min(1).max(MAX_CHANNELS).superRefine(checkTenders),
    }),
    summary: z.strictObject({
      total_payment: charged,
      total_revenue: charged,
      total_discount: deducted,
      total_qty: z
        .int()
        .min(1)
        .max(MAX_LINES * MAX_LINE_QTY),
      earn_amount: points,
      redeem_amount: z.int().min(-MAX_MEMBER_POINTS).max(0),
      outstanding_amount: z.literal(0),
      reward_item_id: id.optional(),
      reward_instance_id: id.optional(),
    }),
    delivery_cost: unitPrice.optional(),
    member_id: id.optional(),
    tier_name: name.optional(),
    guest: guestDetails.optional(),
    realm_id: id,
    branch_id: id.optional(),
    remark: z.string().max(MAX_REMARK_LENGTH).optional(),
    create_by_id: id,
    create_local_time: z.string().refine((text) => parseLocalTime(text) !== null, 'must be YYYY-MM-DD HH:mm:ss'),
    action: z.literal('upload_image').optional(),
    approval_id: id.optional(),
    till_id: id.optional(),
  })
  .superRefine((body, context) => {
    if (body.member_id !== undefined && body.guest !== undefined) {
      context.addIssue({ code: 'custom', message: 'a bill is for a member or a guest', path: ['guest'] });
    }
  }) satisfies z.ZodType<PaymentPayload>;
