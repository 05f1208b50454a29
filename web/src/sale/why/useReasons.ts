import type { PricedBasket, TraceCode, TraceEntry } from '@taem/domain/till/pricing.ts';
import { useFormat } from '../useFormat.ts';
import { useReasonText } from './useReasonText.ts';

export interface Reason {
  key: string;
  text: string;
  /** Its effect on the amount or the points; empty if it had none. */
  effect: string;
  applied: boolean;
  strong: boolean;
}

type Section = 'products' | 'totals' | 'points' | 'deductions';

const SECTIONS: Partial<Record<TraceCode, Section>> = {
  LINE_TOTAL: 'products',
  SUBTOTAL: 'products',
  DELIVERY: 'totals',
  VAT_ADDED: 'totals',
  TOTAL: 'totals',
  EARN_BASE: 'points',
  EARN_MULTIPLIED: 'points',
  EARN_REWARD: 'points',
  EARN_NOT_FOR_GUEST: 'points',
  EARN_ABOVE_SALE_LIMIT: 'points',
  EARN_ABOVE_MEMBER_LIMIT: 'points',
  PRICE_ABOVE_LIMIT: 'products',
  QTY_ABOVE_LIMIT: 'products',
  BILL_ABOVE_LIMIT: 'totals',
};

const NOTHING_DONE: ReadonlySet<TraceCode> = new Set([
  'TIER_NONE',
  'TIER_DISABLED',
  'PRIVILEGE_CONDITION_NOT_MET',
  'DISCOUNT_CONDITION_NOT_MET',
  'OFFER_CONDITION_NOT_MET',
  'OFFER_NOT_FOR_GUEST',
  'OFFER_TERM_NOT_MET',
  'OFFER_GOODS_NOT_MET',
  'OFFER_LIMIT_REACHED',
  'AUTOMATIC_LESS',
  'AUTOMATIC_OTHERS',
  'AUTOMATIC_DECLINED',
  'WRONG_OFFER_KIND',
  'UNKNOWN_COUPON',
  'UNKNOWN_CONDITION',
  'UNREADABLE_CONDITION',
  'UNSUPPORTED_COUPON_TYPE',
  'CUSTOM_VALUE_MISSING',
  'POINTS_NOT_FOR_GUEST',
  'POINTS_ABOVE_BALANCE',
  'EARN_NOT_FOR_GUEST',
  'EARN_ABOVE_SALE_LIMIT',
  'EARN_ABOVE_MEMBER_LIMIT',
  'PRICE_ABOVE_LIMIT',
  'QTY_ABOVE_LIMIT',
  'BILL_ABOVE_LIMIT',
  'DISCOUNT_ABOVE_LIMIT',
  'TYPED_POINTS_ABOVE_LIMIT',
  'TYPED_POINTS_WITHOUT_RATE',
]);

export type Reasons = Record<Section, Reason[]>;

/**
 * Returns the trace of a bill in words, grouped by subject. `productName` returns the name of a product of the bill by its
 * id.
 */
export function useReasons(
  { trace, earnPoints }: Pick<PricedBasket, 'trace' | 'earnPoints'>,
  productName: (productId: unknown) => string,
): Reasons {
  const reasonText = useReasonText();
  const format = useFormat();

  const effectOf = ({ code, params }: TraceEntry): string => {
    const amount = Number(params.amount ?? 0);
    if (code === 'TOTAL') return format.baht(Number(params.amountDue));
    if (code === 'LINE_TOTAL' || code === 'SUBTOTAL' || code === 'DELIVERY' || code === 'VAT_ADDED')
      return format.baht(amount);
    if (
      code === 'DISCOUNT_APPLIED' ||
      code === 'PRIVILEGE_APPLIED' ||
      code === 'OFFER_APPLIED' ||
      code === 'POINTS_REDEEMED'
    )
      return params.amount === undefined ? '' : `−${format.baht(amount)}`;
    if (code === 'EARN_BASE' || code === 'EARN_MULTIPLIED' || code === 'EARN_REWARD')
      return `+${format.count(Number(params.points))}`;
    return '';
  };
  const reasons: Reasons = { products: [], deductions: [], totals: [], points: [] };
  for (const [index, entry] of trace.entries()) {
    reasons[SECTIONS[entry.code] ?? 'deductions'].push({
      key: `${index}`,
      text: reasonText(entry, productName(entry.params.productId)),
      effect: effectOf(entry),
      applied: !NOTHING_DONE.has(entry.code),
      strong: entry.code === 'TOTAL',
    });
  }
  if (reasons.points.some(({ applied }) => applied)) {
    const earned = { key: 'earned', effect: format.count(earnPoints), applied: true, strong: true };
    reasons.points.push({ ...earned, text: reasonText.earned() });
  }
  return reasons;
}
