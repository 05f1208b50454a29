import { compare, type Decimal, decimal, dividedBy, minus, plus, times } from '../money/decimal.ts';

/** Why a formula has no result. */
export interface FormulaFailure {
  code: 'SYNTAX' | 'UNKNOWN_NAME' | 'DIVISION_BY_ZERO' | 'NOT_A_TEST';
  /** The name or the piece of text at fault. */
  at: string;
}

export type FormulaResult<T> = { ok: true; value: T } | { ok: false; failure: FormulaFailure };

/** Values of the `[names]` a formula may use. */
export type FormulaNames = ReadonlyMap<string, Decimal>;

type Value = Decimal | boolean;

// Long enough for every rule that a shop writes, short enough that no stored text can stall the till.
const MAX_FORMULA_LENGTH = 500;
const MAX_FORMULA_DEPTH = 30;
const TOKEN = /\s*(\[[^\][]*\]|\d+(?:\.\d+)?|>=|<=|[><=+\-*/()])/y;

class Failure extends Error {
  readonly failure: FormulaFailure;
  constructor(code: FormulaFailure['code'], at: string) {
    super(code);
    this.failure = { code, at };
  }
}

/** Evaluates a condition such as `[paid_amount] >= [value]`; never runs it as code, never throws. */
export function evaluateTest(formula: string, names: FormulaNames): FormulaResult<boolean> {
  const result = evaluate(formula, names);
  if (!result.ok) return result;
  if (typeof result.value !== 'boolean') return { ok: false, failure: { code: 'NOT_A_TEST', at: formula } };
  return { ok: true, value: result.value };
}

/** A shop has only a few formulas, and evaluates them for every bill. */
const MAX_KEPT = 500;

/** Caches the result of `read` for each formula. */
function keptByFormula<T>(read: (formula: string) => T): (formula: string) => T {
  const results = new Map<string, T>();
  return (formula) => {
    const kept = results.get(formula);
    if (kept !== undefined) return kept;
    const result = read(formula);
    if (results.size >= MAX_KEPT) results.clear();
    results.set(formula, result);
    return result;
  };
}

/** Returns the names in a formula, in order of appearance and without brackets. */
export const namesIn = keptByFormula((formula): readonly string[] =>
  [...formula.matchAll(/\[([^\][]*)\]/g)].map((match) => (match[1] ?? '').trim()),
);

function evaluate(formula: string, names: FormulaNames): FormulaResult<Value> {
  try {
    return { ok: true, value: new Parser(tokens(formula), names).parse() };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, failure: error.failure };
    throw error;
  }
}

const tokens = keptByFormula((formula): readonly string[] => {
  if (formula.length > MAX_FORMULA_LENGTH) throw new Failure('SYNTAX', formula.slice(0, 20));
  const text = formula.trim();
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match?.[1]) throw new Failure('SYNTAX', text.slice(at, at + 20));
    found.push(match[1]);
  }
  return found;
});

/** comparison := sum [op sum]; sum := product {+|- product}; product := unary {*|/ unary}; unary := [-] atom */
class Parser {
  private position = 0;
  private depth = 0;
  private readonly tokens: readonly string[];
  private readonly names: FormulaNames;

  constructor(tokens: readonly string[], names: FormulaNames) {
    this.tokens = tokens;
    this.names = names;
  }

  parse(): Value {
    const left = this.sum();
    const operator = this.take('>=', '<=', '>', '<', '=');
    const value = operator ? holds(operator, compare(left, this.sum())) : left;
    const rest = this.tokens[this.position];
    if (rest !== undefined) throw new Failure('SYNTAX', rest);
    return value;
  }

  private take(...accepted: string[]): string | null {
    const token = this.tokens[this.position] ?? '';
    if (!accepted.includes(token)) return null;
    this.position += 1;
    return token;
  }

  private sum(): Decimal {
    let value = this.product();
    for (let operator = this.take('+', '-'); operator; operator = this.take('+', '-')) {
      value = operator === '+' ? plus(value, this.product()) : minus(value, this.product());
    }
    return value;
  }

  private product(): Decimal {
    let value = this.unary();
    for (let operator = this.take('*', '/'); operator; operator = this.take('*', '/')) {
      value = operator === '*' ? times(value, this.unary()) : quotient(value, this.unary());
    }
    return value;
  }

  private unary(): Decimal {
    if (!this.take('-')) return this.atom();
    const value = this.atom();
    return { numerator: -value.numerator, denominator: value.denominator };
  }

  private atom(): Decimal {
    if (this.take('(')) return this.parenthesis();
    const token = this.tokens[this.position] ?? '';
    this.position += 1;
    if (token.startsWith('[')) return this.named(token.slice(1, -1).trim());
    const value = decimal(token);
    if (!value) throw new Failure('SYNTAX', token || 'end');
    return value;
  }

  private parenthesis(): Decimal {
    this.depth += 1;
    if (this.depth > MAX_FORMULA_DEPTH) throw new Failure('SYNTAX', '(');
    const value = this.sum();
    if (!this.take(')')) throw new Failure('SYNTAX', this.tokens[this.position] ?? 'end');
    this.depth -= 1;
    return value;
  }

  private named(name: string): Decimal {
    const value = this.names.get(name);
    if (!value) throw new Failure('UNKNOWN_NAME', name);
    return value;
  }
}

function quotient(a: Decimal, b: Decimal): Decimal {
  const value = dividedBy(a, b);
  if (!value) throw new Failure('DIVISION_BY_ZERO', '/');
  return value;
}

function holds(operator: string, order: number): boolean {
  switch (operator) {
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    default:
      return order === 0;
  }
}
