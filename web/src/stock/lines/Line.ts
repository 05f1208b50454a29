import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import { stockImportForm, stockImportLineForm } from '@taem/domain/stock/stockImportForm.ts';

/** A product of a delivery, as typed. */
export interface Line {
  /** Key of the row while it is edited. */
  readonly key: string;
  readonly productId: string;
  readonly code: string;
  readonly name: string;
  /** The current shelf price, for comparison. */
  readonly price: number | null;
  readonly qty: string;
  readonly basePrice: string;
  readonly retailPrice: string;
  readonly finalPrice: string;
  readonly costCode: string;
  readonly location: string;
  readonly remark: string;
}

/** The typed fields of a line, in the order of its row and, after the code, of a pasted sheet. */
export const LINE_FIELDS = ['qty', 'basePrice', 'retailPrice', 'finalPrice', 'costCode', 'location', 'remark'] as const;
export type LineField = (typeof LINE_FIELDS)[number];
export const NUMBERS: ReadonlySet<LineField> = new Set(['qty', 'basePrice', 'retailPrice', 'finalPrice']);

interface Received {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly retailPrice: number;
}

export function newLine({ id, code, name, retailPrice }: Received, typed: Partial<Line> = {}): Line {
  const blank = Object.fromEntries(LINE_FIELDS.map((field) => [field, ''])) as Record<LineField, string>;
  return {
    ...blank,
    key: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    productId: id,
    code,
    name,
    price: retailPrice,
    ...typed,
  };
}

/** Adds pieces of a product: to its line if it has one, otherwise as a new last line. */
export function addPieces(lines: readonly Line[], product: Received, pieces: number): readonly Line[] {
  const index = lines.findIndex(({ productId }) => productId === product.id);
  if (index < 0) return [...lines, newLine(product, { qty: String(pieces) })];
  const counted = Number(lines[index]?.qty) || 0;
  return lines.map((line, at) => (at === index ? { ...line, qty: String(counted + pieces) } : line));
}

/** Returns the errors of a line, by field. */
export function lineErrors(line: Line): Partial<Record<LineField, string>> {
  const issues = stockImportLineForm.safeParse(line).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

/** The rule of all lines. */
export const linesRule = stockImportForm.shape.products;

/** Returns the lines in the contract's form. */
export function linesInput(lines: ReturnType<typeof linesRule.parse>) {
  const baht = (amount: Parameters<typeof toBaht>[0] | null | undefined) =>
    amount === null || amount === undefined ? null : toBaht(amount);
  return lines.map(({ productId, qty, costCode, location, remark, ...prices }) => ({
    productId,
    quantity: qty,
    costCode,
    basePrice: baht(prices.basePrice),
    retailPrice: baht(prices.retailPrice),
    finalPrice: baht(prices.finalPrice),
    location,
    remark,
  }));
}

export interface Totals {
  readonly pieces: number;
  /** The amount paid, by the price per piece. */
  readonly cost: Satang;
}

/** Returns the totals of all lines; an invalid line counts as 0. */
export function totalsOf(lines: readonly Line[]): Totals {
  const read = lines.flatMap((line) => stockImportLineForm.safeParse(line).data ?? []);
  return {
    pieces: read.reduce((pieces, { qty }) => pieces + qty, 0),
    cost: read.reduce((cost, { qty, basePrice }) => cost + qty * (basePrice ?? 0), 0) as Satang,
  };
}
