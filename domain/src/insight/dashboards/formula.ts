import { type Decimal, decimal, dividedBy, minus, plus, times, toApproximateNumber } from '../../money/decimal.ts';
import { DASHBOARD_LIMITS } from './dashboardLimits.ts';

/** Why a formula cannot be read, with the position of the first wrong character. */
export interface FormulaFault {
  readonly code: 'EMPTY' | 'TOO_LONG' | 'TOO_DEEP' | 'UNEXPECTED' | 'ENDS_EARLY' | 'CALL';
  readonly at: number;
  /** The text at that position; empty at the end. */
  readonly found: string;
}

/** A formula that is parsed once and calculated for every row. */
export interface Formula {
  /** Fields of the row that it names, each once, in their order. */
  readonly fields: readonly string[];
  /**
   * Calculates the exact value from the numbers of one row; null if one is missing, on division by 0, or if the result
   * is out of range.
   */
  valueOf(row: (field: string) => number | null): Decimal | null;
}

export type ReadFormula = { ok: true; formula: Formula } | { ok: false; fault: FormulaFault };

type Expression = (row: (field: string) => number | null) => Decimal | null;
interface Token {
  readonly text: string;
  readonly at: number;
}

const MAX_DEPTH = 30;
const TOKEN = /\s*([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*|\d+(?:\.\d+)?|[-+*/()])/y;
const FIELD = /^[A-Za-z_]/;

/**
 * Parses a formula such as `totalRevenue / totalTransactions - 1`: numbers, `+ - * /`, parentheses and fields of the
 * row, also as `previous.totalRevenue`. It has no calls, and is never run as code.
 */
export function readFormula(text: string): ReadFormula {
  if (text.trim() === '') return { ok: false, fault: { code: 'EMPTY', at: 0, found: '' } };
  if (text.length > DASHBOARD_LIMITS.formula)
    return { ok: false, fault: { code: 'TOO_LONG', at: DASHBOARD_LIMITS.formula, found: '' } };
  try {
    return { ok: true, formula: new Reader(tokensOf(text), text.length).read() };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, fault: error.fault };
    throw error;
  }
}

class Failure extends Error {
  readonly fault: FormulaFault;
  constructor(code: FormulaFault['code'], at: number, found = '') {
    super(code);
    this.fault = { code, at, found };
  }
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) {
      const at = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
      throw new Failure('UNEXPECTED', at, text.charAt(at));
    }
    tokens.push({ text: token, at: TOKEN.lastIndex - token.length });
  }
  return tokens;
}

/** sum := product {+|- product}; product := unary {*|/ unary}; unary := {-} atom; atom := number | field | ( sum ) */
class Reader {
  private place = 0;
  private depth = 0;
  private operators = 0;
  private readonly fields = new Set<string>();
  private readonly tokens: readonly Token[];
  private readonly end: number;

  constructor(tokens: readonly Token[], end: number) {
    this.tokens = tokens;
    this.end = end;
  }

  read(): Formula {
    const value = this.sum();
    const rest = this.tokens[this.place];
    if (rest) throw new Failure(rest.text === '(' ? 'CALL' : 'UNEXPECTED', rest.at, rest.text);
    return { fields: [...this.fields], valueOf: (row) => written(value(row)) };
  }

  private take(...accepted: string[]): string | null {
    const text = this.tokens[this.place]?.text;
    if (text === undefined || !accepted.includes(text)) return null;
    this.place += 1;
    return text;
  }

  private sum(): Expression {
    let value = this.product();
    for (let operator = this.take('+', '-'); operator; operator = this.take('+', '-'))
      value = this.both(value, this.product(), operator === '+' ? plus : minus);
    return value;
  }

  private product(): Expression {
    let value = this.unary();
    for (let operator = this.take('*', '/'); operator; operator = this.take('*', '/'))
      value = this.both(value, this.unary(), operator === '*' ? times : dividedBy);
    return value;
  }

  private unary(): Expression {
    if (!this.take('-')) return this.atom();
    return this.deeper(() => this.both(() => ZERO, this.unary(), minus));
  }

  private atom(): Expression {
    const token = this.tokens[this.place];
    if (!token) throw new Failure('ENDS_EARLY', this.end);
    this.place += 1;
    if (token.text === '(') return this.deeper(() => this.parenthesis());
    if (FIELD.test(token.text)) {
      this.fields.add(token.text);
      return (row) => {
        const value = row(token.text);
        return value === null ? null : decimal(value);
      };
    }
    const value = decimal(token.text);
    if (!value) throw new Failure('UNEXPECTED', token.at, token.text);
    return () => value;
  }

  private parenthesis(): Expression {
    const value = this.sum();
    const next = this.tokens[this.place];
    if (!next) throw new Failure('ENDS_EARLY', this.end);
    if (next.text !== ')') throw new Failure('UNEXPECTED', next.at, next.text);
    this.place += 1;
    return value;
  }

  private both(left: Expression, right: Expression, join: (a: Decimal, b: Decimal) => Decimal | null): Expression {
    this.operators += 1;
    if (this.operators > DASHBOARD_LIMITS.operators)
      throw new Failure('TOO_LONG', this.tokens[this.place - 1]?.at ?? this.end);
    return (row) => {
      const [a, b] = [left(row), right(row)];
      return a && b ? join(a, b) : null;
    };
  }

  private deeper(read: () => Expression): Expression {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new Failure('TOO_DEEP', this.tokens[this.place]?.at ?? this.end);
    const value = read();
    this.depth -= 1;
    return value;
  }
}

const ZERO: Decimal = { numerator: 0n, denominator: 1n };

const written = (value: Decimal | null): Decimal | null =>
  value && Number.isFinite(toApproximateNumber(value)) ? value : null;
