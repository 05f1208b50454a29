import { z } from 'zod';
import { amountField } from '../form/amountField.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { requiredNumber } from '../form/numberField.ts';
import { statusField } from '../form/statusField.ts';
import { optionalText, requiredText } from '../form/textField.ts';
import type { Coupon } from './coupon.ts';
import { isCouponType } from './offerKind.ts';

const { required } = FORM_MESSAGES;

/** A new member tier: the money it takes to reach it, and its first benefit (MGMT-24). */
export const tierForm = z.object({
  name: requiredText(required),
  desc: optionalText(),
  status: statusField(required),
  level: requiredNumber({ decimals: 0, min: 1, max: 1000 }),
  moneyRequired: amountField(),
  couponId: requiredText(required),
  couponValue: requiredNumber(),
});

/** MGMT-25, OP-28 Coupons a tier may give: a set has goods, which a tier has not; in tier-filter mode without those that change points. */
export function tierBenefits<Benefit extends Pick<Coupon, 'type'>>(
  coupons: readonly Benefit[],
  tierFilter = false,
): Benefit[] {
  const changesPoints = (type: string) => type === 'Reward' || type === 'Multiplier';
  return coupons.filter(
    ({ type }) => isCouponType(type) && type !== 'Set Price' && !(tierFilter && changesPoints(type)),
  );
}
