import { z } from 'zod';
import { amountField } from '../form/amountField.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { requiredNumber } from '../form/numberField.ts';
import { statusField } from '../form/statusField.ts';
import { optionalText, requiredText } from '../form/textField.ts';
import type { Coupon } from './coupon.ts';
import { isCouponType } from './offerKind.ts';

const { required } = FORM_MESSAGES;

/** A new member tier: the lifetime value that reaches it, and its first benefit (MGMT-24). */
export const tierForm = z.object({
  name: requiredText(required),
  desc: optionalText(),
  status: statusField(required),
  level: requiredNumber({ decimals: 0, min: 1, max: 1000 }),
  moneyRequired: amountField(),
  couponId: requiredText(required),
  couponValue: requiredNumber(),
});

/**
 * MGMT-25, OP-28 Returns the coupons that a tier may give: no Set Price, because a tier has no goods; in tier-filter
 * mode none that change points either.
 */
export function tierBenefits<Benefit extends Pick<Coupon, 'type'>>(
  coupons: readonly Benefit[],
  tierFilter = false,
): Benefit[] {
  const changesPoints = (type: string) => type === 'Reward' || type === 'Multiplier';
  return coupons.filter(
    ({ type }) => isCouponType(type) && type !== 'Set Price' && !(tierFilter && changesPoints(type)),
  );
}
