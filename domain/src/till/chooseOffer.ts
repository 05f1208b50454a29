import { mayApplyByItself, type OfferKind, offerKind } from '../loyalty/offerKind.ts';
import { type Satang, subtract, toBaht } from '../money/money.ts';
import { applyOffer } from './applyOffer.ts';
import { earnPoints } from './earnPoints.ts';
import type { ChosenOffer, PricingOffer, TraceEntry } from './pricing.ts';
import { addReason, type PricingDraft } from './pricingDraft.ts';

/** The number of offers, for each place, that "why" explains one by one; the others are only counted. */
const MAX_EXPLAINED = 5;

/** The effect that an offer would have in its place. */
interface Candidate {
  offer: PricingOffer;
  /** null if the bill accepts the offer. */
  refusal: TraceEntry | null;
  off: Satang;
  points: number;
}

/**
 * Returns the offer in a place of the bill: the cashier's choice, or else the automatic offer that is best for the
 * customer. The best takes most off; among equals, the one that gives more points, then the one that ends first, then
 * the one with the lower id.
 */
export function chooseOffer(draft: PricingDraft, place: OfferKind): ChosenOffer | null {
  const { basket, rules } = draft;
  if (basket[place] || !rules.automatic || (place === 'offer' && !basket.member)) return basket[place];
  const standing = rules.automatic.filter(
    (offer) => mayApplyByItself(offer) && offerKind(offer.items, rules.coupons) === place,
  );
  if (standing.length === 0) return null;
  if (basket.declined?.includes(place)) {
    addReason(draft, 'AUTOMATIC_DECLINED', { source: place });
    return null;
  }
  const candidates = standing.map((offer) => tryOffer(draft, place, offer));
  const fitting = candidates.filter(({ refusal }) => refusal === null).sort(betterFirst);
  const [best] = fitting;
  const taken = best && isWorth(best) ? best : null;
  explain(draft, place, { taken, fitting, candidates });
  return taken && { offer: taken.offer, customValue: null, byItself: true };
}

/** Applies the offer to a copy of the bill. */
function tryOffer(draft: PricingDraft, place: OfferKind, offer: PricingOffer): Candidate {
  const copy: PricingDraft = {
    ...draft,
    deductions: [],
    pendingEarns: [...draft.pendingEarns],
    refusals: [],
    trace: [],
  };
  applyOffer(copy, place, { offer, customValue: null });
  const points = copy.pendingEarns.length > draft.pendingEarns.length ? pointsOf(copy, draft) : 0;
  const refusal = copy.refusals.length > 0 ? (copy.trace.at(-1) ?? null) : null;
  return { offer, refusal, off: subtract(draft.remaining, copy.remaining), points };
}

/** Counts the points that the offer adds to those earned on the amount that it leaves. */
function pointsOf(copy: PricingDraft, { pendingEarns }: PricingDraft): number {
  const earned = (draft: PricingDraft) => earnPoints(draft, 0).at(-1)?.after ?? 0;
  return earned(copy) - earned({ ...copy, pendingEarns, refusals: [], trace: [] });
}

const isWorth = ({ off, points }: Candidate) => off > 0 || points > 0;

/** Sorts after every moment. */
const NEVER = '~';
const endOf = ({ terms }: PricingOffer) => terms?.until ?? NEVER;

function betterFirst(one: Candidate, other: Candidate): number {
  if (one.off !== other.off) return other.off - one.off;
  if (one.points !== other.points) return other.points - one.points;
  const [end, otherEnd] = [endOf(one.offer), endOf(other.offer)];
  if (end !== otherEnd) return end < otherEnd ? -1 : 1;
  return one.offer.id < other.offer.id ? -1 : 1;
}

/** Adds to the trace which offers were considered and why the others are not on the bill; the closest first. */
function explain(
  draft: PricingDraft,
  source: OfferKind,
  { taken, fitting, candidates }: { taken: Candidate | null; fitting: Candidate[]; candidates: Candidate[] },
): void {
  const nameOf = ({ offer: { id, name } }: Candidate) => ({ source, sourceId: id, name });
  if (taken) addReason(draft, 'AUTOMATIC_TAKEN', nameOf(taken));
  const less = fitting
    .filter((each) => each !== taken)
    .map((each): TraceEntry => {
      const params = { ...nameOf(each), amount: toBaht(each.off), points: each.points };
      return { code: 'AUTOMATIC_LESS', params };
    });
  const refused = candidates.flatMap(({ refusal }) => refusal ?? []);
  const outside = ({ code }: TraceEntry) => code === 'OFFER_TERM_NOT_MET' || code === 'OFFER_LIMIT_REACHED';
  const others = [...less, ...refused.filter((each) => !outside(each)), ...refused.filter(outside)];
  draft.trace.push(...others.slice(0, MAX_EXPLAINED));
  const count = others.length - MAX_EXPLAINED;
  if (count > 0) addReason(draft, 'AUTOMATIC_OTHERS', { source, count });
}
