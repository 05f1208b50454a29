import type { CashRounding, ReturnPoints } from '../merchant/counterSetting.ts';
import { add, min, negate, type Satang, satang, subtract, sum, ZERO } from '../money/money.ts';
import { mulDivFloor } from '../money/mulDivFloor.ts';
import type { CashHeld } from '../till/cashRounding.ts';
import { priceLeft } from '../till/priceLeft.ts';
import type { PricedBasket, PricingBasket, PricingRules, RefusedPart } from '../till/pricing.ts';
import { type MemberReturn, memberAfterReturn } from './memberAfterReturn.ts';
import {
  branchRefusal,
  type ReversalMember,
  type ReversalPlace,
  type ReversalRefusal,
  type ReversalRules,
  shelf,
} from './planReversal.ts';
import { type ReturnTender, returnTenders, type SoldTender } from './returnTenders.ts';

/** A row of a sale, after earlier returns. */
export interface SoldRow {
  position: number;
  type: 'product' | 'privilege' | 'discount' | 'offer' | 'event';
  /** The product, the tier or the offer. */
  productId: string | null;
  skipStock: boolean;
  /** Pieces that are left, and the price of one with its options. */
  qty: number;
  pieceAmount: Satang;
  /** The amount taken off, 0 or below. */
  discount: Satang;
  earnPoints: number;
  redeemPoints: number;
}

/** A sale, after earlier returns. */
export interface ReturnedSale {
  status: string;
  /** Whether it is itself a return. */
  isReturn: boolean;
  branchId: string;
  memberId: string | null;
  tierId: string | null;
  /** The whole bill as sold; its lines are the rows of products, in the same order. */
  basket: PricingBasket;
  /** The rules by which the sale was priced; offers are those of the bill. */
  rules: PricingRules;
  rows: readonly SoldRow[];
  deliveryCost: Satang;
  earnPoints: number;
  redeemPoints: number;
  tenders: readonly SoldTender[];
  cash: CashHeld;
  /**
   * If VAT was added to its prices: what is left of that VAT, and a function that returns the VAT of what a return
   * leaves; absent otherwise.
   */
  addedVat?: { left: Satang; after: (back: Pick<ReturnPlan, 'rows' | 'figures' | 'deducted'>) => Satang };
}

export interface ReturnRequest {
  lines: readonly { position: number; qty: number; restock: boolean }[];
  /** Whether delivery is refunded too, with the last piece. */
  delivery: boolean;
  /** Whether the refund is in cash, however the sale was paid. */
  inCash: boolean;
}

export interface ReturnSetting {
  points: ReturnPoints;
  /** The current value of points. */
  redeemCash: Satang;
  redeemPoint: number;
  rounding: CashRounding;
}

export type ReturnRefusal =
  | ReversalRefusal
  | { code: 'NO_LINES' }
  /** `left`: how many pieces of the row may still be returned. */
  | { code: 'MORE_THAN_LEFT'; position: number; left: number };

/** A row of the return. Amounts, pieces and points are added to those of the sale, so what is taken back is below 0. */
export interface ReturnRow {
  /** The row of the sale that it takes back; null for the row that withholds the value of points. */
  returnsPosition: number | null;
  qty: number;
  payment: Satang;
  discount: Satang;
  earnPoints: number;
  redeemPoints: number;
  restock: boolean;
}

export interface ReturnFigures {
  qty: number;
  payment: Satang;
  discount: Satang;
  revenue: Satang;
  delivery: Satang;
  /** VAT that was added to its prices; absent if they include it. */
  addedVat?: Satang;
  earnPoints: number;
  redeemPoints: number;
}

