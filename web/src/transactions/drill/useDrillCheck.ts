import type { Drill } from '@taem/domain/insight/drill/drillAddress.ts';
import { agree, type MarkSum, sumOf } from '@taem/domain/insight/drill/markFigure.ts';
import type { TransactionFilter } from '../../gql/contract.ts';
import { useDrillSumsQuery } from '../gql/hooks.ts';
import { useFigureNow } from './useFigureNow.ts';

export type DrillState =
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly again: () => void }
  /** `changed`: the chart would show the sum of the list by now. */
  | { readonly is: 'same' | 'changed' | 'different'; readonly sum: number };

const LINES: readonly MarkSum[] = ['itemAmount', 'itemQuantity'];

/** Whether all sales of the list come to the figure that it was opened with. */
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
