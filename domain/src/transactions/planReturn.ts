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

/** A row of a sale with what earlier returns left of it. */
export interface SoldRow {
  position: number;
  type: 'product' | 'privilege' | 'discount' | 'offer' | 'event';
  /** The product, the tier or the offer. */
  productId: string | null;
  skipStock: boolean;
  /** Pieces that are left, and what one costs with its options. */
  qty: number;
  pieceAmount: Satang;
  /** Taken off, 0 or below. */
  discount: Satang;
  earnPoints: number;
  redeemPoints: number;
}

/** A sale with what earlier returns left of it. */
export interface ReturnedSale {
  status: string;
  /** The document is a return itself. */
  isReturn: boolean;
  branchId: string;
  memberId: string | null;
  tierId: string | null;
  /** The whole bill as it was sold; its lines are the rows of products in their order. */
  basket: PricingBasket;
  /** As the sale was priced; offers are those of the bill. */
  rules: PricingRules;
  rows: readonly SoldRow[];
  deliveryCost: Satang;
  earnPoints: number;
  redeemPoints: number;
  tenders: readonly SoldTender[];
  cash: CashHeld;
  /** Where VAT was added to its prices: what of it is left, and what it comes to for what a return leaves; absent otherwise. */
  addedVat?: { left: Satang; after: (back: Pick<ReturnPlan, 'rows' | 'figures' | 'deducted'>) => Satang };
}

export interface ReturnRequest {
  lines: readonly { position: number; qty: number; restock: boolean }[];
  /** Delivery is given back too, with the last piece. */
  delivery: boolean;
  /** Handed back in cash, however the sale was paid. */
  inCash: boolean;
}

export interface ReturnSetting {
  points: ReturnPoints;
  /** What a point is worth now. */
  redeemCash: Satang;
  redeemPoint: number;
  rounding: CashRounding;
}

export type ReturnRefusal =
  | ReversalRefusal
  | { code: 'NO_LINES' }
  /** `left`: how many pieces of the row may still be returned. */
  | { code: 'MORE_THAN_LEFT'; position: number; left: number };

/** A row of the return. Amounts, pieces and points are those that come to the sale's, so taken is below 0. */
export interface ReturnRow {
  /** The row of the sale that it takes back; null for points that are kept back in baht. */
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
  /** Of VAT that was added to its prices; absent where these include it. */
  addedVat?: Satang;
  earnPoints: number;
  redeemPoints: number;
}

export interface ReturnPlan {
  refusals: readonly ReturnRefusal[];
  rows: readonly ReturnRow[];
  figures: ReturnFigures;
  /** Revenue, delivery and VAT that was added: below 0 is handed back, above is to be paid. */
  due: Satang;
  tenders: readonly ReturnTender[];
  /** What the tenders come to, less `due`. */
  cashRounding: Satang;
  /** Before the return. */
  cash: CashHeld;
  /** Counted products that go back to the shelf. */
  stock: readonly { productId: string; qty: number }[];
  /** Nothing is left of the sale: it no longer counts. */
  isLast: boolean;
  /** Discounts, offers and tiers whose condition what is left does not meet. */
  lost: readonly string[];
  /** Points that the member keeps, as they are spent, and what is kept back for them. */
  deducted: { points: number; amount: Satang } | null;
  member: MemberReturn | null;
}

const RULES = ['privilege', 'discount', 'offer', 'event'] as const;
type RuleType = (typeof RULES)[number];

/**
 * What a return of some pieces gives back (ADR 0138): the price of what was left of the sale less the price of what is
 * left after it. The last piece gives back what is still recorded, so that rounding neither leaves nor makes a satang.
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

/** VAT goes back as what is left of the sale bears less of it: so all returns of a sale come to what was added. */
function withVat(
  figures: ReturnFigures,
  added: ReturnedSale['addedVat'],
  back: Pick<ReturnPlan, 'rows' | 'deducted'>,
): ReturnFigures {
  return added ? { ...figures, addedVat: subtract(added.after({ ...back, figures }), added.left) } : figures;
}

type Returned = ReadonlyMap<number, { qty: number; restock: boolean }>;

/** By row; what names a row twice counts together, what names none or too many is refused and left out here. */
function piecesReturned({ rows }: ReturnedSale, { lines }: ReturnRequest): Returned {
  const returned = new Map<number, { qty: number; restock: boolean }>();
  for (const { position, qty, restock } of lines) {
    const left = rows.find((row) => row.position === position && row.type === 'product')?.qty ?? 0;
    const all = (returned.get(position)?.qty ?? 0) + qty;
    if (qty > 0 && all <= left) returned.set(position, { qty: all, restock });
  }
  return returned;
}

/** The price of what is left when these pieces are gone. */
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

/** What each rule takes back of its discount, so that what is left is never more than what it is taken off. */
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

/** Earned points that go, and spent ones that come back. */
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
 * Rows of rules are on every return, as figures by offer have the revenue of all bills that the offer is on. The last
 * return has every row of the sale, without pieces where earlier ones took them, as it takes back what each was counted for.
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

/** The worth of spent points in baht, where the shop keeps it back and what is handed back is enough for it. */
function deduct(
  missing: number,
  handedBack: Satang,
  { points, redeemCash, redeemPoint }: ReturnSetting,
): ReturnPlan['deducted'] {
  if (points !== 'DEDUCT' || missing <= 0) return null;
  const amount = satang(mulDivFloor(missing, redeemCash, redeemPoint));
  return amount <= handedBack ? { points: missing, amount } : null;
}

/** Its points are those that were not taken. */
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

/** Rules that applied to what was left before and do not to what is left after. */
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
