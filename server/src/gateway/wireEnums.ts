import type { ChannelType, GuestPayload } from '@taem/domain/till/paymentPayload.ts';
import type { AgeRange, Language, PaymentChannelType } from '../generated/schema.ts';

/** Enums that the wire spells in a way GraphQL names cannot. */
export const CHANNEL_TYPE_TO_WIRE: Readonly<Record<PaymentChannelType, ChannelType>> = {
  CASH: 'Cash',
  CREDIT_DEBIT: 'Credit-Debit',
  TRANSFER: 'Transfer',
  OTHER: 'Other',
};

export const AGE_RANGE_TO_WIRE: Readonly<Record<AgeRange, NonNullable<GuestPayload['age']>>> = {
  AGE_1_12: '1-12',
  AGE_13_24: '13-24',
  AGE_25_60: '25-60',
  AGE_OVER_60: 'Over 60',
};

const LOCALES: Readonly<Record<Language, string>> = { TH: 'th-TH', EN: 'en-US' };

export const localeOf = (language: Language = 'TH'): string => LOCALES[language];

export function inverted<Key extends string>(table: Readonly<Record<Key, string>>): Readonly<Record<string, Key>> {
  return Object.fromEntries((Object.keys(table) as Key[]).map((key) => [table[key], key]));
}
