import type { MarkSum } from '@taem/domain/insight/drill/markFigure.ts';
import type { BreakdownDimension, TransactionFilter } from '../../gql/contract.ts';
import type { DrillFigureQuery } from '../gql/graphql.ts';
import { useDrillFigureQuery } from '../gql/hooks.ts';

type Breakdown = NonNullable<DrillFigureQuery['statistics']['breakdown']>;

/** Figures of lines and of offers come in their own rows. */
const BY: Readonly<Partial<Record<MarkSum, BreakdownDimension>>> = { itemQuantity: 'PRODUCT', offerDiscount: 'OFFER' };

/** What the chart would show now: undefined while it is not requested or loading, null where nothing corresponds. */
export function useFigureNow(
  sum: MarkSum,
  { range, branchId, ...filter }: TransactionFilter,
  isNeeded: boolean,
): number | null | undefined {
  const { data, error } = useDrillFigureQuery({
    variables: {
      range: range ?? { last: 'ALL_TIME' },
      branchId: branchId ?? null,
      by: [BY[sum] ?? 'CUSTOMER_TYPE'],
      filter,
    },
    skip: !isNeeded,
    fetchPolicy: 'network-only',
  });
  if (error) return null;
  const breakdown = data?.statistics.breakdown;
  return breakdown ? figureOf(sum, breakdown) : breakdown;
}

function figureOf(sum: MarkSum, { rows, totals }: Breakdown): number | null {
  const added = (of: 'totalQuantity' | 'totalDiscount') => rows.reduce((total, row) => total + (row[of] ?? 0), 0);
  if (sum === 'itemQuantity') return added('totalQuantity');
  if (sum === 'offerDiscount') return added('totalDiscount');
  if (sum === 'complete') return totals.totalTransactions ?? null;
  return sum === 'amountDue' ? null : (totals[sum] ?? null);
}
