import { add, max, min, multiplyByQty, type Satang, satang, subtract, sum, ZERO } from '../money/money.ts';
import { spread } from '../money/spread.ts';
import { vatIn } from '../money/vatIn.ts';
import { vatOn } from '../money/vatOn.ts';
import { afterOffers, type TaxedOffer } from './taxedOffers.ts';

/**
 * `ABBREVIATED` is issued for every sale, `FULL` replaces it for a buyer who requests it. A return is corrected by a
 * `CREDIT_NOTE`, or by a `DEBIT_NOTE` if the remaining goods cost more because a discount is lost.
 */
export const TAX_DOCUMENT_KINDS = ['ABBREVIATED', 'FULL', 'CREDIT_NOTE', 'DEBIT_NOTE'] as const;
export type TaxDocumentKind = (typeof TAX_DOCUMENT_KINDS)[number];

/** The kinds that correct an invoice. */
export type TaxNoteKind = Extract<TaxDocumentKind, 'CREDIT_NOTE' | 'DEBIT_NOTE'>;

/** What a note was issued for. Voids and returns have separate lists of reasons, in which one key can mean two things. */
export const TAX_NOTE_CAUSES = ['VOID', 'RETURN'] as const;
export type TaxNoteCause = (typeof TAX_NOTE_CAUSES)[number];

/** `KEPT`: the part of a sale that is left besides goods, such as the value of points that was withheld from a refund. */
export const TAX_LINE_TYPES = ['GOODS', 'DELIVERY', 'KEPT'] as const;
export type TaxLineType = (typeof TAX_LINE_TYPES)[number];

/** A row of goods as it was sold. */
export interface TaxedGoods {
  position: number;
  productId: string;
  name: string;
  code: string | null;
  qty: number;
  price: Satang;
  isExempt: boolean;
}

/** The input of a document's figures. */
export interface TaxBasis {
  goods: readonly TaxedGoods[];
  delivery: Satang;
  /** The offers on certain goods, in the order of the bill; all other deductions apply to the whole bill. */
  offers: readonly TaxedOffer[];
  /** The part of `total` that was withheld from refunds for points already spent; 0 when absent. */
  kept?: Satang;
  /** The price of everything after all deductions. The tenders do not matter: a voucher is a tender, not a deduction. */
  total: Satang;
  /** Whether prices and `total` exclude VAT, which is added to them; absent if they include it. */
  isVatAdded?: boolean;
}

export interface TaxLine {
  type: TaxLineType;
  /** The row of the sale; null for a line that is not goods. */
  position: number | null;
  name: string;
  code: string | null;
  qty: number;
  /** The price of one piece; without VAT if that is added. */
  price: Satang;
  /** The price of all pieces before deductions; without VAT if that is added. */
  amount: Satang;
  /** Its share of the bill's deductions, 0 or below. */
  discount: Satang;
  isExempt: boolean;
  /** After deductions and without VAT. */
  value: Satang;
}

/** The lines add up to `exempt` and `value`; these plus `vat` are `total`. */
export interface TaxFigures {
  percent: number;
  /** Whether VAT was added to the prices of the lines; absent if these include it. */
  isVatAdded?: boolean;
  lines: readonly TaxLine[];
  total: Satang;
  exempt: Satang;
  value: Satang;
  vat: Satang;
}

/**
 * Calculates the figures of a document. An offer on certain goods lowers their price (ADR 0156); all other deductions
 * (privileges, discounts, points as cash) are spread in proportion over what is left of the goods. Delivery bears none
 * and is taxed. VAT is percent/(100 + percent) of the taxed amount if prices include it, percent/100 if it is added to
 * them (ADR 0174), rounded half up once for the document.
 */
export function taxFigures({ goods: asRung, ...basis }: TaxBasis, percent: number): TaxFigures {
  // Satang left over by rounding go to the lines of the highest amounts, whatever the order in which they were rung up.
  const goods = asRung.toSorted(byGoods);
  const { lines, ...figures } = figuresInOrder({ ...basis, goods }, percent);
  const placeOf = new Map(asRung.map(({ position }, at) => [position, at]));
  const place = ({ position }: TaxLine) => (position === null ? asRung.length : (placeOf.get(position) ?? 0));
  return { ...figures, lines: lines.toSorted((one, other) => place(one) - place(other)) };
}

function byGoods(one: TaxedGoods, other: TaxedGoods): number {
  const numbers = one.price * one.qty - other.price * other.qty || one.price - other.price;
  const kind = Number(one.isExempt) - Number(other.isExempt);
  return numbers || kind || compareTexts(one.productId, other.productId) || compareTexts(one.name, other.name);
}

