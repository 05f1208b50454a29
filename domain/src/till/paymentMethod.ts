import type { Satang } from '../money/money.ts';
import type { ChannelType } from './paymentPayload.ts';

const NAMES: Readonly<Record<string, ChannelType>> = {
  cash: 'Cash',
  'credit / debit card': 'Credit-Debit',
  'credit-debit': 'Credit-Debit',
  transfer: 'Transfer',
  other: 'Other',
};

/** Returns the kind of tender behind a payment method's name; null for an unknown name (CHAN-20). */
export function channelTypeOf(methodName: string): ChannelType | null {
  return NAMES[methodName.trim().toLowerCase()] ?? null;
}

/** CHAN-14, OP-16 Whether a tender fits the amount due: a bill of 0 is settled as Other only. */
export function isChannelTypeEnabled(type: ChannelType, amountDue: Satang): boolean {
  return amountDue > 0 || type === 'Other';
}

/** CHAN-03 Whether the tiles Split and Other appear. */
export function hasSplitAndOther(availableMethods: number): boolean {
  return availableMethods > 1;
}
