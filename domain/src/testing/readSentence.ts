import { COUPON_TYPES } from '../loyalty/coupon.ts';
import { FACT_NAMES, OPERATORS, type Operator } from '../loyalty/facts.ts';
import { benefitClause, conditionClause, type SentenceRule } from '../loyalty/ruleSentence.ts';
import type { Words } from '../record/words.ts';

type Language = keyof Words;

const NUMBER = '(-?[\\d,]+(?:\\.\\d+)?)';
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = (clause: string) => new RegExp(`^${literal(clause).replace('7', NUMBER)}`);

/** The rule that a sentence expresses, so that a test can check that it is unambiguous; null for no such sentence. */
export function readSentence(sentence: string, language: Language): SentenceRule | null {
  const tests = FACT_NAMES.flatMap((fact) =>
    (Object.keys(OPERATORS) as Operator[]).map((operator) => ({ fact, operator })),
  );
  const whens = tests.map((test) => ({ test, pattern: pattern(conditionClause({ test, value: 7 }, language)) }));
  const gives = COUPON_TYPES.flatMap((type) => [
    { type, pattern: pattern(benefitClause({ type, value: 7 }, language)) },
    { type, pattern: new RegExp(`^${literal(benefitClause({ type, value: 0 }, language))}`) },
  ]);
  let left = sentence.replace(/^(เมื่อ|ทุกบิล |When |On every bill, )/, '');
  const next = <Clause extends { pattern: RegExp }>(clauses: readonly Clause[]) => {
    const hits = clauses.flatMap((clause) => {
      const match = clause.pattern.exec(left);
      return match ? [{ clause, match }] : [];
    });
    // The longest: one that another begins with would leave a rest that is no clause.
    const [hit] = hits.sort((a, b) => b.match[0].length - a.match[0].length);
    if (!hit) return null;
    left = left.slice(hit.match[0].length).replace(/^( และ| and | → |, )/, '');
    return { ...hit.clause, value: Number((hit.match[1] ?? '0').replaceAll(',', '')) };
  };
  const rule = {
    conditions: [] as SentenceRule['conditions'][number][],
    benefits: [] as SentenceRule['benefits'][number][],
  };
  for (let found = next(whens); found; found = next(whens))
    rule.conditions.push({ test: found.test, value: found.value });
  for (let found = next(gives); found; found = next(gives))
    rule.benefits.push({ type: found.type, value: found.value });
  return left === '' && rule.benefits.length > 0 ? rule : null;
}
