import { decimal, fraction, toApproximateNumber } from '../money/decimal.ts';
import type { Satang } from '../money/money.ts';
import type { Condition } from './coupon.ts';
import { evaluateTest, namesIn } from './formula.ts';

/** What conditions may ask about: the bill as it stands when the rule is reached, and the member. */
export interface ConditionFacts {
  /** Pieces in the basket. */
  itemQty: number;
  /** Products before any deduction. */
  paidAmount: Satang;
  /** Products still to be charged after the deductions made before this rule, without delivery. */
  chargeAmount: Satang;
  totalLtv: Satang;
  totalTransaction: number;
}

/** The answer to one condition. */
export interface ConditionOutcome {
  result: 'MET' | 'NOT_MET' | 'UNKNOWN_CONDITION' | 'UNREADABLE_CONDITION';
  /** Facts for the wording: what was asked, what it was compared with. */
  params: Readonly<Record<string, string | number | null>>;
}

// DISC-23: a condition that came without logic means the usual test of its type.
const LOGIC_OF_TYPE: Readonly<Record<string, string>> = {
  qty: '[item_qty] >= [value]',
  total: '[paid_amount] >= [value]',
  paid: '[charge_amount] >= [value]',
  ltv: '[total_ltv] >= [value]',
  transaction: '[total_transaction] >= [value]',
};

/** Whether a condition holds, and what it was about. What is unknown or unreadable does not hold: no benefit by accident. */
export function evaluateCondition(
  required: { conditionId: string; value: number },
  conditions: ReadonlyMap<string, Condition>,
  facts: ConditionFacts,
): ConditionOutcome {
  const base = { conditionId: required.conditionId, required: required.value };
  const condition = conditions.get(required.conditionId);
  if (!condition) return { result: 'UNKNOWN_CONDITION', params: base };
  const logic = conditionLogic(condition);
  const names = factNames(facts, required.value);
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

/** The formula of a condition. */
export function conditionLogic(condition: Condition): string {
  return condition.template.logic.trim() || LOGIC_OF_TYPE[condition.type] || '';
}

function factNames(facts: ConditionFacts, value: number) {
  const names = new Map([
    ['item_qty', whole(facts.itemQty)],
    ['paid_amount', baht(facts.paidAmount)],
    ['charge_amount', baht(facts.chargeAmount)],
    ['total_ltv', baht(facts.totalLtv)],
    ['total_transaction', whole(facts.totalTransaction)],
  ]);
  const required = decimal(value);
  if (required) names.set('value', required);
  return names;
}

function baht(amount: Satang) {
  return fraction(BigInt(amount), 100n);
}

function whole(count: number) {
  return fraction(BigInt(Math.trunc(count)), 1n);
}
