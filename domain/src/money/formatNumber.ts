import type { Satang } from './money.ts';

// Digits, separators and the sign are the same in both languages. Building a formatter costs far more than using one.
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const TWO_DECIMALS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const DECIMALS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });

/** Replaces the hyphen by a minus sign, which screen readers read as one and at which no line breaks. */
export const withMinus = (written: string): string => written.replace('-', '−');

/** An amount as receipts and screens show it: `1,234.50`, always two decimals. */
export function formatMoney(amount: Satang): string {
  return formatTwoDecimals(amount / 100);
}

/** BI-32 Formats a count of points, pieces or bills, and a summary number: `1,234`, without decimals. */
export function formatCount(count: number): string {
  return withMinus(WHOLE.format(count === 0 ? 0 : count));
}

/** BI-31 Formats an amount in baht, or a figure with exactly two decimals, such as the average basket or the redeem rate. */
export function formatTwoDecimals(value: number): string {
  return withMinus(TWO_DECIMALS.format(value));
}

/** Formats a rate, percentage or factor with as many decimals as it has, ten at most. */
export function formatDecimal(value: number): string {
  return withMinus(DECIMALS.format(value));
}