export interface ReturnPlan {
  refusals: readonly ReturnRefusal[];
  rows: readonly ReturnRow[];
  figures: ReturnFigures;
  /** Revenue, delivery and added VAT: below 0 is handed back, above 0 is to be paid. */
  due: Satang;
  tenders: readonly ReturnTender[];
  /** The sum of the tenders, less `due`. */
  cashRounding: Satang;
  /** Cash that the shop holds of the sale, before the return. */
  cash: CashHeld;
  /** Counted products that go back to the shelf. */
  stock: readonly { productId: string; qty: number }[];
  /** Whether nothing is left of the sale, which then no longer counts. */
  isLast: boolean;
  /** Discounts, offers and tiers whose conditions the rest of the sale no longer meets. */
  lost: readonly string[];
  /** Earned points that cannot be taken back because the member has spent them, and the amount withheld for them. */
  deducted: { points: number; amount: Satang } | null;
  member: MemberReturn | null;
}

const RULES = ['privilege', 'discount', 'offer', 'event'] as const;
type RuleType = (typeof RULES)[number];

/**
 * Plans what a return of some pieces gives back (ADR 0138): the price of what was left of the sale before it, less the
 * price of what is left after it. The last piece gives back all that is still recorded, so that rounding neither loses
 * nor creates a satang.
 */
export function planReturn(
  sale: ReturnedSale,
  member: ReversalMember | null,
  request: ReturnRequest,
  rules: ReversalRules,
  place: ReversalPlace,
  setting: ReturnSetting,
): ReturnPlan {
  const { cash } = sale;
  const returned = piecesReturned(sale, request);
  const isLast = sale.rows.every(({ position, qty }) => qty === (returned.get(position)?.qty ?? 0));
  const [before, after] = [priceOf(sale, new Map()), priceOf(sale, returned)];
  const discounts = discountsBack(sale, returned, before, after, isLast);
  const takenBack = takenPoints(sale, before, after, isLast);
  const lines = sale.rows.flatMap((row) => rowBack(row, returned, discounts, before, after, isLast));
  const delivery = isLast && request.delivery ? negate(sale.deliveryCost) : ZERO;
  const handedBack = negate(add(totalOf(lines), delivery));
  const missing = member ? takenBack.earned - takenBack.redeemed - member.points : 0;
  const deducted = deduct(missing, handedBack, setting);
  const rows = deducted ? [...lines, deductedRow(deducted)] : lines;
  const atPrices = figuresOf(rows, delivery, {
    earned: takenBack.earned - (deducted?.points ?? 0),
    redeemed: takenBack.redeemed,
  });
  const figures = withVat(atPrices, sale.addedVat, { rows, deducted });
  const due = sum([figures.revenue, figures.delivery, figures.addedVat ?? ZERO]);
  return {
    refusals: refusalsOf(sale, request, place, deducted ? 0 : missing),
    rows,
    figures,
    due,
    ...returnTenders(sale.tenders, due, { ...{ inCash: request.inCash, isLast }, cash, rounding: setting.rounding }),
    cash,
    stock: shelf(
      sale.rows.flatMap(({ position, productId, skipStock }) => {
        const { qty, restock } = returned.get(position) ?? { qty: 0, restock: false };
        return productId && qty > 0 ? [{ productId, qty, skipStock: skipStock || !restock }] : [];
      }),
    ),
    isLast,
    lost: lostRules(before, after, isLast),
    deducted,
    member: member && memberAfterReturn(member, figures, isLast, sale.tierId, rules),
  };
}

/** Refunds VAT by the difference to the VAT of what is left, so that all returns of a sale add up to the VAT that was added. */
function withVat(
  figures: ReturnFigures,
  added: ReturnedSale['addedVat'],
  back: Pick<ReturnPlan, 'rows' | 'deducted'>,
): ReturnFigures {
  return added ? { ...figures, addedVat: subtract(added.after({ ...back, figures }), added.left) } : figures;
}

type Returned = ReadonlyMap<number, { qty: number; restock: boolean }>;

/**
 * Returns the returned pieces by row. Requests for the same row are added up; unknown rows and too many pieces are left
 * out here and refused elsewhere.
 */
