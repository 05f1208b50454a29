import { z } from 'zod';
import { MAX_BILL } from '../limits.ts';
import { amount } from './paymentFields.ts';

/** Headers of a bank's confirmation: the time in seconds since the epoch, and the signature over it and the body. */
export const CONFIRMATION_STAMP = 'x-taem-timestamp';
export const CONFIRMATION_SIGNATURE = 'x-taem-signature';
/** How far the time stamp may be from the gateway's clock, in either direction. */
export const CONFIRMATION_WINDOW_MS = 5 * 60 * 1000;

/** The text that is signed. */
export const signedText = (stamp: string, body: string): string => `${stamp}.${body}`;

/** The meaning of a bank's confirmation when it arrived. The money was received in every case, so each is recorded. */
export const CONFIRMATION_OUTCOMES = [
  /** No sale has these references yet: the till that displays the QR sees it, and the sale takes it over. */
  'AWAITING_SALE',
  /** The sale was recorded before: its transfer is confirmed now. */
  'SALE_CONFIRMED',
  /** The sale has a transfer to this account, but not of this amount. */
  'OTHER_AMOUNT',
  /** The sale's transfer is confirmed already: the customer paid twice. */
  'PAID_TWICE',
  /** The sale was paid in another way. */
  'PAID_OTHERWISE',
  /** The sale is void. */
  'SALE_VOIDED',
  /** No branch of the merchant has this first reference. */
  'UNKNOWN_REFERENCE',
] as const;
export type ConfirmationOutcome = (typeof CONFIRMATION_OUTCOMES)[number];

const reference = z.string().regex(/^[0-9A-Z]{1,20}$/, 'must be 1 to 20 capitals and digits');

/** The code by which a bank names the account: 43 characters, displayed in the shop's form. */
const ACCOUNT_CODE = /^[\w-]{43}$/;
export const isAccountCode = (text: unknown): text is string => typeof text === 'string' && ACCOUNT_CODE.test(text);

const offsetHours = (text: string): number => Number(/[+-]\d\d(?=:?\d\d$)/.exec(text.slice(10))?.[0] ?? 0);

/** A bank's message about received money. */
export const paymentConfirmationSchema = z.strictObject({
  account: z.string().regex(ACCOUNT_CODE, 'must be the code of an account').describe('The code of the account.'),
  reference: z
    .string()
    .regex(/^[0-9A-Za-z._/-]{1,64}$/, 'must be 1 to 64 letters, digits, dots, dashes and slashes')
    .describe("The bank's own reference of the payment, unique among the payments into the account."),
  amount: amount
    .min(0.01)
    .max(MAX_BILL / 100)
    .describe('Amount received, in baht.'),
  ref1: reference.describe('Reference 1 of the QR: the branch.'),
  ref2: reference.describe('Reference 2 of the QR: the bill.'),
  paid_at: z.iso
    .datetime({ offset: true, error: 'must be a moment with its zone, such as 2026-11-28T09:30:00+07:00' })
    // No time zone is more than 14 hours from UTC; the database reads offsets below 16.
    .refine((text) => Math.abs(offsetHours(text)) <= 14, 'must have a zone that there is')
    .refine((text) => Date.parse(text) > Date.UTC(2000), 'must be after the year 2000')
    .describe('When the customer paid.'),
});
export type PaymentConfirmation = z.output<typeof paymentConfirmationSchema>;