const compareTexts = (one: string, other: string) => Number(one > other) - Number(one < other);

function figuresInOrder(
  { goods, delivery, offers, kept = ZERO, total, isVatAdded }: TaxBasis,
  percent: number,
): TaxFigures {
  const amounts = goods.map(({ price, qty }) => multiplyByQty(price, qty));
  const offered = afterOffers(
    amounts,
    goods.map((row) => ({ ...row, piecePrice: row.price })),
    offers,
  );
  const forGoods = subtract(subtract(total, delivery), kept);
  const paid = max(ZERO, min(forGoods, sum(offered)));
  const shares = spread(subtract(sum(offered), paid), offered);
  const beside = add(kept, subtract(forGoods, paid));
  const before = [
    ...goods.map((row, at) => ({
      ...{ type: 'GOODS' as const, position: row.position, name: row.name, code: row.code, qty: row.qty },
      ...{
        price: row.price,
        amount: amounts[at] ?? ZERO,
        discount: subtract(subtract(offered[at] ?? ZERO, shares[at] ?? ZERO), amounts[at] ?? ZERO),
        isExempt: row.isExempt,
      },
    })),
    ...(delivery === 0 ? [] : [besideGoods('DELIVERY', delivery)]),
    ...(beside === 0 ? [] : [besideGoods('KEPT', beside)]),
  ];
  const netOf = ({ amount, discount }: (typeof before)[number]) => add(amount, discount);
  const exempt = sum(before.flatMap((line) => (line.isExempt ? netOf(line) : [])));
  const taxed = subtract(total, exempt);
  const vat = isVatAdded ? vatOn(taxed, percent) : vatIn(taxed, percent);
  const value = isVatAdded ? taxed : subtract(taxed, vat);
  const values = spread(
    value,
    before.map((line) => (line.isExempt ? ZERO : netOf(line))),
  );
  const lines = before.map((line, at) => ({ ...line, value: (line.isExempt ? netOf(line) : values[at]) ?? ZERO }));
  return {
    ...{ percent, ...(isVatAdded && { isVatAdded }), lines },
    ...{ total: isVatAdded ? add(total, vat) : total, exempt, value, vat },
  };
}

const besideGoods = (type: 'DELIVERY' | 'KEPT', amount: Satang) => ({
  ...{ type, position: null, name: '', code: null, qty: 1, price: amount, amount },
  ...{ discount: ZERO, isExempt: false },
});

/**
 * Calculates the figures of the next credit or debit note: what is left of a sale less its documents so far, line by
 * line. So all documents of a sale add up to what is left of it, whichever rules they were drawn by.
 */
export function taxDifference(documents: readonly TaxFigures[], left: TaxFigures): TaxFigures {
  const signed = [...documents.map((figures) => ({ figures, sign: -1 })), { figures: left, sign: 1 }];
  const over = (name: 'total' | 'exempt' | 'value' | 'vat') =>
    sum(signed.map(({ figures, sign }) => satang(sign * figures[name])));
  const lines = new Map<string, TaxLine>();
  for (const { figures, sign } of signed) {
    for (const line of figures.lines) {
      const key = `${line.type} ${line.position}`;
      lines.set(key, addLine(lines.get(key) ?? { ...line, ...NOTHING }, line, sign));
    }
  }
  return {
    percent: left.percent,
    ...(left.isVatAdded && { isVatAdded: true }),
    lines: [...lines.values()].filter(
      ({ qty, amount, discount, value }) => qty !== 0 || amount !== 0 || discount !== 0 || value !== 0,
    ),
    ...{ total: over('total'), exempt: over('exempt'), value: over('value'), vat: over('vat') },
  };
}

/**
 * Chooses the note for a difference: a debit note if more VAT is owed (Revenue Code 82/9), a credit note if less
 * (82/10). If the VAT is unchanged, the total decides.
 */
export const noteKindOf = ({ vat, total }: Pick<TaxFigures, 'vat' | 'total'>): TaxNoteKind =>
  (vat || total) > 0 ? 'DEBIT_NOTE' : 'CREDIT_NOTE';

const NOTHING = { qty: 0, amount: ZERO, discount: ZERO, value: ZERO };

function addLine(so: TaxLine, line: TaxLine, sign: number): TaxLine {
  const of = (name: 'amount' | 'discount' | 'value') => satang(so[name] + sign * line[name]);
  return { ...so, qty: so.qty + sign * line.qty, amount: of('amount'), discount: of('discount'), value: of('value') };
}
