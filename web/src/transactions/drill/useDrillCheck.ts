import type { Drill } from '@taem/domain/insight/drill/drillAddress.ts';
import { agree, type MarkSum, sumOf } from '@taem/domain/insight/drill/markFigure.ts';
import type { TransactionFilter } from '../../gql/contract.ts';
import { useDrillSumsQuery } from '../gql/hooks.ts';

export type DrillState =
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly again: () => void }
  | { readonly is: 'same' | 'different'; readonly sum: number };

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
  if (error && !data) return { is: 'failed', again: () => void refetch() };
  if (totals === undefined) return { is: 'waiting' };
  const sum = totals && sumOf(figure.sum, totals);
  if (sum === null) return { is: 'failed', again: () => void refetch() };
  return { is: agree(figure.sum, figure.value, sum) ? 'same' : 'different', sum };
}