function piecesReturned({ rows }: ReturnedSale, { lines }: ReturnRequest): Returned {
  const returned = new Map<number, { qty: number; restock: boolean }>();
  for (const { position, qty, restock } of lines) {
    const left = rows.find((row) => row.position === position && row.type === 'product')?.qty ?? 0;
    const all = (returned.get(position)?.qty ?? 0) + qty;
    if (qty > 0 && all <= left) returned.set(position, { qty: all, restock });
  }
  return returned;
}

/** Prices what is left of the sale without these pieces. */
function priceOf({ basket, rules, rows, redeemPoints }: ReturnedSale, gone: Returned): PricedBasket {
  const products = rows.filter(({ type }) => type === 'product');
  const lines = basket.lines.flatMap((line, at) => {
    const row = products[at];
    const qty = row ? row.qty - (gone.get(row.position)?.qty ?? 0) : 0;
    return qty > 0 ? [{ ...line, qty }] : [];
  });
  return priceLeft({ ...basket, lines, pointsAsCash: redeemPoints }, rules);
}

const sourceOf = (type: RuleType) => (type === 'event' ? 'points' : type);

function taken(priced: PricedBasket, type: RuleType): Satang {
  const source = sourceOf(type);
  return sum(priced.deductions.filter((deduction) => deduction.source === source).map(({ amount }) => amount));
}

function earned(priced: PricedBasket, type: RuleType): number {
  return priced.earnSteps.reduce((points, step) => (step.source === type ? points + step.points : points), 0);
}

/**
 * Returns the part of its discount that each rule takes back, so that the discounts left never exceed the price of the
 * goods left.
 */
function discountsBack(
  { rows }: ReturnedSale,
  returned: Returned,
  before: PricedBasket,
  after: PricedBasket,
  isLast: boolean,
): ReadonlyMap<RuleType, Satang> {
  let room = sum(
    rows.map(({ position, qty, pieceAmount }) => satang((qty - (returned.get(position)?.qty ?? 0)) * pieceAmount)),
  );
  const back = new Map<RuleType, Satang>();
  for (const type of RULES) {
    const recorded = -(rows.find((row) => row.type === type)?.discount ?? 0);
    const stays = isLast ? 0 : Math.max(0, recorded - (taken(before, type) - taken(after, type)));
    const left = min(satang(stays), room);
    room = satang(room - left);
    back.set(type, satang(recorded - left));
  }
  return back;
}

/** Returns the earned points that are taken back, and the spent points that are given back. */
function takenPoints(
  { earnPoints, redeemPoints }: ReturnedSale,
  before: PricedBasket,
  after: PricedBasket,
  isLast: boolean,
): { earned: number; redeemed: number } {
  if (isLast) return { earned: earnPoints, redeemed: redeemPoints };
  return {
    earned: Math.min(earnPoints, before.earnPoints - after.earnPoints),
    redeemed: Math.min(redeemPoints, before.redeemPoints - after.redeemPoints),
  };
}

/**
 * Returns the rows that take back a row of the sale. Every return has the rows of rules, because figures by offer
 * include the revenue of all bills with the offer. The last return has every row of the sale, without pieces if earlier
 * returns took them, because it reverses everything that each row was counted for.
 */
function rowBack(
  row: SoldRow,
  returned: Returned,
  discounts: ReadonlyMap<RuleType, Satang>,
  before: PricedBasket,
  after: PricedBasket,
  isLast: boolean,
): ReturnRow[] {
  const { position, type } = row;
  if (type === 'product') {
    const { qty, restock } = returned.get(position) ?? { qty: 0, restock: false };
    if (qty === 0 && !isLast) return [];
    return [
      { ...NOTHING, returnsPosition: position, qty: 0 - qty, payment: negate(satang(qty * row.pieceAmount)), restock },
    ];
  }
  const points = type === 'event' ? 0 : earned(before, type) - earned(after, type);
  const redeemed = Math.min(row.redeemPoints, before.redeemPoints - after.redeemPoints);
  return [
    {
      ...NOTHING,
      returnsPosition: position,
      discount: discounts.get(type) ?? ZERO,
      earnPoints: 0 - (isLast ? row.earnPoints : points),
      redeemPoints: type === 'event' ? 0 - (isLast ? row.redeemPoints : redeemed) : 0,
    },
  ];
}

