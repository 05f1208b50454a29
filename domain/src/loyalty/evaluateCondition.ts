import { type Decimal, decimal, toApproximateNumber } from '../money/decimal.ts';
import type { Condition } from './coupon.ts';
import { type ConditionFacts, FACTS, isFactName } from './facts.ts';
import { evaluateTest, namesIn } from './formula.ts';
import { conditionLogic } from './plainTest.ts';

/** The result of one condition. */
export interface ConditionOutcome {
  result: 'MET' | 'NOT_MET' | 'UNKNOWN_CONDITION' | 'UNREADABLE_CONDITION';
  /** Facts for the wording: the requested value, and the one it was compared with. */
  params: Readonly<Record<string, string | number | null>>;
}

/** Evaluates a condition. An unknown or unreadable one does not hold, so that no benefit is given by accident. */
export function evaluateCondition(
  required: { conditionId: string; value: number },
  conditions: ReadonlyMap<string, Condition>,
  facts: ConditionFacts,
): ConditionOutcome {
  const base = { conditionId: required.conditionId, required: required.value };
  const condition = conditions.get(required.conditionId);
  if (!condition) return { result: 'UNKNOWN_CONDITION', params: base };
  const logic = conditionLogic(condition);
  const names = factNames(logic, facts, required.value);
  const about = namesIn(logic).find((name) => name !== 'value') ?? null;
  const actual = names.get(about ?? '');
  const params = {
    ...base,
    condition: condition.name,
    conditionType: condition.type,
    about,
    actual: actual ? toApproximateNumber(actual) : null,
  };
  const test = evaluateTest(logic, names);
  if (!test.ok) {
    return { result: 'UNREADABLE_CONDITION', params: { ...params, reason: test.failure.code, at: test.failure.at } };
  }
  return { result: test.value ? 'MET' : 'NOT_MET', params };
}

/** Reads only the facts that the formula names, because many conditions are evaluated for one bill. */
function factNames(logic: string, facts: ConditionFacts, value: number) {
  const names = new Map<string, Decimal>();
  for (const name of namesIn(logic)) if (isFactName(name)) names.set(name, FACTS[name].read(facts));
  const required = decimal(value);
  if (required) names.set('value', required);
  return names;
}
