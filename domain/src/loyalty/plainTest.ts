import type { Condition } from './coupon.ts';
import { FACTS, type FactName, factOfType, isFactName, type Operator } from './facts.ts';

/** A condition that compares one fact with the value: what a sentence can say. */
export interface PlainTest {
  fact: FactName;
  operator: Operator;
}

const FACT_FIRST = /^\s*\[\s*(\w+)\s*\]\s*(>=|<=|>|<|=)\s*\[\s*value\s*\]\s*$/;
const VALUE_FIRST = /^\s*\[\s*value\s*\]\s*(>=|<=|>|<|=)\s*\[\s*(\w+)\s*\]\s*$/;
const TURNED: Readonly<Record<Operator, Operator>> = { '>=': '<=', '<=': '>=', '>': '<', '<': '>', '=': '=' };

/** The formula of a condition; one that came without means the usual test of its type (DISC-23). */
export function conditionLogic({ type, template }: Pick<Condition, 'type' | 'template'>): string {
  const fact = factOfType(type);
  return template.logic.trim() || (fact ? logicOf({ fact, operator: '>=' }) : '');
}

/** What a formula compares, where it is only that; null for anything cleverer, which is named instead. */
export function plainTest(logic: string): PlainTest | null {
  const [, name = '', operator] = FACT_FIRST.exec(logic) ?? [];
  if (isFactName(name)) return { fact: name, operator: operator as Operator };
  const [, turned, last = ''] = VALUE_FIRST.exec(logic) ?? [];
  return isFactName(last) ? { fact: last, operator: TURNED[turned as Operator] } : null;
}

/** The same for a condition. */
export function plainTestOf(condition: Pick<Condition, 'type' | 'template'>): PlainTest | null {
  return plainTest(conditionLogic(condition));
}

/** The formula that a plain test is kept as. */
export function logicOf({ fact, operator }: PlainTest): string {
  return `[${fact}] ${operator} [value]`;
}

/** What a value of this test is counted in. */
export function unitOf({ fact }: PlainTest) {
  return FACTS[fact].unit;
}