const NOTHING = { qty: 0, payment: ZERO, discount: ZERO, earnPoints: 0, redeemPoints: 0, restock: false };

const totalOf = (rows: readonly ReturnRow[]) => sum(rows.map(({ payment, discount }) => add(payment, discount)));

/** Returns the value of spent points in baht, if the shop withholds it and the refund covers it; otherwise null. */
function deduct(
  missing: number,
  handedBack: Satang,
  { points, redeemCash, redeemPoint }: ReturnSetting,
): ReturnPlan['deducted'] {
  if (points !== 'DEDUCT' || missing <= 0) return null;
  const amount = satang(mulDivFloor(missing, redeemCash, redeemPoint));
  return amount <= handedBack ? { points: missing, amount } : null;
}

/** Returns the row that withholds an amount for points; its points are those that could not be taken back. */
function deductedRow({ points, amount }: NonNullable<ReturnPlan['deducted']>): ReturnRow {
  return { ...NOTHING, returnsPosition: null, discount: amount, earnPoints: points };
}

function figuresOf(
  rows: readonly ReturnRow[],
  delivery: Satang,
  points: { earned: number; redeemed: number },
): ReturnFigures {
  const payment = sum(rows.map((row) => row.payment));
  const discount = sum(rows.map((row) => row.discount));
  return {
    qty: rows.reduce((pieces, { qty }) => pieces + qty, 0),
    payment,
    discount,
    revenue: add(payment, discount),
    delivery,
    earnPoints: 0 - points.earned,
    redeemPoints: 0 - points.redeemed,
  };
}

function refusalsOf(
  sale: ReturnedSale,
  { lines }: ReturnRequest,
  place: ReversalPlace,
  missing: number,
): ReturnRefusal[] {
  const branch = branchRefusal(sale, place);
  return [
    ...(sale.isReturn ? [{ code: 'IS_RETURN' } as const] : []),
    ...(sale.status === 'Void' ? [{ code: 'ALREADY_VOID' } as const] : []),
    ...(branch ? [{ code: branch }] : []),
    ...(lines.some(({ qty }) => qty > 0) ? [] : [{ code: 'NO_LINES' } as const]),
    ...tooMany(sale, lines),
    ...(missing > 0 ? [{ code: 'INSUFFICIENT_POINTS', missing } as const] : []),
  ];
}

function tooMany({ rows }: ReturnedSale, lines: ReturnRequest['lines']): ReturnRefusal[] {
  return [...new Set(lines.map(({ position }) => position))].flatMap((position) => {
    const left = rows.find((row) => row.position === position && row.type === 'product')?.qty ?? 0;
    const all = lines.reduce((pieces, line) => (line.position === position ? pieces + line.qty : pieces), 0);
    return all > left ? [{ code: 'MORE_THAN_LEFT', position, left }] : [];
  });
}

const nameOfRule = (facts: PricedBasket['refusals'][number]['params']) => String(facts.name ?? '');

/** Returns the names of rules that applied before this return but not to what is left after it. */
function lostRules(before: PricedBasket, after: PricedBasket, isLast: boolean): string[] {
  if (isLast) return [];
  const had = new Set(notMet(before));
  return [...new Set(notMet(after))].filter((name) => !had.has(name));
}

const OF_RULES: ReadonlySet<RefusedPart> = new Set(['privilege', 'discount', 'offer']);

function notMet({ refusals, trace }: PricedBasket): string[] {
  return [
    ...refusals.filter(({ source }) => OF_RULES.has(source)).map(({ params }) => nameOfRule(params)),
    ...trace.filter(({ code }) => code === 'PRIVILEGE_CONDITION_NOT_MET').map(({ params }) => nameOfRule(params)),
  ];
}
