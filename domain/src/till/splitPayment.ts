import type { CashRounding } from '../merchant/counterSetting.ts';
import { add, max, type Satang, subtract, sum, ZERO } from '../money/money.ts';
import { canPayCash } from './cashChange.ts';
import { roundCash, roundingOf } from './cashRounding.ts';
import type { ChannelType } from './paymentPayload.ts';

/** One row of the split dialog. */
export interface SplitRow {
  type: ChannelType;
  /** Absent while the field is empty, null if the typed text is not an amount. */
  amount?: Satang | null | undefined;
  /** Cash only: what is handed over for this row; absent or 0 for the exact amount, null if the text is not an amount. */
  received?: Satang | null | undefined;
}

/** A row that pays a part of the bill. */
export interface SplitTender {
  type: ChannelType;
  amount: Satang;
  /** Cash handed over; absent for the exact amount. */
  received?: Satang;
}

/** The state of a split payment. */
export interface SplitState {
  /** What the rows have to add up to; if cash pays the rest of the bill, with that rest rounded. */
  due: Satang;
  sum: Satang;
  /** Still to be covered; negative when the rows exceed the amount due. */
  missing: Satang;
  /** Whether the rows exceed the amount due; the sum is then red (CHAN-12). */
  exceeds: boolean;
  /** The tenders, if they add up to `due` to the satang (CHAN-13); null while Pay is disabled. */
  tenders: SplitTender[] | null;
}

/** Compares the rows of a split payment with the bill. A row without an amount does not count. */
export function splitPayment(rows: readonly SplitRow[], bill: Satang, rounding: CashRounding): SplitState {
  const total = totalOf(rows);
  const others = totalOf(rows.filter(({ type }) => type !== 'Cash'));
  const inCash = max(ZERO, subtract(bill, others));
  // If the rest after other tenders is rounded to 0.00 in cash, a cash row of 0.00 pays it.
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
 * Returns what one row has to pay to complete the bill; 0 or below if the others pay all of it, and 0 for cash if the
 * rest is rounded to 0.
 */
export function restOf(row: SplitRow, rows: readonly SplitRow[], bill: Satang, rounding: CashRounding): Satang {
  const left = (paid: readonly SplitRow[]) => subtract(bill, totalOf(paid));
  const others = rows.filter((each) => each !== row);
  if (row.type !== 'Cash') return left(others);
  const isCash = ({ type }: SplitRow) => type === 'Cash';
  return subtract(roundCash(left(others.filter((each) => !isCash(each))), rounding), totalOf(others.filter(isCash)));
}

const totalOf = (rows: readonly SplitRow[]) => sum(rows.map((row) => row.amount ?? ZERO));

/** Whether the cash handed over for a row covers it; nothing typed means the exact amount. */
export function isEnough({ type, amount, received = ZERO }: SplitRow): boolean {
  if (type !== 'Cash' || received === ZERO) return true;
  return canPayCash(received, amount ?? ZERO);
}

function tenderOf({ type, amount, received }: SplitRow): SplitTender {
  return { type, amount: amount ?? ZERO, ...(type === 'Cash' && received ? { received } : {}) };
}
