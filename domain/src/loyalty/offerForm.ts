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

/** What must hold: every entry with its value. */
export const conditionEntries = z.array(condition);
/** What it gives: every entry with its value, 0 for the cashier to type. */
export const couponEntries = z.array(coupon);
/** What a tier gives; `condition` null for what always applies. */
export const privilegeEntries = z.array(z.object({ condition: condition.nullable(), item: coupon }));

const orNone = z.string().transform((text) => text.trim() || null);
/** A date-time field has a `T` and no seconds. */
const wallClock = orNone.transform((text) => text && `${text.replace('T', ' ')}${text.length === 16 ? ':00' : ''}`);

/** When, where and for whom an offer may be used, as typed; null where that narrows nothing. */
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

/** A number of a field; anything that is not a number is refused by its rule. */
const numberOrNone = orNone.transform((text) => (text === null ? null : Number(text)));

/** The rule refuses anything that is not a number, and an empty field, which is read as 0. */
const pieces = z.string().transform((text) => Number(text));
const goodsNames = {
  productIds: z.array(z.string()),
  categoryIds: z.array(z.string()),
  subCategoryIds: z.array(z.string()).optional(),
};

/** For which goods an offer is, as typed; null for the whole bill. */
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

/** Most characters of an offer's code. */
export const MAX_PIN_LENGTH = 20;

/** Of an offer that applies by itself. */
export const AUTOMATIC_FAULT = 'Needs a value, and no authorization code';

/** What becomes of the code of an offer, which is never shown: it stays, gets other digits, or is taken away (MGMT-12). */
export const pinChange = z
  .object({ change: z.enum(['KEEP', 'SET', 'CLEAR']), pin: z.string() })
  .superRefine(({ change, pin }, context) => {
    const text = pin.trim();
    if (change !== 'SET' || (text !== '' && text.length <= MAX_PIN_LENGTH)) return;
    const message = text === '' ? required : lengthMessage(MAX_PIN_LENGTH);
    context.addIssue({ code: 'custom', message, path: ['pin'] });
  })
  .transform(({ change, pin }) => (change === 'SET' ? pin.trim() : null));
