import { isCouponType } from '@taem/domain/loyalty/offerKind.ts';
import { REACHED_LIMITS, type ReachedLimit } from '@taem/domain/loyalty/offerLimits.ts';
import { UNMET_TERMS, type UnmetTerm } from '@taem/domain/loyalty/offerTerms.ts';
import type { TraceCode, TraceEntry } from '@taem/domain/till/pricing.ts';
import { writtenMoment } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useFormat } from '../useFormat.ts';
import { useWhyMessages } from './messages.ts';
import { isAmount, isConditionSubject, useConditionWords } from './useConditionWords.ts';

/** The fact that decides between the singular and the plural of a sentence. */
const COUNTED: Partial<Record<TraceCode, string>> = {
  SUBTOTAL: 'qty',
  POINTS_REDEEMED: 'points',
  POINTS_ROUNDED_TO_RATIO: 'asked',
  POINTS_ABOVE_BALANCE: 'asked',
  OFFER_GOODS_NOT_MET: 'missing',
  AUTOMATIC_OTHERS: 'count',
  EARN_BASE: 'earnPoint',
  EARN_REWARD: 'value',
  EARN_ABOVE_SALE_LIMIT: 'points',
  EARN_ABOVE_MEMBER_LIMIT: 'points',
};
const BAHT_PARAMS: ReadonlySet<string> = new Set(['price', 'amount', 'wanted', 'most', 'taxed']);

/** Returns a function that words one reason as a sentence in the current language. */
export function useReasonText() {
  const t = useWhyMessages();
  const format = useFormat();
  const language = useLanguage();
  const conditionWords = useConditionWords();

  const benefitOf = (params: TraceEntry['params']): string => {
    const type = String(params.couponType ?? '');
    if (!isCouponType(type)) return t('privilege.unsupported', { type });
    return t(`privilege.${type}`, { value: format.decimal(Number(params.value)), count: Number(params.value) });
  };
  const conditionOf = (params: TraceEntry['params']): string => {
    const subject = isConditionSubject(params.about) ? params.about : null;
    return conditionWords(subject, Number(params.required), String(params.condition ?? ''));
  };
  const actualOf = (params: TraceEntry['params']): string => {
    const actual = Number(params.actual ?? 0);
    return isConditionSubject(params.about) && isAmount(params.about)
      ? `${format.baht(actual)} ${t('why.baht')}`
      : format.count(actual);
  };
  const text = ({ code, params }: TraceEntry, productName: string): string => {
    const formatted = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? numberOf(name, value) : value]),
    );
    const values = {
      ...formatted,
      name: productName || params.name || t(`why.source.${sourceOf(params)}`),
      benefit: benefitOf(params),
      actual: actualOf(params),
      count: Number(params[COUNTED[code] ?? ''] ?? 0),
      ...(code !== 'UNREADABLE_CONDITION' && { condition: conditionOf(params) }),
    };
    if (code === 'OFFER_TERM_NOT_MET' && isUnmetTerm(params.term)) {
      const { from, until } = params;
      return t(`why.term.${params.term}`, { ...values, from: momentText(from), until: momentText(until) });
    }
    if (code === 'OFFER_LIMIT_REACHED' && isReachedLimit(params.limit)) return t(`why.limit.${params.limit}`, values);
    if (code === 'AUTOMATIC_LESS') {
      const gives = Number(params.amount) > 0 ? '_amount' : Number(params.points) > 0 ? '_points' : '';
      return t(`why.AUTOMATIC_LESS${gives}`, values);
    }
    if (code === 'TIER_NONE' && params.guest === true) return t('why.TIER_NONE_guest', values);
    if (code === 'DEDUCTIONS_CAPPED' && params.goods === true) return t('why.DEDUCTIONS_CAPPED_goods', values);
    const sentence = t(`why.${code}`, values);
    const { pieces, goodsAmount, sets } = params;
    if (typeof pieces !== 'number' || typeof goodsAmount !== 'number') return sentence;
    const figures = { sentence, pieces: format.count(pieces), amount: format.baht(goodsAmount) };
    if (typeof sets !== 'number') return t('why.ofGoods', { ...figures, count: pieces });
    return t('why.ofSets', { ...figures, sets: format.count(sets), count: sets });
  };
  const momentText = (localTime: TraceEntry['params'][string] | undefined) =>
    typeof localTime === 'string' ? writtenMoment(localTime, language) : '';
  const numberOf = (name: string, value: number) =>
    BAHT_PARAMS.has(name) ? format.baht(value) : format.decimal(value);
  return Object.assign(text, { earned: () => t('why.earned') });
}

function isReachedLimit(limit: TraceEntry['params'][string] | undefined): limit is ReachedLimit {
  return REACHED_LIMITS.some((each) => each === limit);
}

function isUnmetTerm(term: TraceEntry['params'][string] | undefined): term is UnmetTerm {
  return UNMET_TERMS.some((each) => each === term);
}

function sourceOf(params: TraceEntry['params']): 'privilege' | 'discount' | 'offer' | 'points' {
  const { source } = params;
  return source === 'discount' || source === 'offer' || source === 'points' ? source : 'privilege';
}
