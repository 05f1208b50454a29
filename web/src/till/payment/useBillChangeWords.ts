import { needsCustomValue, OFFER_KINDS } from '@taem/domain/loyalty/offerKind.ts';
import { negate } from '@taem/domain/money/money.ts';
import type { PricedBasket, PricingOffer, PricingRules } from '@taem/domain/till/pricing.ts';
import { useReversalWords } from '../../sale/reversal/useReversalWords.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useBenefitWords } from '../../sale/why/useBenefitWords.ts';
import { conditionSubject, useConditionWords } from '../../sale/why/useConditionWords.ts';
import type { OfferChange } from '../offers/refreshChosenOffers.ts';
import { useRefusalReason } from '../why/useRefusalReason.ts';
import { usePaymentMessages } from './messages.ts';
import type { BillChanges } from './refreshBill.ts';

/** Returns functions that describe every change of the bill in a sentence: the former value and the current one. */
export function useBillChangeWords() {
  const t = usePaymentMessages();
  const format = useFormat();
  const offerWords = useOfferChangeWords();
  const refusalReason = useRefusalReason();
  const reversalWords = useReversalWords();
  const exchangeWords = ({ of, before, now, refusals }: NonNullable<BillChanges['exchange']>): string[] => [
    ...refusals.map((refusal) => t('changed.exchangeRefused', { reason: reversalWords.planned(refusal, of) })),
    ...(before === now
      ? []
      : [t('changed.exchange', { before: format.money(negate(before)), now: format.money(negate(now)) })]),
  ];
  const changes = ({
    prices,
    gone,
    isEmptied,
    optionsGone,
    offers,
    unmet,
    points,
    exchange,
    beyond,
    rules,
  }: BillChanges): string[] => [
    ...(exchange ? exchangeWords(exchange) : []),
    ...beyond.map(({ refusal, priced }) => t('changed.beyond', { reason: refusalReason(refusal, priced) })),
    ...prices.map(({ name, before, now }) =>
      t('changed.price', { name, before: format.money(before), now: format.money(now) }),
    ),
    ...gone.map(({ productName, qty }) =>
      t(isEmptied ? 'changed.allGone' : 'changed.gone', { name: productName, qty: format.count(qty ?? 0) }),
    ),
    ...optionsGone.map((line) => t('changed.optionGone', line)),
    ...offers.map((change) => offerWords(change, rules)),
    ...unmet.map(({ refusal, priced }) =>
      t('changed.unmet', { name: String(refusal.params.name ?? ''), reason: refusalReason(refusal, priced) }),
    ),
    ...(points
      ? [
          t('changed.points', {
            before: format.count(points.before),
            now: format.count(points.now),
            balance: format.count(points.balance),
          }),
        ]
      : []),
  ];
  /** Describes changes of the automatic offers. */
  const byItself = (before: PricedBasket['given'], now: PricedBasket['given']): string[] =>
    OFFER_KINDS.flatMap((place) => {
      const [was, is] = [before, now].map((given) => (given[place]?.byItself ? given[place].offer : null));
      if (was?.id === is?.id) return [];
      const key = !is ? 'changed.itselfGone' : was ? 'changed.itselfOther' : 'changed.itselfNew';
      return [t(key, { before: was?.name ?? '', now: is?.name ?? '' })];
    });
  return Object.assign(changes, { byItself });
}

function useOfferChangeWords() {
  const t = usePaymentMessages();
  const benefitWords = useBenefitWords();
  const conditionWords = useConditionWords();
  const termsOf = ({ items, conditions }: PricingOffer, rules: PricingRules): string => {
    const gives = needsCustomValue(items) ? [] : items.map((item) => benefitWords.benefit(item, rules));
    const asks = conditions.map(({ conditionId, value }) => {
      const named = rules.conditions.get(conditionId);
      return conditionWords(conditionSubject(named), value, named?.name ?? conditionId);
    });
    return [...gives, ...asks].join(', ');
  };
  return ({ before, now }: OfferChange, rules: PricingRules): string => {
    if (!now) return t('changed.offerGone', { name: before.name });
    const [was, is] = [termsOf(before, rules), termsOf(now, rules)];
    if (was === is && before.name === now.name) return t('changed.offerTerms', { name: now.name });
    if (was === is) return t('changed.offerName', { before: before.name, now: now.name });
    return t('changed.offer', { name: now.name, before: was, now: is });
  };
}
