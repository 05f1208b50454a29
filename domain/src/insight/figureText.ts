import { formatCount, withMinus } from '../money/formatNumber.ts';

const UNITS = [
  { limit: 1e12, suffix: 'T' },
  { limit: 1e9, suffix: 'B' },
  { limit: 1e6, suffix: 'M' },
  { limit: 1e3, suffix: 'K' },
] as const;

/** BI-32 Abbreviates a number for a chart: `950`, `1.5K`, `12M`, `3.2B`, `1T`. */
export function abbreviateNumber(value: number): string {
  const size = Math.abs(value);
  // A number that would round up to a thousand of a unit uses the next unit: 999,950 is 1M, not 1000K.
  const unit = UNITS.find(({ limit }) => size >= limit - limit / 20_000);
  if (!unit) return formatCount(value);
  return withMinus(`${Math.round((value / unit.limit) * 10) / 10}${unit.suffix}`);
}

/** BI-31, OP-25 Formats the change from the previous period in whole percent; `-` if that was 0. */
export function percentChange(current: number, before: number): string {
  return before === 0 ? '-' : withMinus(`${Math.round(((current - before) / before) * 100)}%`);
}

/** Formats a share in whole percent; a small one is `<1%`, never 0. */
export function formatShare(percent: number): string {
  const whole = Math.round(percent);
  return percent > 0 && whole === 0 ? '<1%' : `${whole}%`;
}

/**
 * BI-31 Returns the shares of members and walk-ins in whole percent, which always add up to 100; both 0 if nothing was
 * sold.
 */
export function memberShare(member: number, walkIn: number): { member: number; walkIn: number } {
  const total = member + walkIn;
  if (total === 0) return { member: 0, walkIn: 0 };
  const share = Math.round((member / total) * 100);
  return { member: share, walkIn: 100 - share };
}
