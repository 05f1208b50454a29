import { add, negate, type Satang, satang, subtract, sum, ZERO } from '../money/money.ts';
import { mulDivFloor } from '../money/mulDivFloor.ts';

/** `ABBREVIATED` stands for every sale, `FULL` in its place for a buyer who asks, `CREDIT_NOTE` for what comes back. */
export const TAX_DOCUMENT_KINDS = ['ABBREVIATED', 'FULL', 'CREDIT_NOTE'] as const;
export type TaxDocumentKind = (typeof TAX_DOCUMENT_KINDS)[number];

/** `KEPT`: what is left of a sale beside its goods, such as points whose worth was kept back of a refund. */
export const TAX_LINE_TYPES = ['GOODS', 'DELIVERY', 'KEPT'] as const;
export type TaxLineType = (typeof TAX_LINE_TYPES)[number];

/** A row of goods as it was sold, prices with VAT. */
export interface TaxedGoods {
  position: number;
  name: string;
  code: string | null;
  qty: number;
  price: Satang;
  isExempt: boolean;
}

/** What a document is made of. */
export interface TaxBasis {
  goods: readonly TaxedGoods[];
  delivery: Satang;
  /** Due for all of it, after every deduction. How it was paid changes nothing: a voucher is a tender. */
  total: Satang;
}

export interface TaxLine {
  type: TaxLineType;
  /** The row of the sale; null beside the goods. */
  position: number | null;
  name: string;
  code: string | null;
  qty: number;
  /** Of one piece, with VAT. */
  price: Satang;
  /** Of all pieces before deductions, with VAT. */
  amount: Satang;
  /** Its part of the deductions of the bill, 0 or below. */
  discount: Satang;
  isExempt: boolean;
  /** After deductions and without VAT. */
  value: Satang;
}

/** Lines come to `exempt` and `value`; these and `vat` to `total`. */
export interface TaxFigures {
  percent: number;
  lines: readonly TaxLine[];
  total: Satang;
  exempt: Satang;
  value: Satang;
  vat: Satang;
}

/**
 * The figures of a document for prices that include VAT. All deductions of the bill (privileges, discounts, offers, points as
 * cash) are spread over its goods in proportion to their amounts; delivery bears none and is taxed. VAT is percent/(100 +
 * percent) of what is taxed, rounded half up once for the document.
 */
export function taxFigures({ goods, delivery, total }: TaxBasis, percent: number): TaxFigures {
  const amounts = goods.map(({ price, qty }) => satang(price * qty));
  const gross = sum(amounts);
  // What is not covered by goods and delivery was kept back of a refund.
  const deduction = subtract(add(gross, delivery), total);
  const kept = gross === 0 || deduction < 0 ? negate(deduction) : ZERO;
  const shares = spread(add(deduction, kept), amounts);
  const before = [
    ...goods.map((row, at) => ({
      ...{ type: 'GOODS' as const, position: row.position, name: row.name, code: row.code, qty: row.qty },
      ...{
        price: row.price,
        amount: amounts[at] ?? ZERO,
        discount: negate(shares[at] ?? ZERO),
        isExempt: row.isExempt,
      },
    })),
    ...(delivery === 0 ? [] : [besideGoods('DELIVERY', delivery)]),
    ...(kept === 0 ? [] : [besideGoods('KEPT', kept)]),
  ];
  const net = before.map(({ amount, discount }) => add(amount, discount));
  const exempt = sum(net.filter((_, at) => before[at]?.isExempt));
  const taxed = subtract(total, exempt);
  const vat = vatIn(taxed, percent);
  const value = subtract(taxed, vat);
  const values = spread(
    value,
    net.map((amount, at) => (before[at]?.isExempt ? ZERO : amount)),
  );
  const lines = before.map((line, at) => ({ ...line, value: (line.isExempt ? net[at] : values[at]) ?? ZERO }));
  return { percent, lines, total, exempt, value, vat };
}

const besideGoods = (type: 'DELIVERY' | 'KEPT', amount: Satang) => ({
  ...{ type, position: null, name: '', code: null, qty: 1, price: amount, amount },
  ...{ discount: ZERO, isExempt: false },
});

/** VAT in an amount of 0 or more that includes it, rounded half up. */
export function vatIn(amount: Satang, percent: number): Satang {
  return satang(mulDivFloor(2 * amount * percent + 100 + percent, 1, 2 * (100 + percent)));
}

/** Parts of a sum in proportion to amounts of 0 or more; they come to it exactly, and each is its proportion but for a satang. */
function spread(whole: Satang, over: readonly Satang[]): Satang[] {
  const all = sum(over);
  let passed = ZERO;
  let given = 0;
  return over.map((amount) => {
    passed = add(passed, amount);
    const upTo = mulDivFloor(whole, passed, all);
    const part = satang(upTo - given);
    given = upTo;
    return part;
  });
}

/** What turns the one into the other, line by line: the figures of a credit note, of which a whole return comes to the sale's below zero. */
export function taxDifference(before: TaxFigures, after: TaxFigures): TaxFigures {
  const keyOf = ({ type, position }: TaxLine) => `${type} ${position}`;
  const left = new Map(after.lines.map((line) => [keyOf(line), line]));
  const gone = before.lines.map((line) => {
    const rest = left.get(keyOf(line));
    left.delete(keyOf(line));
    return lineDifference(line, rest);
  });
  const lines = [...gone, ...left.values()].filter(
    ({ qty, amount, discount, value }) => qty !== 0 || amount !== 0 || discount !== 0 || value !== 0,
  );
  return {
    percent: before.percent,
    lines,
    total: subtract(after.total, before.total),
    exempt: subtract(after.exempt, before.exempt),
    value: subtract(after.value, before.value),
    vat: subtract(after.vat, before.vat),
  };
}

function lineDifference(line: TaxLine, rest: TaxLine | undefined): TaxLine {
  const of = (name: 'amount' | 'discount' | 'value') => subtract(rest?.[name] ?? ZERO, line[name]);
  const qty = (rest?.qty ?? 0) - line.qty;
  return { ...line, qty, amount: of('amount'), discount: of('discount'), value: of('value') };
}
