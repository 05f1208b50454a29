import type { CashRounding } from '../merchant/counterSetting.ts';
import { add, max, type Satang, subtract, sum, ZERO } from '../money/money.ts';
import { canPayCash } from './cashChange.ts';
import { roundCash, roundingOf } from './cashRounding.ts';
import type { ChannelType } from './paymentPayload.ts';

/** One row of the split dialog. */
export interface SplitRow {
  type: ChannelType;
  /** Left out while the field is empty, null where what is typed is no amount. */
  amount?: Satang | null | undefined;
  /** Cash only: what is handed over for this row; left out or 0 for the exact amount, null where it is no amount. */
  received?: Satang | null | undefined;
}

/** A row that pays a part of the bill. */
export interface SplitTender {
  type: ChannelType;
  amount: Satang;
  /** Cash handed over; left out where the amount came exactly. */
  received?: Satang;
}

/** Where a split payment stands. */
export interface SplitState {
  /** What the rows have to make up: where cash pays the rest of the bill, with that rounded. */
  due: Satang;
  sum: Satang;
  /** Still to be covered; negative when the rows exceed the amount due. */
  missing: Satang;
  /** The sum is shown in red then (CHAN-12). */
  exceeds: boolean;
  /** The parts of the bill, where they make it up to the satang (CHAN-13); null while Pay is disabled. */
  tenders: SplitTender[] | null;
}

/** How the rows of a split payment stand against the bill. A row without an amount does not count. */
export function splitPayment(rows: readonly SplitRow[], bill: Satang, rounding: CashRounding): SplitState {
  const total = totalOf(rows);
  const others = totalOf(rows.filter(({ type }) => type !== 'Cash'));
  const inCash = max(ZERO, subtract(bill, others));
  // Where other tenders leave less than a coin, 0.00 in cash pays it.
  const isNothing = others > 0 && inCash > 0 && roundCash(inCash, rounding) === 0;
  const firstCash = rows.find(({ type }) => type === 'Cash');
  const counts = (row: SplitRow) => Boolean(row.amount) || (isNothing && row === firstCash && row.amount === 0);
  const hasCash = rows.some((row) => row.type === 'Cash' && counts(row));
  const due = add(bill, hasCash ? roundingOf(inCash, rounding) : ZERO);
  const tenders = rows.filter(counts).map(tenderOf);
  const isReadable = rows.every((row) => row.amount !== null && isEnough(row));
  return {
    due,
    sum: total,
    missing: subtract(due, total),
    exceeds: total > due,
    tenders: isReadable && total === due && tenders.length > 0 ? tenders : null,
  };
}

/**
 * What one row would have to pay so that the bill is paid; 0 or below where the others pay all of it, and 0 for cash also
 * where what they leave is rounded to nothing.
 */
export function restOf(row: SplitRow, rows: readonly SplitRow[], bill: Satang, rounding: CashRounding): Satang {
  const left = (paid: readonly SplitRow[]) => subtract(bill, totalOf(paid));
  const others = rows.filter((each) => each !== row);
  if (row.type !== 'Cash') return left(others);
  const isCash = ({ type }: SplitRow) => type === 'Cash';
  return subtract(roundCash(left(others.filter((each) => !isCash(each))), rounding), totalOf(others.filter(isCash)));
}

const totalOf = (rows: readonly SplitRow[]) => sum(rows.map((row) => row.amount ?? ZERO));

/** Whether what is handed over for a row covers it; nothing typed is the exact amount. */
export function isEnough({ type, amount, received = ZERO }: SplitRow): boolean {
  if (type !== 'Cash' || received === ZERO) return true;
  return canPayCash(received, amount ?? ZERO);
}

function tenderOf({ type, amount, received }: SplitRow): SplitTender {
  return { type, amount: amount ?? ZERO, ...(type === 'Cash' && received ? { received } : {}) };
}
