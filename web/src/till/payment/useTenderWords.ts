import type { ChannelType, PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import { useListedName, useTenderName } from '../../sale/useTenderName.ts';
import { usePaymentMessages } from './messages.ts';

const KEYS = {
  Cash: 'channels.cash',
  'Credit-Debit': 'channels.card',
  Transfer: 'channels.transfer',
  Other: 'channels.other',
} as const satisfies Record<ChannelType, string>;

/** Returns functions that name kinds of tender, banks and cards. */
export function useTenderWords() {
  const t = usePaymentMessages();
  const tenderName = useTenderName();
  return {
    kind: (type: ChannelType) => t(KEYS[type]),
    listed: useListedName(),
    tender: ({ type, institute_name, card_name }: PaymentPayloadChannel) =>
      tenderName(t(KEYS[type]), institute_name, card_name),
  };
}
