import type { Drill } from '@taem/domain/insight/drill/drillAddress.ts';
import { agree, type MarkSum, sumOf } from '@taem/domain/insight/drill/markFigure.ts';
import type { BreakdownDimension, TransactionFilter } from '../../gql/contract.ts';
import type { DrillFigureQuery } from '../gql/graphql.ts';
import { useDrillFigureQuery, useDrillSumsQuery } from '../gql/hooks.ts';

export type DrillState =
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly again: () => void }
  /** `changed`: the chart would now show the sum of the list too. */
  | { readonly is: 'same' | 'changed' | 'different'; readonly sum: number };

const LINES: readonly MarkSum[] = ['itemAmount', 'itemQuantity'];

/** Returns whether the sales of the list add up to the figure that it was opened with. */
export function useDrillCheck({ figure }: Drill, filter: TransactionFilter): DrillState {
  const { data, error, refetch } = useDrillSumsQuery({
    variables: {
      filter,
      lines: LINES.includes(figure.sum),
      tenders: figure.sum === 'tenderAmount',
      offers: figure.sum === 'offerDiscount',
    },
    fetchPolicy: 'network-only',
  });
  const totals = data?.transactionTotals;
  const sum = totals ? sumOf(figure.sum, totals) : null;
  const isSame = sum !== null && agree(figure.sum, figure.value, sum);
  const now = useFigureNow(figure.sum, filter, sum !== null && !isSame);
  if (error && !data) return { is: 'failed', again: () => void refetch() };
  if (totals === undefined) return { is: 'waiting' };
  if (sum === null) return { is: 'failed', again: () => void refetch() };
  if (isSame) return { is: 'same', sum };
  if (now === undefined) return { is: 'waiting' };
  return { is: now !== null && agree(figure.sum, now, sum) ? 'changed' : 'different', sum };
}

type Breakdown = NonNullable<DrillFigureQuery['statistics']['breakdown']>;

/** Figures of lines and of offers need a breakdown with their own rows. */
const BY: Readonly<Partial<Record<MarkSum, BreakdownDimension>>> = { itemQuantity: 'PRODUCT', offerDiscount: 'OFFER' };

/**
 * Returns the figure that the chart would show now: undefined while it is not needed or loading, null if there is no such
 * figure.
 */
function useFigureNow(
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
