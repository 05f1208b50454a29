import { type Decimal, fraction } from '../money/decimal.ts';
import type { Satang } from '../money/money.ts';
import type { Words } from '../record/words.ts';

/** The facts that conditions may test: of the bill when the rule is reached, and of the member. */
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

/** The unit of a fact. */
export type FactUnit = 'baht' | 'pieces' | 'times';

/** A fact that a condition may test. */
export interface Fact {
  /** The type of the conditions that test it and have no formula (DISC-23). */
  conditionType: string;
  unit: FactUnit;
  /** Whether the fact is of the bill, or of the member's whole history in the shop. */
  of: 'bill' | 'member';
  /** Its name in a sentence that begins with "when". */
  words: Words;
  read: (facts: ConditionFacts) => Decimal;
}

/**
 * All facts that conditions may test, by their names in a formula. The evaluator, the sentence of a rule, the check of
 * a formula and the wording of a reason all read this table.
 */
export const FACTS = {
  item_qty: {
    conditionType: 'qty',
    unit: 'pieces',
    of: 'bill',
    words: { th: 'จำนวนสินค้าในบิล', en: 'the number of items' },
    read: ({ itemQty }) => whole(itemQty),
  },
  paid_amount: {
    conditionType: 'total',
    unit: 'baht',
    of: 'bill',
    words: { th: 'ยอดสินค้าก่อนหักส่วนลด', en: 'the bill before deductions' },
    read: ({ paidAmount }) => baht(paidAmount),
  },
  charge_amount: {
    conditionType: 'paid',
    unit: 'baht',
    of: 'bill',
    words: { th: 'ยอดหลังหักส่วนลด', en: 'the bill after deductions' },
    read: ({ chargeAmount }) => baht(chargeAmount),
  },
  total_ltv: {
    conditionType: 'ltv',
    unit: 'baht',
    of: 'member',
    words: { th: 'ยอดซื้อสะสมของสมาชิก', en: "the member's lifetime value" },
    read: ({ totalLtv }) => baht(totalLtv),
  },
  total_transaction: {
    conditionType: 'transaction',
    unit: 'times',
    of: 'member',
    words: { th: 'จำนวนครั้งที่สมาชิกเคยซื้อ', en: "the member's number of purchases" },
    read: ({ totalTransaction }) => whole(totalTransaction),
  },
} as const satisfies Readonly<Record<string, Fact>>;

export type FactName = keyof typeof FACTS;

export const FACT_NAMES = Object.keys(FACTS) as FactName[];

/** The comparisons of a fact with a value: as written in a formula, and in words. */
export const OPERATORS = {
  '>=': { th: 'ตั้งแต่', en: 'is at least' },
  '>': { th: 'มากกว่า', en: 'is more than' },
  '<=': { th: 'ไม่เกิน', en: 'is at most' },
  '<': { th: 'น้อยกว่า', en: 'is less than' },
  '=': { th: 'เท่ากับ', en: 'is exactly' },
} as const satisfies Readonly<Record<string, Words>>;

export type Operator = keyof typeof OPERATORS;

/** The units of facts in words. */
export const UNITS: Readonly<Record<FactUnit, Words>> = {
  baht: { th: 'บาท', en: 'THB' },
  pieces: { th: 'ชิ้น', en: 'items' },
  times: { th: 'ครั้ง', en: 'times' },
};

export function isFactName(name: string): name is FactName {
  return Object.hasOwn(FACTS, name);
}

/** Returns the fact that conditions of a type test; null for an unknown type. */
export function factOfType(conditionType: string): FactName | null {
  return FACT_NAMES.find((name) => FACTS[name].conditionType === conditionType) ?? null;
}

function baht(amount: Satang): Decimal {
  return fraction(BigInt(amount), 100n);
}

function whole(count: number): Decimal {
  return fraction(BigInt(Math.trunc(count)), 1n);
}
