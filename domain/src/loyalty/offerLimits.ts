/** How often an offer may be given; null if that is not limited. */
export interface OfferLimits {
  /** To one member. */
  perMember: number | null;
  /** On one business day, by the clock of the branch that sells, in all branches together. */
  perDay: number | null;
  inAll: number | null;
}

/** How often an offer was given on sales that are not void: to this member, on this day and in total. */
export interface OfferUses {
  ofMember: number;
  ofDay: number;
  inAll: number;
}

/** The limits that keep an offer off a bill; NEEDS_MEMBER because uses of a guest cannot be counted. */
export const REACHED_LIMITS = ['NEEDS_MEMBER', 'PER_MEMBER', 'PER_DAY', 'IN_ALL'] as const;
export type ReachedLimit = (typeof REACHED_LIMITS)[number];

/** Returns the first limit that is reached, and how many uses it allows; null if the offer may be used once more. */
export function reachedLimit(
  limits: OfferLimits,
  uses: OfferUses,
  hasMember: boolean,
): { limit: ReachedLimit; times: number } | null {
  const { perMember, perDay, inAll } = limits;
  if (inAll !== null && uses.inAll >= inAll) return { limit: 'IN_ALL', times: inAll };
  if (perDay !== null && uses.ofDay >= perDay) return { limit: 'PER_DAY', times: perDay };
  if (perMember === null) return null;
  if (!hasMember) return { limit: 'NEEDS_MEMBER', times: perMember };
  return uses.ofMember >= perMember ? { limit: 'PER_MEMBER', times: perMember } : null;
}

/** Returns how often an offer may still be used; without a member, the limit per member counts as unused. */
export function usesLeft({ perMember, perDay, inAll }: OfferLimits, uses: OfferUses): number {
  const left = [
    [perMember, uses.ofMember],
    [perDay, uses.ofDay],
    [inAll, uses.inAll],
  ].map(([most, used]) => (most == null ? Number.POSITIVE_INFINITY : Math.max(0, most - (used ?? 0))));
  return Math.min(...left);
}

/** The columns of an offer that limit it. */
export interface LimitColumns {
  limit_per_member?: number | null;
  limit_per_day?: number | null;
  limit_in_all?: number | null;
}

/** Returns `{ limits }` if at least one of the columns is set, otherwise `{}`. */
export function pricedLimits(columns: LimitColumns): { limits?: OfferLimits } {
  const { limit_per_member: perMember = null, limit_per_day: perDay = null, limit_in_all: inAll = null } = columns;
  return perMember === null && perDay === null && inAll === null ? {} : { limits: { perMember, perDay, inAll } };
}
