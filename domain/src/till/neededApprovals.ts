import { unmetTerm } from '../loyalty/offerTerms.ts';
import type { DrawerApprovals, SaleApprovals } from '../merchant/approvalSetting.ts';
import { fromBaht, type Satang, satang } from '../money/money.ts';
import { mulDivFloor } from '../money/mulDivFloor.ts';
import type { PricedBasket, PricingBasket } from './pricing.ts';

/** Actions that may need the approval of a person who has the right to it, in the order in which they are reported. */
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
 * Why an approval is no longer valid: it is for other content, another user or another branch; used; expired; an action
 * needs approval by now that was not approved; or the approver has lost the right to approve there.
 */
export const APPROVAL_LAPSES = ['OTHER', 'USED', 'EXPIRED', 'MORE', 'APPROVER'] as const;
export type ApprovalLapse = (typeof APPROVAL_LAPSES)[number];

/** Unit prices of the catalogue, by product. */
type Shelf = ReadonlyMap<string, Satang>;

interface DatedBill {
  readonly basket: PricingBasket;
  readonly priced: PricedBasket;
  /** Points that the member spent on other sales of that business day and of today, without approved ones. */
  readonly pointsSpent: number;
  /** Dated to a business day before today's. */
  readonly isBackDated: boolean;
  /** The current time `YYYY-MM-DD HH:mm:ss` by the branch's clock, whatever date the bill has. */
  readonly now: string;
}

/** Whether the bill has an offer that holds at the time it is dated to but not now, such as happy hour at closing time. */
function isOutOfTime({ moment }: PricingBasket, { given }: PricedBasket, now: string): boolean {
  return [given.discount, given.offer].some(
    (chosen) => moment && chosen?.offer.terms && unmetTerm(chosen.offer.terms, { ...moment, localTime: now }) !== null,
  );
}

/** Returns the actions of a bill that need an approval by the shop's settings. */
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

/** The money of a void or a return. */
export interface HandedBack {
  /** What it hands back; 0 or less if it hands back nothing. */
  readonly amount: Satang;
  /** Earlier refunds of the same sale, and refunds by the same person that day without an approval. */
  readonly before: Satang;
}

/**
 * Returns the approvals that a void or return needs. A void counts as a return of everything: splitting a return,
 * spreading it over sales, or voiding instead of returning does not evade the limit.
 */
export function reversalApprovals(
  action: 'void' | 'return',
  { amount, before }: HandedBack,
  { approveVoid, approveReturnAbove }: SaleApprovals,
): ApprovalAction[] {
  if (action === 'void' && approveVoid === 'ALWAYS') return ['VOID'];
  return amount > 0 && satang(amount + before) > fromBaht(approveReturnAbove) ? ['RETURN'] : [];
}

/** Points given by an adjustment; below 0 if it takes points. */
export interface GivenPoints {
  readonly difference: number;
  /** Points that the same person gave by adjustments that day without an approval, on this sale too. */
  readonly before: number;
}

/**
 * Returns the approvals of an adjustment. It has the limit of spent points: a user who needs an approval to let a member
 * spend more needs one to give more too.
 */
export const adjustmentApprovals = (
  { difference, before }: GivenPoints,
  { approvePointsAbove }: SaleApprovals,
): ApprovalAction[] => (difference > 0 && before + difference > approvePointsAbove ? ['ADJUSTMENT'] : []);

/**
 * Returns the approvals for cash that is put into a drawer, or taken out (below 0), together with what the same person
 * moved in the same direction that day without an approval.
 */
export const cashApprovals = (amount: Satang, { approveCashAbove }: DrawerApprovals): ApprovalAction[] =>
  Math.abs(amount) > fromBaht(approveCashAbove) ? ['CASH'] : [];

/** The amounts that drawers were over and short, each 0 or more; they are not offset against each other. */
export interface Differences {
  readonly over: Satang;
  readonly short: Satang;
}

/**
 * Returns the approvals for the differences of a shift, above 0 if over, below 0 if short, at opening and closing,
 * added to those of the shifts closed before it that day.
 */
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
