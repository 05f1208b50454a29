import { add, type Satang, subtract, ZERO } from '../money/money.ts';
import { weekdayIndex } from '../time/calendar.ts';
import type { PointRates } from './pricing.ts';
import type { PastSale, WhatIfOutcome, WhatIfReason } from './whatIf.ts';

/** The number of examples, of the sales that a draft would have given most to. */
const MAX_EXAMPLES = 10;

/** Sums over the examined sales. */
export interface WhatIfSums {
  /** Examined sales. */
  sales: number;
  /** Sales that the draft would have changed. */
  touched: number;
  /** Less to pay, in total. */
  discount: Satang;
  /** More points, in total; below 0 if lower amounts lose more points than the draft gives. */
  points: number;
}

/** Sums for one tier, for members without one (`tier` null), or for guests. */
export interface WhatIfTier extends WhatIfSums {
  customerType: 'Member' | 'Guest';
  tier: PastSale['tier'];
}

/** One sale with the effect that the draft would have had on it. */
export interface WhatIfExample {
  sale: PastSale;
  outcome: WhatIfOutcome;
}

/** The number of sales that the draft would not have changed for one reason. */
export interface WhatIfMiss {
  reason: WhatIfReason;
  /** The condition, if one was not met. */
  conditionId: string | null;
  sales: number;
  /** The sale that came closest to the condition; else the latest. */
  example: WhatIfExample;
}

/** The effect that a draft would have had on the examined sales. */
export interface WhatIfFigures extends WhatIfSums {
  /** The number of members who bought, and of those for whom the draft would have changed something. */
  members: number;
  membersTouched: number;
  tiers: readonly WhatIfTier[];
  /** 1 to 7 from Sunday. */
  weekdays: readonly (WhatIfSums & { weekday: number })[];
  /** Most frequent first. */
  misses: readonly WhatIfMiss[];
  /** Highest value first: the discount, plus points by their value as cash. */
  examples: readonly WhatIfExample[];
  /** What the rule that is being changed gave on these sales; 0 for a new one. */
  given: { sales: number; discount: Satang; points: number };
  /** Sales whose amount or points differ today even without the draft: rates or automatic offers have changed since. */
  pricedDifferently: number;
}

/** Adds up the effect of a draft, sale by sale; the figures can be read at any time. */
export class WhatIfCount {
  private readonly rates: PointRates;
  private readonly all = sums();
  private readonly members = new Set<string>();
  private readonly membersTouched = new Set<string>();
  private readonly tiers = new Map<string, WhatIfTier>();
  private readonly weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...sums() }));
  private readonly misses = new Map<string, WhatIfMiss>();
  private readonly examples: (WhatIfExample & { worth: number })[] = [];
  private readonly given: { sales: number; discount: Satang; points: number } = { sales: 0, discount: ZERO, points: 0 };
  private pricedDifferently = 0;

  constructor(rates: PointRates) {
    this.rates = rates;
  }

  add(sale: PastSale, outcome: WhatIfOutcome): void {
    for (const part of [this.all, this.tierOf(sale), this.weekdays[weekdayIndex(sale.day) - 1]]) {
      if (part) count(part, outcome);
    }
    if (sale.memberId) this.members.add(sale.memberId);
    this.compare(sale, outcome);
    if (outcome.reason) this.miss(sale, outcome, outcome.reason);
    else this.touch(sale, outcome);
  }

  figures(): WhatIfFigures {
    return {
      ...this.all,
      members: this.members.size,
      membersTouched: this.membersTouched.size,
      tiers: [...this.tiers.values()].sort((a, b) => b.sales - a.sales),
      weekdays: this.weekdays,
      misses: [...this.misses.values()].sort((a, b) => b.sales - a.sales),
      examples: this.examples.map(({ sale, outcome }) => ({ sale, outcome })),
      given: this.given,
      pricedDifferently: this.pricedDifferently,
    };
  }

  private compare({ recorded }: PastSale, { asSold, without }: WhatIfOutcome): void {
    if (asSold.totalRevenue !== recorded.totalRevenue || asSold.earnPoints !== recorded.earnPoints) {
      this.pricedDifferently += 1;
    }
    const discount = subtract(without.amountDue, asSold.amountDue);
    const points = asSold.earnPoints - without.earnPoints;
    if (discount === 0 && points === 0) return;
    this.given.sales += 1;
    this.given.discount = add(this.given.discount, discount);
    this.given.points += points;
  }

  private tierOf({ memberId, tier }: PastSale): WhatIfTier {
    const key = memberId ? (tier?.id ?? 'none') : 'guest';
    const existing = this.tiers.get(key);
    if (existing) return existing;
    const created: WhatIfTier = { customerType: memberId ? 'Member' : 'Guest', tier, ...sums() };
    this.tiers.set(key, created);
    return created;
  }

  private miss(sale: PastSale, outcome: WhatIfOutcome, reason: WhatIfReason): void {
    const conditionId = typeof outcome.notMet?.conditionId === 'string' ? outcome.notMet.conditionId : null;
    const key = `${reason} ${conditionId}`;
    const existing = this.misses.get(key);
    const example = { sale, outcome };
    if (!existing) {
      this.misses.set(key, { reason, conditionId, sales: 1, example });
      return;
    }
    const isCloser = shortOf(outcome) < shortOf(existing.example.outcome);
    this.misses.set(key, {
      ...existing,
      sales: existing.sales + 1,
      example: isCloser || conditionId === null ? example : existing.example,
    });
  }

  private touch(sale: PastSale, outcome: WhatIfOutcome): void {
    if (sale.memberId) this.membersTouched.add(sale.memberId);
    const worth = outcome.discount + Math.max(0, outcome.points) * worthOfPoint(this.rates);
    const place = this.examples.findIndex((example) => worth > example.worth);
    this.examples.splice(place < 0 ? this.examples.length : place, 0, { sale, outcome, worth });
    this.examples.length = Math.min(this.examples.length, MAX_EXAMPLES);
  }
}

/** Returns the value of a point as cash, in satang with a fraction; only used to order the examples. */
function worthOfPoint({ redeemCash, redeemPoint }: PointRates): number {
  return redeemPoint > 0 ? redeemCash / redeemPoint : 0;
}

/** Returns how far the bill was from the condition; infinity if that is not a figure. */
function shortOf({ notMet }: WhatIfOutcome): number {
  const [required, actual] = [notMet?.required, notMet?.actual];
  if (typeof required !== 'number' || typeof actual !== 'number') return Number.POSITIVE_INFINITY;
  return Math.abs(required - actual);
}

function sums(): { -readonly [Name in keyof WhatIfSums]: WhatIfSums[Name] } {
  return { sales: 0, touched: 0, discount: ZERO, points: 0 };
}

function count(part: ReturnType<typeof sums>, { reason, discount, points }: WhatIfOutcome): void {
  part.sales += 1;
  if (reason) return;
  part.touched += 1;
  part.discount = add(part.discount, discount);
  part.points += points;
}
