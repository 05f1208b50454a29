import { formatCount, withMinus } from '../money/formatNumber.ts';

const UNITS = [
  { limit: 1e12, suffix: 'T' },
  { limit: 1e9, suffix: 'B' },
  { limit: 1e6, suffix: 'M' },
  { limit: 1e3, suffix: 'K' },
] as const;

/** BI-32 A number short enough for a chart: `950`, `1.5K`, `12M`, `3.2B`, `1T`. */
export function abbreviateNumber(value: number): string {
  const size = Math.abs(value);
  // What would round up to a thousand of a unit is one of the next: 999,950 is 1M, not 1000K.
  const unit = UNITS.find(({ limit }) => size >= limit - limit / 20_000);
  if (!unit) return formatCount(value);
  return withMinus(`${Math.round((value / unit.limit) * 10) / 10}${unit.suffix}`);
}

/** BI-31, OP-25 Change against the period before as whole percent; `-` when there was nothing before. */
export function percentChange(current: number, before: number): string {
  return before === 0 ? '-' : withMinus(`${Math.round(((current - before) / before) * 100)}%`);
}

/** A share of a whole as whole percent; a small one is less than one, never none. */
export function formatShare(percent: number): string {
  const whole = Math.round(percent);
  return percent > 0 && whole === 0 ? '<1%' : `${whole}%`;
}

/** BI-31 Shares of members and walk-in in whole percent, together always 100; both 0 when nothing was sold. */
export function memberShare(member: number, walkIn: number): { member: number; walkIn: number } {
  const total = member + walkIn;
  if (total === 0) return { member: 0, walkIn: 0 };
  const share = Math.round((member / total) * 100);
  return { member: share, walkIn: 100 - share };
}
