import { randomUUID } from 'node:crypto';
import {
  CONFIRMATION_SIGNATURE,
  CONFIRMATION_STAMP,
  type PaymentConfirmation,
} from '@taem/domain/till/paymentConfirmation.ts';
import { signConfirmation } from '../http/bankAccount.ts';

/** The credentials that an account's form gives to its bank. */
export interface BankAccount {
  account: string;
  secret: string;
}

/** A payment at the bank; its reference and time are generated unless given. */
export type SimulatedPayment = Pick<PaymentConfirmation, 'ref1' | 'ref2' | 'amount'> & Partial<PaymentConfirmation>;

export interface SignedRequest {
  headers: Record<string, string>;
  body: string;
}

/** Returns what a bank sends: the body, and the headers that sign it at this moment (milliseconds). */
export function signedConfirmation(
  { account, secret }: BankAccount,
  payment: SimulatedPayment,
  now = Date.now(),
): SignedRequest {
  const reference = `SIM${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const body = JSON.stringify({ account, reference, paid_at: new Date(now).toISOString(), ...payment });
  const stamp = String(Math.floor(now / 1000));
  return {
    headers: {
      'content-type': 'application/json',
      [CONFIRMATION_STAMP]: stamp,
      [CONFIRMATION_SIGNATURE]: signConfirmation(secret, stamp, body),
    },
    body,
  };
}

/** Sends it to a gateway, whose address ends with /v3.0. */
export async function sendConfirmation(
  gatewayUrl: string,
  account: BankAccount,
  payment: SimulatedPayment,
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${gatewayUrl}/payments/confirmations`, {
    method: 'POST',
    ...signedConfirmation(account, payment),
  });
  return { status: answer.status, body: await answer.json() };
}
