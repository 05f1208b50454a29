import { unmetTerm } from '../loyalty/offerTerms.ts';
import type { DrawerApprovals, SaleApprovals } from '../merchant/approvalSetting.ts';
import { fromBaht, type Satang, satang } from '../money/money.ts';
import { mulDivFloor } from '../money/mulDivFloor.ts';
import type { PricedBasket, PricingBasket } from './pricing.ts';

/** What may take the approval of a person who has the right to it, in the order in which it is named. */
export const APPROVAL_ACTIONS = [
  'OWN_PRICE',
  'DISCOUNT',
  'POINTS',
  'BACK_DATING',
  'VOID',
  'RETURN',
  'ADJUSTMENT',
  'CASH',
  'DIFFERENCE',
] as const;
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

/**
 * Why an approval counts no more: it is of other content, user or branch; used; over; more takes one by now; or who gave it
 * may not approve there any longer.
 */
export const APPROVAL_LAPSES = ['OTHER', 'USED', 'EXPIRED', 'MORE', 'APPROVER'] as const;
export type ApprovalLapse = (typeof APPROVAL_LAPSES)[number];

/** Unit prices of the catalogue, by product. */
type Shelf = ReadonlyMap<string, Satang>;

interface DatedBill {
  readonly basket: PricingBasket;
  readonly priced: PricedBasket;
  /** By its member on other sales of that business day and of today, without what was approved. */
  readonly pointsSpent: number;
  /** Dated to a business day before today's. */
  readonly isBackDated: boolean;
  /** `YYYY-MM-DD HH:mm:ss` by the branch's clock, whenever the bill is dated. */
  readonly now: string;
}

/** Whether the hour that the bill is dated to gives it an offer that does not hold now: happy hour at closing time. */
function isOutOfTime({ moment }: PricingBasket, { given }: PricedBasket, now: string): boolean {
  return [given.discount, given.offer].some(
    (chosen) => moment && chosen?.offer.terms && unmetTerm(chosen.offer.terms, { ...moment, localTime: now }) !== null,
  );
}

/** What of a bill takes an approval by the setting of the shop. */
export function saleApprovals(
  { basket, priced, pointsSpent, isBackDated, now }: DatedBill,
  shelf: Shelf,
  setting: SaleApprovals,
): ApprovalAction[] {
  const { approveOwnPrice, approveDiscountAbove, approvePointsAbove, approveBackDating } = setting;
  const hasOwnPrice = basket.lines.some(({ productId, chargeAmount }) => chargeAmount !== shelf.get(productId));
  const most = mulDivFloor(priced.totalPayment, approveDiscountAbove, 100);
  return [
    ...(approveOwnPrice === 'ALWAYS' && hasOwnPrice ? (['OWN_PRICE'] as const) : []),
    ...(priced.typedValue > most ? (['DISCOUNT'] as const) : []),
    ...(priced.redeemPoints > 0 && pointsSpent + priced.redeemPoints > approvePointsAbove ? (['POINTS'] as const) : []),
    ...(approveBackDating === 'ALWAYS' && (isBackDated || isOutOfTime(basket, priced, now))
      ? (['BACK_DATING'] as const)
      : []),
  ];
}

/** What a void or a return hands back, 0 or less where it hands back nothing. */
export interface HandedBack {
  readonly amount: Satang;
  /** What came back of its sale before, and what the same person handed back that day without an approval. */
  readonly before: Satang;
}

/** A void is a return of all: neither parts, nor other sales, nor a void in place of a return stay below the limit. */
export function reversalApprovals(
  action: 'void' | 'return',
  { amount, before }: HandedBack,
  { approveVoid, approveReturnAbove }: SaleApprovals,
): ApprovalAction[] {
  if (action === 'void' && approveVoid === 'ALWAYS') return ['VOID'];
  return amount > 0 && satang(amount + before) > fromBaht(approveReturnAbove) ? ['RETURN'] : [];
}

/** What an adjustment of points gives, below 0 where it takes; points are what money is. */
export interface GivenPoints {
  readonly difference: number;
  /** What the same person gave by others that day without an approval. */
  readonly before: number;
}

/** The limit is that of points which are spent: who may not spend more alone may not give more either. */
export const adjustmentApprovals = (
  { difference, before }: GivenPoints,
  { approvePointsAbove }: SaleApprovals,
): ApprovalAction[] => (difference > 0 && before + difference > approvePointsAbove ? ['ADJUSTMENT'] : []);

/** Cash that is put into a drawer or taken out, with what the same person moved that day. */
export const cashApprovals = (amount: Satang, { approveCashAbove }: DrawerApprovals): ApprovalAction[] =>
  Math.abs(amount) > fromBaht(approveCashAbove) ? ['CASH'] : [];

/** What drawers were over and short, each 0 or more: one does not make up for the other. */
export interface Differences {
  readonly over: Satang;
  readonly short: Satang;
}

/** By how much a shift is over (above 0) or short, at its opening and at its closing, with those closed before it that day. */
export function differenceApprovals(
  ofShift: readonly Satang[],
  before: Differences,
  { approveDifferenceAbove }: DrawerApprovals,
): ApprovalAction[] {
  const most = fromBaht(approveDifferenceAbove);
  const exceeds = (own: number, others: Satang) => own > 0 && own + others > most;
  const over = ofShift.reduce((sum, each) => sum + Math.max(each, 0), 0);
  const short = ofShift.reduce((sum, each) => sum + Math.max(-each, 0), 0);
  return exceeds(over, before.over) || exceeds(short, before.short) ? ['DIFFERENCE'] : [];
}
