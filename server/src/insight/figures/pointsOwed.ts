import { amountOf } from '../../gateway/amountOf.ts';
import type { ClaimablePoints, PointsOwedResolvers, PointsOwedRow, QueryResolvers } from '../../generated/schema.ts';
import { readFigures } from '../readFigures.ts';
import type { StatisticsScope } from '../StatisticsScope.ts';

const OWED = { path: 'points-owed', type: 'PointsOwedRow', key: 'points' };
const CLAIMABLE = { path: 'claimable-points', type: 'ClaimablePoints', key: 'month' };

/** What the points owed at the end of a day are read of. */
export interface PointsOwedScope {
  scope: DayScope;
  day: string;
  redeemCash: number | null;
  redeemPoint: number | null;
  rows: PointsOwedRow[];
}
type DayScope = Pick<StatisticsScope, 'range' | 'by' | 'branchId' | 'soFar'>;

export const pointsOwed: QueryResolvers['pointsOwed'] = async (_, { day, branchId }, context, info) => {
  const scope: DayScope = { range: { from: day, to: day }, by: 'DAY', branchId: branchId ?? null, soFar: null };
  const projection = ['redeem_cash', 'redeem_point'];
  const { rows, list } = await readFigures<PointsOwedRow>(context, info, scope, OWED, { projection });
  const [any] = list.rows;
  const rate = (name: string) => (any ? amountOf(any[name]) : null);
  return { scope, day, redeemCash: rate('redeem_cash'), redeemPoint: rate('redeem_point'), rows };
};

export const PointsOwed: PointsOwedResolvers = {
  claimable: async ({ scope }, _, context, info) =>
    (await readFigures<ClaimablePoints>(context, info, scope, CLAIMABLE)).rows,
};
