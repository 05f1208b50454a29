import { lastOf } from '@taem/domain/time/dayRange.ts';
import { useDrill } from '../drill/useDrill.ts';
import { useMembersDrill } from '../drill/useMembersDrill.ts';
import type { HealthCheckQuery } from '../gql/graphql.ts';
import type { TILES } from './useTiles.ts';

type Check = NonNullable<HealthCheckQuery['statistics']['healthCheck']>;

/** Returns a function that links each figure of the month to the records behind it; null if there are none to open. */
export function useTileLinks(
  month: string,
  branchId: string | null,
): (check: Check) => Readonly<Record<(typeof TILES)[number], string | null | undefined>> {
  const { drillPath } = useDrill();
  const membersPath = useMembersDrill();
  const range = { from: month, to: lastOf('MONTH', month) };
  const page = { range, branchId, filter: {} };
  return ({ current }) => {
    const { topChannel, topProduct, topCategory, highDemandProduct, peakDay } = current;
    const revenue = { measure: 'totalRevenue', value: current.totalRevenue } as const;
    return {
      revenue: drillPath(page, {}, revenue),
      channel:
        topChannel &&
        drillPath(page, { branchId: topChannel.id }, { measure: 'totalRevenue', value: topChannel.totalRevenue }),
      share: null,
      members: membersPath({ created: range, ...(branchId && { branchId }) }),
      product:
        topProduct &&
        drillPath(page, { productId: topProduct.id }, { measure: 'itemAmount', value: topProduct.totalRevenue }),
      basket: drillPath(page, {}, { measure: 'averageBasket', value: current.averageBasket }),
      category:
        topCategory &&
        drillPath(page, { categoryId: topCategory.id }, { measure: 'itemAmount', value: topCategory.totalRevenue }),
      demand:
        highDemandProduct &&
        drillPath(
          page,
          { productId: highDemandProduct.id },
          { measure: 'totalQuantity', value: highDemandProduct.totalQuantity },
        ),
      peak:
        peakDay &&
        drillPath(page, { weekday: peakDay.weekday }, { measure: 'totalQuantity', value: peakDay.totalQuantity }),
    };
  };
}
