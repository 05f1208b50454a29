import type { CouponType } from '../loyalty/coupon.ts';
import type { ConditionFacts } from '../loyalty/facts.ts';
import type { Decimal } from '../money/decimal.ts';
import { max, min, type Satang, subtract, toBaht, ZERO } from '../money/money.ts';
import type {
  Deduction,
  DeductionSource,
  EarnStep,
  PricedBasket,
  PricingBasket,
  PricingRefusal,
  PricingRules,
  TraceCode,
  TraceEntry,
} from './pricing.ts';

/** The rule that is being applied: a tier, a discount, an offer, or the points. */
export interface RuleSource {
  source: DeductionSource;
  sourceId: string | null;
  sourceName: string | null;
}

/** A multiplier or reward that waits for the base points (OP-14). */
export interface PendingEarn {
  source: Exclude<EarnStep['source'], 'base'>;
  sourceId: string | null;
  sourceName: string | null;
  couponId: string;
  couponType: Extract<CouponType, 'Multiplier' | 'Reward'>;
  value: number;
  factor: Decimal;
}

/** A bill while its rules are being applied, one after the other. */
export interface PricingDraft {
  readonly basket: PricingBasket;
  readonly rules: PricingRules;
  readonly lines: PricedBasket['lines'];
  readonly totalQty: number;
  readonly subtotal: Satang;
  /** What is left to charge for the products. */
  remaining: Satang;
  readonly deductions: Deduction[];
  readonly pendingEarns: PendingEarn[];
  readonly refusals: PricingRefusal[];
  readonly trace: TraceEntry[];
}

/** Returns the figures that conditions test at this point of the bill. */
export function conditionFacts(draft: PricingDraft): ConditionFacts {
  const { member } = draft.basket;
  return {
    itemQty: draft.totalQty,
    paidAmount: draft.subtotal,
    chargeAmount: draft.remaining,
    totalLtv: member?.totalLtv ?? ZERO,
    totalTransaction: member?.totalTransaction ?? 0,
  };
}

/** Takes an amount off the bill, never more than is left of it (DISC-19) or than `most`, and returns what was taken. */
export function takeOff(
  draft: PricingDraft,
  requested: Satang,
  deduction: Omit<Deduction, 'amount'>,
  most: Satang = draft.remaining,
): Satang {
  const amount = min(max(requested, ZERO), max(min(draft.remaining, most), ZERO));
  if (amount < requested) {
    addReason(draft, 'DEDUCTIONS_CAPPED', {
      source: deduction.source,
      sourceId: deduction.sourceId,
      name: deduction.sourceName,
      wanted: toBaht(requested),
      amount: toBaht(amount),
      ...(most < draft.remaining && { goods: true }),
    });
  }
  if (amount > 0) draft.deductions.push({ ...deduction, amount });
  draft.remaining = subtract(draft.remaining, amount);
  return amount;
}

/** Adds a reason to the trace. */
export function addReason(draft: PricingDraft, code: TraceCode, params: TraceEntry['params']): void {
  draft.trace.push({ code, params });
}

/** Refuses a part of the bill, with the same facts in the trace. */
export function refuse(
  draft: PricingDraft,
  code: PricingRefusal['code'],
  traceCode: TraceCode,
  { source, sourceId, sourceName, at }: Omit<RuleSource, 'source'> & Pick<PricingRefusal, 'source' | 'at'>,
  facts: TraceEntry['params'],
): void {
  const params = { source, sourceId, name: sourceName, ...facts };
  draft.refusals.push({ code, source, sourceId, ...(at !== undefined && { at }), params });
  addReason(draft, traceCode, params);
}
