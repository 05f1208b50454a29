import { areNoTerms, NO_TERMS, type OfferTerms } from './offerTerms.ts';
import { uniqueIds } from './uniqueIds.ts';

/** Terms on the wire and in the database. Empty fields may be absent. */
export interface WireTerms {
  from?: string | null;
  until?: string | null;
  weekdays?: readonly number[] | null;
  from_hour?: string | null;
  until_hour?: string | null;
  branch_ids?: readonly string[] | null;
  tier_ids?: readonly string[] | null;
}

export function readOfferTerms(wire: WireTerms): OfferTerms {
  return {
    from: wire.from ?? NO_TERMS.from,
    until: wire.until ?? NO_TERMS.until,
    weekdays: wire.weekdays ?? [],
    fromHour: wire.from_hour ?? null,
    untilHour: wire.until_hour ?? null,
    branchIds: wire.branch_ids ?? [],
    tierIds: wire.tier_ids ?? [],
  };
}

/** Writes all terms as they are stored; null if they restrict nothing. */
export function writeOfferTerms(terms: OfferTerms): Required<WireTerms> | null {
  if (areNoTerms(terms)) return null;
  return {
    from: terms.from,
    until: terms.until,
    weekdays: [...new Set(terms.weekdays)].sort(),
    from_hour: terms.fromHour,
    until_hour: terms.untilHour,
    branch_ids: uniqueIds(terms.branchIds),
    tier_ids: uniqueIds(terms.tierIds),
  };
}

/** Returns `{ terms }` for an offer with terms, `{}` for one that always holds. */
export function pricedTerms(wire: WireTerms | null | undefined): { terms?: OfferTerms } {
  return wire ? { terms: readOfferTerms(wire) } : {};
}
