import { type Satang, sum, toBaht, ZERO } from '@taem/domain/money/money.ts';
import type { ChannelType, PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import { parseBaht } from '../words/parseBaht.ts';

/** One tender of a split bill as it is typed. */
export interface SplitRow {
  key: number;
  type: ChannelType;
  text: string;
}

/** null where what is typed is no amount; an empty row counts as nothing. */
export function amountOf({ text }: SplitRow): Satang | null {
  return text.trim() === '' ? ZERO : parseBaht(text);
}

export function splitSum(rows: readonly SplitRow[]): Satang {
  return sum(rows.map((row) => amountOf(row) ?? ZERO));
}

/** CHAN-13: the tenders, when every amount can be read and they make up the total to the satang. */
export function splitChannels(rows: readonly SplitRow[], total: Satang): PaymentPayloadChannel[] | null {
  if (rows.some((row) => amountOf(row) === null) || splitSum(rows) !== total) return null;
  return rows
    .map((row) => ({ type: row.type, amount: toBaht(amountOf(row) ?? ZERO) }))
    .filter(({ amount }) => amount > 0);
}
