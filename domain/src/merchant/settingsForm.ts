import { z } from 'zod';
import { optionalNumber } from '../form/numberField.ts';
import { optionalText, requiredLine } from '../form/textField.ts';
import { MAX_BILL, MAX_CLAIM_DAYS, MAX_LINE_QTY, MAX_UNIT_PRICE } from '../limits.ts';
import { toBaht } from '../money/money.ts';
import { MAX_DAY_ENDS_AT } from './businessDay.ts';
import { MAX_BACKDATING_DAYS } from './saleTime.ts';

/** The name of the shop, as at its setup; an absent one stays unchanged, and it cannot be emptied. */
export const shopForm = z.object({
  shopName: requiredLine('Name is required')
    .nullish()
    .transform((name) => name ?? null),
});

const MAX_POINTS_IN_RATE = 1_000_000;

/** CONF-02 The POINT VALUE tab; an empty field becomes null, which leaves the rate unchanged. */
export const pointValueForm = z.object({
  earnCash: optionalNumber({ min: 0.01 }),
  earnPoint: optionalNumber({ decimals: 0, max: MAX_POINTS_IN_RATE }),
  redeemCash: optionalNumber(),
  redeemPoint: optionalNumber({ decimals: 0, min: 1, max: MAX_POINTS_IN_RATE }),
});

/**
 * What a till may do; empty fields stay unchanged. `dayEndsAt`: the hour at which business days end; `backdatingDays`:
 * how many of them a sale may be dated back; `claimDays`: for how many days the points of a guest's receipt can be
 * claimed, 0 for never.
 */
export const sellingForm = z.object({
  dayEndsAt: optionalNumber({ decimals: 0, max: MAX_DAY_ENDS_AT }),
  backdatingDays: optionalNumber({ decimals: 0, max: MAX_BACKDATING_DAYS }),
  claimDays: optionalNumber({ decimals: 0, max: MAX_CLAIM_DAYS }),
});

/** How much is sold at once, and how much a value typed without an authorization code may give; empty fields stay unchanged. */
export const billBoundsForm = z.object({
  maxUnitPrice: optionalNumber({ min: 0.01, max: toBaht(MAX_UNIT_PRICE) }),
  maxLineQuantity: optionalNumber({ decimals: 0, min: 1, max: MAX_LINE_QTY }),
  maxBillAmount: optionalNumber({ min: 0.01, max: toBaht(MAX_BILL) }),
  maxTypedDiscountPercent: optionalNumber({ decimals: 0, max: 100 }),
});

/** CONF-03 The AUTHORIZATION CODE tab; an empty field leaves the code unchanged. */
export const authorizationCodeForm = z.object({ adjust: optionalText(50), void: optionalText(50) });

/** The same with the names of the contract. */
export const newCodesForm = z.object({
  adjustAuthorizeCode: authorizationCodeForm.shape.adjust,
  voidAuthorizeCode: authorizationCodeForm.shape.void,
});

/** CONF-04 The THRESHOLD tab: one number per badge, by badge id. */
export const thresholdForm = z.record(z.string(), optionalNumber());
