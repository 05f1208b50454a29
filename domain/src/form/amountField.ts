import { z } from 'zod';
import { fromBaht, isBaht, type Satang } from '../money/money.ts';
import { typedNumber } from '../money/typedNumber.ts';
import { FORM_MESSAGES } from './messages.ts';

/** An amount in baht as typed, not negative and with at most two decimals, read as satang. */
export function amountField({ required = FORM_MESSAGES.required as string, max = Number.MAX_SAFE_INTEGER } = {}) {
  return z.union([z.string(), z.number()], { error: required }).transform((typed, context): Satang => {
    const text = typeof typed === 'string' ? typedNumber(typed) : typed;
    if (isBaht(text)) {
      const amount = fromBaht(text);
      if (amount >= 0 && amount <= max) return amount;
    }
    context.addIssue({ code: 'custom', message: text === '' ? required : FORM_MESSAGES.number });
    return z.NEVER;
  });
}
