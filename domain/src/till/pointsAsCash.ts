import { type Satang, satang } from '../money/money.ts';
import { mulDivCeil, mulDivFloor } from '../money/mulDivFloor.ts';
import type { PointRates } from './pricing.ts';

type RedeemRates = Pick<PointRates, 'redeemCash' | 'redeemPoint'>;

const SATANG_PER_BAHT = 100;

/** Returns what this many points take off the bill: floor(points x redeem cash / redeem points), in whole baht (DISC-15). */
export function pointsWorth(points: number, rates: RedeemRates): Satang {
  return satang(wholeBaht(points, rates) * SATANG_PER_BAHT);
}

/**
 * Returns the points actually taken (DISC-14, OP-62): the fewest that are worth the same whole baht. If a point is
 * worth less than a baht, this rounds down to the redeem ratio; otherwise points are taken as typed.
 */
export function roundPointsToRatio(points: number, rates: RedeemRates): number {
  return mulDivCeil(wholeBaht(points, rates), rates.redeemPoint * SATANG_PER_BAHT, rates.redeemCash);
}

/** Returns the fewest points that take anything off a bill: the minimum unit redeem points / redeem cash (DISC-13). */
export function minimumPoints(rates: RedeemRates): number {
  return Math.max(1, mulDivCeil(rates.redeemPoint, SATANG_PER_BAHT, rates.redeemCash));
}

/** Whether the points dialog accepts these points: 0, or within balance and not below the minimum unit (DISC-13). */
export function canApplyPoints(points: number | null, remainingPoints: number, rates: RedeemRates): boolean {
  const count = points ?? Number.NaN;
  return Number.isSafeInteger(count) && (count === 0 || (count <= remainingPoints && count >= minimumPoints(rates)));
}

/** Returns the most points that can usefully be spent on what is left of the bill; more would be spent for nothing. */
export function mostUsefulPoints(remainingPoints: number, left: Satang, rates: RedeemRates): number {
  const covering = mulDivFloor(left, rates.redeemPoint, rates.redeemCash);
  return roundPointsToRatio(Math.min(remainingPoints, covering), rates);
}

function wholeBaht(points: number, rates: RedeemRates): number {
  return mulDivFloor(points, rates.redeemCash, rates.redeemPoint * SATANG_PER_BAHT);
}
