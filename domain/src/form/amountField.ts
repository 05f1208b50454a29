import { z } from 'zod';
import { fromBaht, MoneyError, type Satang, toBaht } from '../money/money.ts';
import { typedNumber } from '../money/typedNumber.ts';
import { FORM_MESSAGES, leastMessage, mostMessage } from './messages.ts';

/** An amount in baht as typed, not negative and with at most two decimals, read as satang. */
export function amountField({ required = FORM_MESSAGES.required as string, max = Number.MAX_SAFE_INTEGER } = {}) {
  return z.union([z.string(), z.number()], { error: required }).transform((typed, context): Satang => {
    const text = typeof typed === 'string' ? typedNumber(typed) : typed;
    try {
      const amount = fromBaht(text);
      if (amount >= 0 && amount <= max) return amount;
      const message = amount < 0 ? leastMessage(0) : mostMessage(toBaht(max as Satang));
      context.addIssue({ code: 'custom', message });
    } catch (error) {
      if (!(error instanceof MoneyError)) throw error;
      context.addIssue({ code: 'custom', message: text === '' ? required : WORDS[error.code] });
    }
    return z.NEVER;
  });
}

/** The same where it may stay empty; empty becomes null. */
export function optionalAmount(limits: { max?: number } = {}) {
  const isEmpty = (typed: unknown) => typed === undefined || (typeof typed === 'string' && typed.trim() === '');
  return z.preprocess((typed) => (isEmpty(typed) ? null : typed), amountField(limits).nullable());
}

const WORDS: Readonly<Record<MoneyError['code'], string>> = {
  NOT_A_NUMBER: FORM_MESSAGES.number,
  TOO_MANY_DECIMALS: FORM_MESSAGES.twoDecimals,
  OUT_OF_RANGE: FORM_MESSAGES.tooLarge,
};
