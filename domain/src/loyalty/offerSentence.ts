import { formatDecimal } from '../money/formatNumber.ts';
import type { Words } from '../record/words.ts';
import { type GoodsNames, goodsNames, goodsSentence, setSentence, small } from './goodsSentence.ts';
import type { OfferGoods } from './offerGoods.ts';
import type { OfferLimits } from './offerLimits.ts';
import type { OfferTerms } from './offerTerms.ts';
import { AND, benefitClause, conditionClause, type SentenceRule, THEN, WHEN } from './ruleSentence.ts';
import { type TermsNames, termsSentence } from './termsSentence.ts';

type Language = keyof Words;

/** The parts of an offer that its sentence names. */
export interface SentenceOffer extends SentenceRule {
  /** null if it always holds. */
  terms: OfferTerms | null;
  /** null for the whole bill. */
  goods: OfferGoods | null;
  limits: OfferLimits;
  isAutomatic: boolean;
  needsPin: boolean;
}

/**
 * Writes an offer as a sentence that says what it does, when, where, to whom and how often: `Tuesday 14:00–17:00 · at
 * Siam: when the bill before deductions is at least 100 THB, buy 2 get 1 free of Coffee, once per member. Applies by
 * itself.`
 */
export function offerSentence(offer: SentenceOffer, language: Language, names: GoodsNames & TermsNames): string {
  const isThai = language === 'th';
  const terms = offer.terms ? termsSentence(offer.terms, language, names) : '';
  const conditions = offer.conditions.map((condition) => conditionClause(condition, language));
  const when =
    conditions.length > 0 ? `${small(WHEN[language])}${conditions.join(AND[language])}${THEN[language]}` : '';
  const gives = [givesClause(offer, language, names), ...limitClauses(offer.limits, language)];
  const does = `${when}${gives.join(isThai ? ' ' : ', ')}`;
  const rest = [
    isForMembers(offer) && (isThai ? 'เฉพาะสมาชิก' : 'For members'),
    offer.isAutomatic && (isThai ? 'ใช้ให้อัตโนมัติ' : 'Applies by itself'),
    offer.needsPin && (isThai ? 'ต้องใช้รหัสอนุมัติ' : 'Needs a PIN'),
  ].filter((clause) => clause !== false);
  if (isThai) return [terms, does, ...rest].filter(Boolean).join(' · ');
  const main = terms ? `${terms}: ${does}` : does;
  return [main, ...rest].map((sentence) => `${capital(sentence)}.`).join(' ');
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Only members get points (DISC-04), and only their uses can be counted. */
const isForMembers = ({ benefits, limits }: SentenceOffer) =>
  benefits[0]?.type === 'Reward' || benefits[0]?.type === 'Multiplier' || limits.perMember !== null;

function givesClause({ goods, benefits }: SentenceOffer, language: Language, names: GoodsNames): string {
  const clauses = benefits.map((benefit, at) =>
    goods && at === 0 ? goodsClause(benefit, goods, language, names) : benefitClause(benefit, language),
  );
  return clauses.join(AND[language]);
}

/** Returns the clause for a benefit on goods, as shops word it. */
function goodsClause(
  benefit: SentenceRule['benefits'][number],
  goods: OfferGoods,
  language: Language,
  names: GoodsNames,
): string {
  const isThai = language === 'th';
  const [groupOf, benefits] = [goods.groupOf ?? 1, goods.benefits ?? 1];
  const { type, value } = benefit;
  const clause = benefitClause(benefit, language);
  const which = goodsSentence(goods, language, names);
  if (type === 'Set Price' && value > 0) {
    const price = formatDecimal(value);
    return isThai
      ? `${setSentence(goods, language, names)} ราคา ${price} บาท`
      : `${setSentence(goods, language, names)} for ${price} THB`;
  }
  if (type === 'Discount Percent' && value >= 100 && benefits < groupOf) {
    const of = goodsNames(goods, names);
    return isThai
      ? `ซื้อ ${of} ${groupOf - benefits} ชิ้น แถม ${benefits} ชิ้น`
      : `buy ${groupOf - benefits} get ${benefits} free of ${of}`;
  }
  if (isThai) return `${clause} ${type === 'Discount Percent' ? '' : 'สำหรับ '}${which}`;
  return `${clause} ${type === 'Discount Percent' ? '' : 'for '}${small(which)}`;
}

function limitClauses({ perMember, perDay, inAll }: OfferLimits, language: Language): string[] {
  const isThai = language === 'th';
  const times = (count: number) => (count === 1 ? 'once' : `${formatDecimal(count)} times`);
  const clause = (count: number | null, thai: string, english: string) =>
    count === null ? [] : [isThai ? `${thai} ${formatDecimal(count)} ครั้ง` : `${times(count)} ${english}`];
  return [
    ...clause(perMember, 'สมาชิกละ', 'per member'),
    ...clause(perDay, 'วันละ', 'a day'),
    ...clause(inAll, 'รวมทั้งหมด', 'in all'),
  ];
}
