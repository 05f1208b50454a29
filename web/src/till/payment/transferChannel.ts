import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import type { SlipReference } from '@taem/domain/till/slipReference.ts';
import type { BankFragment, SellerAccountFragment } from '../gql/graphql.ts';

/** Returns a transfer of this amount to this account, with the customer's bank if it is named, and the slip that was read. */
export function transferChannel(
  account: SellerAccountFragment,
  bank: BankFragment | null,
  amount: number,
  slip: SlipReference | null = null,
): PaymentPayloadChannel {
  const sender = bank && { institute_id: bank.id, institute_name: bank.name };
  return {
    type: 'Transfer',
    amount,
    ...(sender && { ...sender, sender }),
    payment_channel_id: account.id,
    ...(account.actionCode && { action_code: account.actionCode }),
    ...(slip && { slip }),
  };
}
