import type { Condition } from './coupon.ts';
import { FACTS, type FactName, factOfType, isFactName, type Operator } from './facts.ts';

/** A condition that only compares one fact with the value, so that a sentence can express it. */
export interface PlainTest {
  fact: FactName;
  operator: Operator;
}

const FACT_FIRST = /^\s*\[\s*(\w+)\s*\]\s*(>=|<=|>|<|=)\s*\[\s*value\s*\]\s*$/;
const VALUE_FIRST = /^\s*\[\s*value\s*\]\s*(>=|<=|>|<|=)\s*\[\s*(\w+)\s*\]\s*$/;
const TURNED: Readonly<Record<Operator, Operator>> = { '>=': '<=', '<=': '>=', '>': '<', '<': '>', '=': '=' };

/** Returns the formula of a condition; without one, the usual test of its type (DISC-23). */
export function conditionLogic({ type, template }: Pick<Condition, 'type' | 'template'>): string {
  const fact = factOfType(type);
  return template.logic.trim() || (fact ? logicOf({ fact, operator: '>=' }) : '');
}

/** Returns the comparison in a formula; null for anything more complex, which a sentence refers to by its name. */
export function plainTest(logic: string): PlainTest | null {
  const [, name = '', operator] = FACT_FIRST.exec(logic) ?? [];
  if (isFactName(name)) return { fact: name, operator: operator as Operator };
  const [, turned, last = ''] = VALUE_FIRST.exec(logic) ?? [];
  return isFactName(last) ? { fact: last, operator: TURNED[turned as Operator] } : null;
}

/** Returns the comparison of a condition; null if its formula is more complex. */
export function plainTestOf(condition: Pick<Condition, 'type' | 'template'>): PlainTest | null {
  return plainTest(conditionLogic(condition));
}

/** Writes the formula of a plain test. */
export function logicOf({ fact, operator }: PlainTest): string {
  return `[${fact}] ${operator} [value]`;
}

/** Returns the unit of the value of this test. */
export function unitOf({ fact }: PlainTest) {
  return FACTS[fact].unit;
}
