import { type Satang, satang } from '../money/money.ts';
import { mulDivCeil, mulDivFloor } from '../money/mulDivFloor.ts';
import type { PointRates } from './pricing.ts';

type RedeemRates = Pick<PointRates, 'redeemCash' | 'redeemPoint'>;

const SATANG_PER_BAHT = 100;

/** What this many points take off the bill: floor(points x redeem cash / redeem points), in whole baht (DISC-15). */
export function pointsWorth(points: number, rates: RedeemRates): Satang {
  return satang(wholeBaht(points, rates) * SATANG_PER_BAHT);
}

/**
 * The points really taken (DISC-14, OP-62): the fewest that are worth as many whole baht. That rounds down to the redeem
 * ratio where a point is worth less than a baht, and takes them as typed where it is worth one or more.
 */
export function roundPointsToRatio(points: number, rates: RedeemRates): number {
  return mulDivCeil(wholeBaht(points, rates), rates.redeemPoint * SATANG_PER_BAHT, rates.redeemCash);
}

/** The fewest points that take anything off a bill: the minimum unit redeem points / redeem cash (DISC-13). */
export function minimumPoints(rates: RedeemRates): number {
  return Math.max(1, mulDivCeil(rates.redeemPoint, SATANG_PER_BAHT, rates.redeemCash));
}

/** Whether the point dialog lets these points be applied: 0, or within balance and not below the minimum unit (DISC-13). */
export function canApplyPoints(points: number | null, remainingPoints: number, rates: RedeemRates): boolean {
  const count = points ?? Number.NaN;
  return Number.isSafeInteger(count) && (count === 0 || (count <= remainingPoints && count >= minimumPoints(rates)));
}

/** The most points that all take something off what is left of the bill; beyond them points would be spent for nothing. */
export function mostUsefulPoints(remainingPoints: number, left: Satang, rates: RedeemRates): number {
  const covering = mulDivFloor(left, rates.redeemPoint, rates.redeemCash);
  return roundPointsToRatio(Math.min(remainingPoints, covering), rates);
}

function wholeBaht(points: number, rates: RedeemRates): number {
  return mulDivFloor(points, rates.redeemCash, rates.redeemPoint * SATANG_PER_BAHT);
}
