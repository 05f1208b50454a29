import { toBaht } from '@taem/domain/money/money.ts';
import type { PricedBasket, PricingRules } from '@taem/domain/till/pricing.ts';
import { othersThan, type WhatIfDraft } from '@taem/domain/till/whatIf.ts';
import type { WhatIfExample, WhatIfMiss, WhatIfSums, WhatIfTier } from '@taem/domain/till/whatIfFigures.ts';
import { WEEKDAY_NAMES } from '../../database/weekdaySql.ts';
import type { PastPeriod } from './readPastSales.ts';
import type { Replay } from './replaySales.ts';

/** Returns the result in wire form: amounts in baht, for the examined sales. */
export function whatIfRecord(
  { from, to }: PastPeriod,
  draft: WhatIfDraft,
  rules: PricingRules,
  { total, oneIn, figures }: Replay,
): Record<string, unknown> {
  const chosen = draft.kind === 'tier' ? null : draft.chosen;
  const others = chosen ? othersThan(chosen, rules) : (rules.automatic ?? []);
  return {
    from,
    to,
    total,
    one_in: oneIn,
    is_automatic: chosen?.byItself === true,
    automatic_offers: others.length,
    ...sums(figures),
    members: figures.members,
    members_touched: figures.membersTouched,
    given: { ...figures.given, discount: toBaht(figures.given.discount) },
    priced_differently: figures.pricedDifferently,
    tiers: figures.tiers.map(tier),
    weekdays: figures.weekdays.map((day) => ({ weekday: WEEKDAY_NAMES[day.weekday - 1], ...sums(day) })),
    misses: figures.misses.map(miss),
    examples: figures.examples.map(example),
  };
}

function sums({ sales, touched, discount, points }: WhatIfSums) {
  return { sales, touched, discount: toBaht(discount), points };
}

function tier({ customerType, tier: found, ...figures }: WhatIfTier) {
  return { customer_type: customerType, tier_id: found?.id ?? null, tier_name: found?.name ?? null, ...sums(figures) };
}

function miss({ reason, conditionId, sales, example: { sale, outcome } }: WhatIfMiss) {
  const { required, actual, about } = outcome.notMet ?? {};
  return {
    reason,
    condition_id: conditionId,
    about: about ?? null,
    required: required ?? null,
    actual: actual ?? null,
    sales,
    example: example({ sale, outcome }),
  };
}

function example({ sale, outcome }: WhatIfExample) {
  return {
    transaction_id: sale.id,
    transaction_no: sale.transactionNo,
    business_date: sale.day,
    customer_type: sale.memberId ? 'Member' : 'Guest',
    tier_name: sale.tier?.name ?? null,
    without: bill(outcome.before),
    with: bill(outcome.with),
    discount: toBaht(outcome.discount),
    points: outcome.points,
    trace: outcome.with.trace,
  };
}

function bill({ totalPayment, amountDue, earnPoints }: PricedBasket) {
  return { total_payment: toBaht(totalPayment), amount_due: toBaht(amountDue), earn_points: earnPoints };
}
