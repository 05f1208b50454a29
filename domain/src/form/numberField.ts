import { z } from 'zod';
import { decimal } from '../money/decimal.ts';
import { readNumber } from '../reading/amount.ts';
import { valueOr } from '../reading/reading.ts';
import { FORM_MESSAGES, leastMessage, mostMessage } from './messages.ts';

interface NumberRule {
  required?: string;
  min?: number;
  max?: number;
  /** Decimals allowed; 0 for whole numbers. */
  decimals?: number;
}

const LARGEST = 99_999_999_999.99;

/** Reads a required number, typed as text or number; 0 counts as filled in. */
export function requiredNumber(rule: NumberRule = {}) {
  const optional = optionalNumber(rule);
  return optional.transform((value, context) => {
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: rule.required ?? FORM_MESSAGES.required });
    return z.NEVER;
  });
}

/** Reads an optional number; empty becomes null. */
export function optionalNumber({ min = 0, max = LARGEST, decimals = 2 }: NumberRule = {}) {
  return z
    .union([z.string(), z.number()], { error: FORM_MESSAGES.number })
    .nullish()
    .transform((typed, context) => {
      const read = readNumber(String(typed ?? ''));
      if (!('fault' in read) && read.value === null) return null;
      const text = valueOr(read, '') ?? '';
      const fraction = new RegExp(`^[+-]?\\d+(\\.\\d{1,${Math.max(1, decimals)}})?$`);
      const value = decimal(text) && fraction.test(text) ? Number(text) : Number.NaN;
      const problem = problemOf(value, { min, max, decimals });
      if (problem === null) return value;
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    });
}

function problemOf(
  value: number,
  { min, max, decimals }: { min: number; max: number; decimals: number },
): string | null {
  if (Number.isNaN(value)) return FORM_MESSAGES.number;
  if (value < min) return leastMessage(min);
  if (value > max) return mostMessage(max);
  return decimals > 0 || Number.isInteger(value) ? null : FORM_MESSAGES.wholeNumber;
}
