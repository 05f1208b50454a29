import { z } from 'zod';
import { type Satang, toBaht } from '../money/money.ts';
import { readAmount } from '../reading/amount.ts';
import type { FaultCode } from '../reading/words.ts';
import { FORM_MESSAGES, leastMessage, mostMessage } from './messages.ts';

/** Reads a typed amount in baht, not negative and with at most two decimals, read as satang. */
export function amountField({ required = FORM_MESSAGES.required as string, max = Number.MAX_SAFE_INTEGER } = {}) {
  return z.union([z.string(), z.number()], { error: required }).transform((typed, context): Satang => {
    const read = readAmount(writtenOut(typed));
    const problem = 'fault' in read ? wordsOf(read.fault.code) : problemOf(read.value, required, max);
    if (!('fault' in read) && read.value !== null && problem === null) return read.value;
    context.addIssue({ code: 'custom', message: problem ?? required });
    return z.NEVER;
  });
}

/** Reads an optional amount; empty becomes null. */
export function optionalAmount(limits: { max?: number } = {}) {
  const isEmpty = (typed: unknown) => typed === undefined || (typeof typed === 'string' && typed.trim() === '');
  return z.preprocess((typed) => (isEmpty(typed) ? null : typed), amountField(limits).nullable());
}

/** JavaScript writes very large numbers with an exponent, which is not readable as an amount. */
const writtenOut = (typed: string | number): string =>
  typeof typed === 'number' && Math.abs(typed) >= 1e15
    ? typed.toLocaleString('en', { useGrouping: false })
    : `${typed}`;

function problemOf(amount: Satang | null, required: string, max: number): string | null {
  if (amount === null) return required;
  if (amount < 0) return leastMessage(0);
  return amount > max ? mostMessage(toBaht(max as Satang)) : null;
}

function wordsOf(code: FaultCode): string {
  if (code === 'TOO_MANY_DECIMALS') return FORM_MESSAGES.twoDecimals;
  return code === 'OUT_OF_RANGE' ? FORM_MESSAGES.tooLarge : FORM_MESSAGES.number;
}
