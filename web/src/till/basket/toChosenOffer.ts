import type { NamedGoods, OfferGoods } from '@taem/domain/loyalty/offerGoods.ts';
import { pricedLimits } from '@taem/domain/loyalty/offerLimits.ts';
import type { OfferTerms } from '@taem/domain/loyalty/offerTerms.ts';
import type { ChosenOffer } from '@taem/domain/till/pricing.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';

/** Returns the parts of an offer that the basket stores: only what the price depends on. */
export function toChosenOffer(
  { id, name, hasAuthorizePin, conditions, items, terms, goods, ...limits }: TillOfferFragment,
  customValue: number | null,
): ChosenOffer {
  return {
    offer: {
      id,
      name,
      hasAuthorizePin,
      conditions: conditions.map(({ conditionId, value }) => ({ conditionId, value })),
      items: items.map(({ couponId, value }) => ({ couponId, value })),
      ...(terms && { terms: termsOf(terms) }),
      ...(goods && { goods: goodsOf(goods) }),
      ...limitsOf(limits),
    },
    customValue,
  };
}

function termsOf(terms: NonNullable<TillOfferFragment['terms']>): OfferTerms {
  const { from = null, until = null, weekdays, fromHour = null, untilHour = null, branchIds, tierIds } = terms;
  return { from, until, weekdays, fromHour, untilHour, branchIds, tierIds };
}

export const limitsOf = (offer: Pick<TillOfferFragment, 'limitPerMember' | 'limitPerDay' | 'limitInAll'>) =>
  pricedLimits({
    limit_per_member: offer.limitPerMember ?? null,
    limit_per_day: offer.limitPerDay ?? null,
    limit_in_all: offer.limitInAll ?? null,
  });

export function goodsOf(goods: NonNullable<TillOfferFragment['goods']>): OfferGoods {
  const { groupOf = null, benefits = null, otherParts } = goods;
  return {
    ...{ ...namesOf(goods), groupOf, benefits },
    ...(otherParts.length > 0 && {
      otherParts: otherParts.map((part) => ({ ...namesOf(part), pieces: part.pieces })),
    }),
  };
}

function namesOf({ productIds, categoryIds, subCategoryIds = [] }: NamedGoods): NamedGoods {
  return { productIds, categoryIds, ...(subCategoryIds.length > 0 && { subCategoryIds }) };
}
