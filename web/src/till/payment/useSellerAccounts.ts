import { channelTypeOf } from '@taem/domain/till/paymentMethod.ts';
import { isPayable } from '@taem/domain/till/promptPayPayload.ts';
import type { BankFragment, SellerAccountFragment } from '../gql/graphql.ts';
import { useTransferChoicesQuery } from '../gql/hooks.ts';
import { otherLast } from './otherLast.ts';

/** Returns the merchant's accounts that receive transfers, and the banks of customers; null until they are read. */
export function useSellerAccounts(): {
  choices: { accounts: SellerAccountFragment[]; banks: BankFragment[] } | null;
  failed: boolean;
  refetch: () => void;
} {
  const { data, error, refetch } = useTransferChoicesQuery();
  const choices = data && {
    accounts: payableFirst(
      data.paymentChannels.items.filter(({ paymentMethod }) => channelTypeOf(paymentMethod.name) === 'Transfer'),
    ),
    banks: otherLast(data.institutes),
  };
  return { choices: choices ?? null, failed: Boolean(error && !data), refetch: () => void refetch() };
}

/** Sorts accounts whose QR the customer can scan before those whose number must be typed. */
function payableFirst(accounts: readonly SellerAccountFragment[]): SellerAccountFragment[] {
  return [...accounts].sort((a, b) => Number(isPayable(b)) - Number(isPayable(a)));
}
