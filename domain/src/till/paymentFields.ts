import { z } from 'zod';
import { MAX_GUEST_HASHTAGS, MAX_HASHTAG_LENGTH, MAX_LINE_QTY, MAX_MEMBER_POINTS, MAX_UNIT_PRICE } from '../limits.ts';
import { isBaht } from '../money/money.ts';
import { GENDERS } from '../person/gender.ts';
import { AGE_RANGES, guestRuleMessage, isEmptyGuest } from './guest.ts';
import type { ChannelType } from './paymentPayload.ts';
import { type SlipReference, slipProblems } from './slipReference.ts';

/** Fields that every form of a payment has, with their error messages. */
export const amount = z.number().refine(isBaht, 'must be an amount with at most two decimals');
export const charged = amount.min(0);
export const unitPrice = charged.max(MAX_UNIT_PRICE / 100);
export const points = z.int().min(0).max(MAX_MEMBER_POINTS);
export const pieces = z.int().min(1).max(MAX_LINE_QTY);
export const itemRef = z.string().min(1).max(20);
/** The value of a coupon, or the value typed for it. */
export const couponValue = z.number().min(-1_000_000_000).max(1_000_000_000);

/** What was recorded of a guest. OP-42: all may be empty; once anything is recorded, age range and gender are required. */
export const guestDetails = z
  .strictObject({
    gender: z
      .enum(GENDERS, { error: ({ input }) => guestRuleMessage('oneOf', 'gender', String(input), ...GENDERS) })
      .optional(),
    age: z
      .enum(AGE_RANGES, { error: ({ input }) => guestRuleMessage('oneOf', 'age', String(input), ...AGE_RANGES) })
      .optional(),
    hashtags: z.array(z.string().min(1).max(MAX_HASHTAG_LENGTH)).max(MAX_GUEST_HASHTAGS).optional(),
  })
  .superRefine((given, context) => {
    const { age = null, gender = null, hashtags = [] } = given;
    if (isEmptyGuest({ ageRange: age, gender, hashtags })) return;
    for (const [field, value] of Object.entries({ age, gender })) {
      if (value === null)
        context.addIssue({ code: 'custom', message: guestRuleMessage('required', field), path: [field] });
    }
  });

/**
 * Refuses a tender of 0 beside one that pays, because it would be counted as a payment of its kind. Alone, 0 pays a
 * bill of 0.00, and in cash it pays a rest after other tenders that is rounded to 0. Also refuses a slip that is used
 * twice or not of a transfer, because a slip proves one transfer.
 */
export function checkTenders(
  tenders: readonly { type: ChannelType; amount: number; slip?: SlipReference | null | undefined }[],
  context: z.RefinementCtx,
): void {
  for (const { at, message } of slipProblems(tenders))
    context.addIssue({ code: 'custom', message, path: [at, 'slip'] });
  if (tenders.length < 2) return;
  const hasOneCash = tenders.filter(({ type }) => type === 'Cash').length === 1;
  for (const [at, { type, amount: paid }] of tenders.entries())
    if (paid === 0 && !(type === 'Cash' && hasOneCash))
      context.addIssue({ code: 'custom', message: 'must be above 0 beside another', path: [at, 'amount'] });
}

/** Checks the cash handed over: it is accepted for cash alone, because change leaves the drawer, and must cover the amount. */
export function checkReceived(
  {
    type,
    amount: due,
    received_amount: received,
  }: { type: ChannelType; amount: number; received_amount?: number | null },
  context: z.RefinementCtx,
): void {
  if (received == null) return;
  const refuse = (message: string) => context.addIssue({ code: 'custom', message, path: ['received_amount'] });
  if (type !== 'Cash') refuse('is for cash alone');
  else if (received < due) refuse('must not be below the amount');
}
