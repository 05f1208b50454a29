import { z } from 'zod';
import { FORM_MESSAGES } from '../form/messages.ts';
import { requiredNumber } from '../form/numberField.ts';
import { STATUSES, statusField } from '../form/statusField.ts';
import { optionalText, requiredText } from '../form/textField.ts';

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

/** An offer being changed; name and status are asked for only when it has benefits (MGMT-11). @awaits management */
export const offerEditForm = z
  .object({
    name: z.string().trim().max(200).nullish(),
    desc: optionalText(),
    status: z.enum(STATUSES).nullish(),
    conditions: z.array(z.object({ conditionId: requiredText(required), value: requiredNumber() })),
    items: z.array(z.object({ couponId: requiredText(required), value: requiredNumber() })),
    authorizePin: optionalPin(),
  })
  .superRefine((offer, context) => {
    if (offer.items.length === 0) return;
    for (const field of ['name', 'status'] as const) {
      if (!offer[field]) context.addIssue({ code: 'custom', message: required, path: [field] });
    }
  });

// DISC-28: 0042 is a text of four digits; as a number it would be another code.
function optionalPin() {
  return z
    .union([z.string(), z.number()])
    .nullish()
    .transform((pin) => String(pin ?? '').trim() || null);
}
