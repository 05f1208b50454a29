import { add, type Satang, satang, ZERO } from '../money/money.ts';

/** Thai notes and coins, in satang, the largest first. */
export const CASH_PIECES = [100_000, 50_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25] as const;

/** The maximum pieces of one kind and the maximum cash of a count: 9,999,999.99 baht. */
export const MAX_CASH_PIECES = 999_999;
export const MAX_CASH: Satang = satang(999_999_999);

/** The number of each note and coin, by its value in satang. */
export type CashCount = Readonly<Record<string, number | undefined>>;

/** Adds up counted notes and coins. */
export const cashOf = (count: CashCount): Satang =>
  CASH_PIECES.reduce((sum, piece) => add(sum, satang(piece * (count[piece] ?? 0))), ZERO);
