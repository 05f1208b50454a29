import { amountOf } from '../../gateway/amountOf.ts';
import type {
  ClaimablePoints,
  PointsLiabilityByTierResolvers,
  PointsLiabilityByTierRow,
  QueryResolvers,
} from '../../generated/schema.ts';
import { readFigures } from '../readFigures.ts';
import type { StatisticsScope } from '../StatisticsScope.ts';

const LIABILITY = { path: 'points-liability-by-tier', type: 'PointsLiabilityByTierRow', key: 'points' };
const CLAIMABLE = { path: 'claimable-points', type: 'ClaimablePoints', key: 'month' };

/** The parent of the fields of the points liability at the end of a day. */
export interface PointsLiabilityByTierScope {
  scope: DayScope;
  day: string;
  redeemCash: number | null;
  redeemPoint: number | null;
  rows: PointsLiabilityByTierRow[];
}
type DayScope = Pick<StatisticsScope, 'range' | 'by' | 'branchId' | 'soFar'>;

export const pointsLiabilityByTier: QueryResolvers['pointsLiabilityByTier'] = async (
  _,
  { day, branchId },
  context,
  info,
) => {
  const scope: DayScope = { range: { from: day, to: day }, by: 'DAY', branchId: branchId ?? null, soFar: null };
  const projection = ['redeem_cash', 'redeem_point'];
  const { rows, list } = await readFigures<PointsLiabilityByTierRow>(context, info, scope, LIABILITY, { projection });
  const [any] = list.rows;
  const rate = (name: string) => (any ? amountOf(any[name]) : null);
  return { scope, day, redeemCash: rate('redeem_cash'), redeemPoint: rate('redeem_point'), rows };
};

export const PointsLiabilityByTier: PointsLiabilityByTierResolvers = {
  claimable: async ({ scope }, _, context, info) =>
    (await readFigures<ClaimablePoints>(context, info, scope, CLAIMABLE)).rows,
};
