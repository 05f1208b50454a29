import { type Satang, subtract, sum, ZERO } from '../money/money.ts';
import type { ChannelType } from './paymentPayload.ts';

/** One row of the split dialog; the amount is null while the field is empty. */
export interface SplitRow {
  type: ChannelType;
  amount: Satang | null;
}

/** Where a split payment stands. */
export interface SplitState {
  sum: Satang;
  /** Still to be covered; negative when the rows exceed the amount due. */
  missing: Satang;
  /** The sum is shown in red then (CHAN-12). */
  exceeds: boolean;
  canPay: boolean;
}

/** How the rows of a split payment stand against the amount due; Pay needs the exact sum and no empty row (CHAN-13). */
export function splitPayment(rows: readonly SplitRow[], due: Satang): SplitState {
  const total = sum(rows.map((row) => row.amount ?? ZERO));
  const complete = rows.length > 0 && rows.every((row) => row.amount !== null && row.amount > 0);
  return {
    sum: total,
    missing: subtract(due, total),
    exceeds: total > due,
    canPay: complete && total === due,
  };
}
