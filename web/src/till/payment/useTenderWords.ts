import { OTHER_INSTITUTE_NAME } from '@taem/domain/limits.ts';
import type { ChannelType, PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import { usePaymentMessages } from './messages.ts';

const KEYS = {
  Cash: 'channels.cash',
  'Credit-Debit': 'channels.card',
  Transfer: 'channels.transfer',
  Other: 'channels.other',
} as const satisfies Record<ChannelType, string>;

/** Kinds of tender, and banks and cards, in the words of the screen. */
export function useTenderWords() {
  const t = usePaymentMessages();
  /** The record that stands for all that are not listed has an English name in every shop (OP-49). */
  const listed = (name: string) => (name === OTHER_INSTITUTE_NAME ? t('channels.other') : name);
  return {
    kind: (type: ChannelType) => t(KEYS[type]),
    listed,
    /** `Card · Bank of Mango · Visa` */
    tender: ({ type, institute_name, card_name }: PaymentPayloadChannel) =>
      [t(KEYS[type]), ...[institute_name, card_name].filter((name) => name !== undefined).map(listed)].join(' · '),
  };
}
