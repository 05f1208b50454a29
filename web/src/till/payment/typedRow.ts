import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import { typedAmount } from '@taem/domain/reading/amount.ts';
import type { ChannelType, PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import type { SlipReference } from '@taem/domain/till/slipReference.ts';
import type { SplitRow, SplitTender } from '@taem/domain/till/splitPayment.ts';
import type { BankFragment, SellerAccountFragment } from '../gql/graphql.ts';
import { transferChannel } from './transferChannel.ts';

/** One tender of a split bill, as typed. */
export interface TypedRow {
  key: number;
  type: ChannelType;
  amount: string;
  /** Cash only. */
  received: string;
}

export function readRow({ type, amount, received }: TypedRow): SplitRow {
  return { type, amount: readAmount(amount), received: readAmount(received) };
}

/** Returns undefined for an empty field, and null for text that is not an amount. */
function readAmount(text: string): Satang | null | undefined {
  return text.trim() === '' ? undefined : typedAmount(text);
}

/**
 * Returns the tenders of a split bill. `account` and `bank` are those of its transfers; null if not chosen. `slip` is that of
 * the first transfer: a bill has only one slip.
 */
export function toChannels(
  tenders: readonly SplitTender[],
  account: SellerAccountFragment | null,
  bank: BankFragment | null = null,
  slip: SlipReference | null = null,
): PaymentPayloadChannel[] {
  const proven = tenders.findIndex(({ type }) => type === 'Transfer');
  return tenders.map(({ type, amount, received }, at) => ({
    ...(type === 'Transfer' && account
      ? transferChannel(account, bank, toBaht(amount), at === proven ? slip : null)
      : { type, amount: toBaht(amount) }),
    ...(received !== undefined && { received_amount: toBaht(received) }),
  }));
}
