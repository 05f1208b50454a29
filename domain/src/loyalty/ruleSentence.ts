import { formatDecimal } from '../money/formatNumber.ts';
import type { Words } from '../record/words.ts';
import type { CouponType } from './coupon.ts';
import { FACTS, OPERATORS, UNITS } from './facts.ts';
import { type PlainTest, unitOf } from './plainTest.ts';

type Language = keyof Words;

/** The words for a benefit, before and after its value; `typed` if the value is 0, which the cashier types (DISC-05). */
export const BENEFITS: Readonly<Record<CouponType, { before: Words; after: Words; typed: Words }>> = {
  Discount: {
    before: { th: 'ลด', en: 'take' },
    after: { th: 'บาท', en: 'THB off' },
    typed: { th: 'ลดเป็นบาทตามที่แคชเชียร์พิมพ์', en: 'take off the THB that the cashier types' },
  },
  'Discount Percent': {
    before: { th: 'ลด', en: 'take' },
    after: { th: '%', en: '% off' },
    typed: { th: 'ลดเป็น % ตามที่แคชเชียร์พิมพ์', en: 'take off the % that the cashier types' },
  },
  'Set Price': {
    before: { th: 'ขายชุดละ', en: 'sell the set for' },
    after: { th: 'บาท', en: 'THB' },
    typed: { th: 'ขายชุดในราคาที่แคชเชียร์พิมพ์', en: 'sell the set for the THB that the cashier types' },
  },
  Reward: {
    before: { th: 'ให้แต้มเพิ่ม', en: 'give' },
    after: { th: 'แต้ม', en: 'extra points' },
    typed: { th: 'ให้แต้มเพิ่มตามที่แคชเชียร์พิมพ์', en: 'give the extra points that the cashier types' },
  },
  Multiplier: {
    before: { th: 'ให้แต้มคูณ', en: 'multiply the points by' },
    after: { th: '', en: '' },
    typed: { th: 'ให้แต้มคูณตามที่แคชเชียร์พิมพ์', en: 'multiply the points by what the cashier types' },
  },
};

/** The parts of a rule's sentence. A condition that is not a plain comparison is given by its name. */
export interface SentenceRule {
  conditions: readonly { test: PlainTest | { name: string }; value: number }[];
  benefits: readonly { type: CouponType; value: number }[];
}

export const AND: Words = { th: ' และ', en: ' and ' };
export const WHEN: Words = { th: 'เมื่อ', en: 'When ' };
const ALWAYS: Words = { th: 'ทุกบิล ', en: 'On every bill, ' };
export const THEN: Words = { th: ' → ', en: ', ' };

/** Writes a rule as a sentence: `When the bill before deductions is at least 500 THB, take 10% off`. */
export function ruleSentence({ conditions, benefits }: SentenceRule, language: Language): string {
  const when = conditions.map((condition) => conditionClause(condition, language)).join(AND[language]);
  const give = benefits.map((benefit) => benefitClause(benefit, language)).join(AND[language]);
  return `${when ? `${WHEN[language]}${when}${THEN[language]}` : ALWAYS[language]}${give}`;
}

/** `the bill before deductions is at least 500 THB` */
export function conditionClause({ test, value }: SentenceRule['conditions'][number], language: Language): string {
  if ('name' in test) return `“${test.name}” ${formatDecimal(value)}`;
  const operator = OPERATORS[test.operator][language];
  const words = [FACTS[test.fact].words[language], operator, formatDecimal(value), UNITS[unitOf(test)][language]];
  return words.join(' ');
}

/** `take 10% off` */
export function benefitClause({ type, value }: SentenceRule['benefits'][number], language: Language): string {
  const { before, after, typed } = BENEFITS[type];
  if (value === 0) return typed[language];
  const gap = after[language].startsWith('%') || after[language] === '' ? '' : ' ';
  return `${before[language]} ${formatDecimal(value)}${gap}${after[language]}`;
}
