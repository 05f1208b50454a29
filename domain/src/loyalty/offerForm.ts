import { z } from 'zod';
import { FORM_MESSAGES, lengthMessage } from '../form/messages.ts';
import { requiredNumber } from '../form/numberField.ts';
import { statusField } from '../form/statusField.ts';
import { optionalText, requiredText } from '../form/textField.ts';
import { goodsFault } from './offerGoods.ts';
import { areNoTerms, termsFault } from './offerTerms.ts';

const { required } = FORM_MESSAGES;

/** A new discount or special offer: one condition and one benefit, whose value may be 0 for the cashier to type (MGMT-11). */
export const offerForm = z.object({
  name: requiredText(required),
  desc: optionalText(),
  status: statusField(required),
  conditionId: requiredText(required),
  conditionValue: requiredNumber(),
  couponId: requiredText(required),
  couponValue: requiredNumber(),
  authorizePin: optionalPin(),
});

const condition = z.object({ conditionId: requiredText(required), value: requiredNumber() });
const coupon = z.object({ couponId: requiredText(required), value: requiredNumber() });

/** The conditions, each with its value. */
export const conditionEntries = z.array(condition);
/** The coupons, each with its value; 0 if the cashier types it. */
export const couponEntries = z.array(coupon);
/** The privileges of a tier; `condition` is null if one always applies. */
export const privilegeEntries = z.array(z.object({ condition: condition.nullable(), item: coupon }));

const orNone = z.string().transform((text) => text.trim() || null);
/** Converts the value of a date-time field, which has a `T` and no seconds. */
const wallClock = orNone.transform((text) => text && `${text.replace('T', ' ')}${text.length === 16 ? ':00' : ''}`);

/** When, where and for whom an offer may be used, as typed; null if nothing restricts it. */
export const offerTermsForm = z
  .object({
    from: wallClock,
    until: wallClock,
    weekdays: z.array(z.number().int().min(1).max(7)),
    fromHour: orNone,
    untilHour: orNone,
    branchIds: z.array(z.string()),
    tierIds: z.array(z.string()),
  })
  .superRefine((terms, context) => {
    const fault = termsFault(terms);
    if (fault) context.addIssue({ code: 'custom', message: fault.message, path: [fault.field] });
  })
  .transform((terms) => (areNoTerms(terms) ? null : terms));

/** The number in a field; the field's rule refuses anything that is not a number. */
const numberOrNone = orNone.transform((text) => (text === null ? null : Number(text)));

/** The field's rule refuses anything that is not a number, and an empty field, which is read as 0. */
const pieces = z.string().transform((text) => Number(text));
const goodsNames = {
  productIds: z.array(z.string()),
  categoryIds: z.array(z.string()),
  subCategoryIds: z.array(z.string()).optional(),
};

/** The goods that an offer is for, as typed; null for the whole bill. */
export const offerGoodsForm = z
  .object({
    isNarrowed: z.boolean(),
    ...goodsNames,
    groupOf: numberOrNone,
    benefits: numberOrNone,
    otherParts: z.array(z.object({ ...goodsNames, pieces })).optional(),
  })
  .superRefine(({ isNarrowed, ...goods }, context) => {
    const fault = isNarrowed ? goodsFault(goods) : null;
    if (fault) context.addIssue({ code: 'custom', message: fault.message, path: [fault.field] });
  })
  .transform(({ isNarrowed, otherParts = [], ...goods }) =>
    isNarrowed ? { ...goods, ...(otherParts.length > 0 && { otherParts }) } : null,
  );

// DISC-28: 0042 is a text of four digits; as a number it would be another code.
function optionalPin() {
  return z
    .union([z.string(), z.number()])
    .nullish()
    .transform((pin) => String(pin ?? '').trim() || null);
}

/** The maximum length of an offer's authorization code. */
export const MAX_PIN_LENGTH = 20;

/** The message for an automatic offer that needs the cashier. */
export const AUTOMATIC_FAULT = 'Needs a value, and no authorization code';

/** The change of an offer's authorization code, which is never displayed: keep it, set other digits, or clear it (MGMT-12). */
export const pinChange = z
  .object({ change: z.enum(['KEEP', 'SET', 'CLEAR']), pin: z.string() })
  .superRefine(({ change, pin }, context) => {
    const text = pin.trim();
    if (change !== 'SET' || (text !== '' && text.length <= MAX_PIN_LENGTH)) return;
    const message = text === '' ? required : lengthMessage(MAX_PIN_LENGTH);
    context.addIssue({ code: 'custom', message, path: ['pin'] });
  })
  .transform(({ change, pin }) => (change === 'SET' ? pin.trim() : null));
