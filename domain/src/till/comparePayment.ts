import type { CashRounding } from '../merchant/counterSetting.ts';
import { fromBaht, negate, type Satang, sum, toBaht } from '../money/money.ts';
import { type Paid, sumsThatPay, tenderedRounding } from './cashRounding.ts';
import type { BenefitItem, PaymentItem, PaymentPayload } from './paymentPayload.ts';
import type { DeductionSource, PricedBasket } from './pricing.ts';

/** A figure of a payment that differs from the recomputed bill. Amounts in baht, points and pieces as counts. */
export interface PaymentDifference {
  field: string;
  expected: number;
  actual: number;
  /** For tenders: the other sum that would be accepted, with cash rounded. */
  rounded?: number;
}

/** Returns every figure of a payment's body that differs from the recomputed bill; empty when they agree to the satang. */
export function comparePayment(
  payload: PaymentPayload,
  priced: PricedBasket,
  rounding: CashRounding,
): PaymentDifference[] {
  const { summary, payment } = payload;
  const tenders = payment.payment_channels.map((channel) => ({ type: channel.type, amount: fromBaht(channel.amount) }));
  const isPaid = tenderedRounding(tenders, priced.amountDue, rounding) !== null;
  return [
    ...amount('summary.total_payment', priced.totalPayment, summary.total_payment),
    ...amount('summary.total_discount', priced.totalDiscount, summary.total_discount),
    ...amount('summary.total_revenue', priced.totalRevenue, summary.total_revenue),
    ...count('summary.total_qty', priced.totalQty, summary.total_qty),
    ...count('summary.earn_amount', priced.earnPoints, summary.earn_amount),
    ...count('summary.redeem_amount', 0 - priced.redeemPoints, summary.redeem_amount),
    ...amount('payment.paid_amount', priced.amountDue, payment.paid_amount),
    ...(isPaid ? [] : [tenderDifference(tenders, priced.amountDue, rounding)]),
    ...itemDifferences(payload.items, priced),
  ];
}

function tenderDifference(tenders: readonly Paid[], due: Satang, rounding: CashRounding): PaymentDifference {
  const [, rounded] = sumsThatPay(tenders, due, rounding);
  return {
    field: 'payment.payment_channels',
    expected: toBaht(due),
    actual: toBaht(sum(tenders.map(({ amount: paid }) => paid))),
    ...(rounded !== undefined && { rounded: toBaht(rounded) }),
  };
}

function itemDifferences(items: readonly PaymentItem[], priced: PricedBasket): PaymentDifference[] {
  let line = 0;
  return items.flatMap((item, index) => {
    const path = `items.${index}`;
    if (item.item_type !== 'product') {
      const source = item.item_type === 'event' ? 'points' : item.item_type;
      return [
        ...amount(`${path}.discount_amount`, negate(taken(priced, source)), item.discount_amount),
        ...(item.item_type === 'event' ? [] : earnDifferences(path, item, priced)),
      ];
    }
    const expected = priced.lines[line++]?.paidAmount;
    return expected === undefined ? [] : amount(`${path}.paid_amount`, expected, item.paid_amount);
  });
}

function earnDifferences(path: string, item: BenefitItem, priced: PricedBasket): PaymentDifference[] {
  const expected = priced.earnSteps
    .filter((step) => step.source === item.item_type)
    .reduce((points, step) => points + step.points, 0);
  const actual = item.coupons.reduce((points, coupon) => points + (coupon.earn_amount ?? 0), 0);
  return count(`${path}.coupons`, expected, actual);
}

function taken(priced: PricedBasket, source: DeductionSource): Satang {
  return sum(priced.deductions.filter((deduction) => deduction.source === source).map(({ amount: off }) => off));
}

function amount(field: string, expected: Satang, actual: number): PaymentDifference[] {
  return fromBaht(actual) === expected ? [] : [{ field, expected: toBaht(expected), actual }];
}

function count(field: string, expected: number, actual: number): PaymentDifference[] {
  return expected === actual ? [] : [{ field, expected, actual }];
}
