import { type BreakdownKind, type Dimension, kindOf } from '@taem/domain/insight/breakdown/dimensions.ts';
import { MEASURE_NAMES, type Measure, supports } from '@taem/domain/insight/breakdown/measures.ts';
import { weekdayIndex } from '@taem/domain/time/calendar.ts';
import { firstOf } from '@taem/domain/time/dayRange.ts';
import { costOf, netOf, type RandomOption, type RandomSale } from '../../../testing/randomShop.ts';
import { customer, payment, qty, revenue } from '../../testing/plainSums.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Facts about members that their sales do not contain. */
export interface Buyers {
  genders: Readonly<Record<string, string | null>>;
  born: Readonly<Record<string, string | null>>;
  /** Sales that are the first of their member. */
  first: ReadonlySet<string>;
}

/** The filter's conditions on lines, tenders and offers: figures of these count only the matching ones. */
export interface PartFilters {
  product?: string;
  tender?: string;
  offer?: string;
}

interface Piece {
  sale: RandomSale;
  qty: number;
  amount: number;
  keys: Readonly<Record<string, string | null>>;
}

const linesOf = (sale: RandomSale, { product }: PartFilters) =>
  sale.lines.filter((line) => !product || line.product === product);
const tendersOf = (sale: RandomSale, { tender }: PartFilters) =>
  sale.channels.filter(({ type }) => !tender || type === tender);

/** Returns a line once for each of its options, or for each of its groups; once if figures are not broken down by them. */
function chosen(by: readonly Dimension[], options: readonly RandomOption[]): Record<string, string>[] {
  if (by.includes('OPTION'))
    return options.map(({ group, name }) => ({ OPTION: `${group}: ${name}`, OPTION_GROUP: group }));
  const groups = [...new Set(options.map(({ group }) => group))];
  return by.includes('OPTION_GROUP') ? groups.map((OPTION_GROUP) => ({ OPTION_GROUP })) : [{}];
}

function piecesOf(sale: RandomSale, kind: BreakdownKind, parts: PartFilters, by: readonly Dimension[] = []): Piece[] {
  if (kind === 'line') {
    return linesOf(sale, parts).flatMap(({ product, category, sub, qty, amount, options = [] }) => {
      const line = { PRODUCT: product, CATEGORY: category, SUB_CATEGORY: sub };
      return chosen(by, options).map((keys) => ({ ...{ sale, qty, amount }, keys: { ...line, ...keys } }));
    });
  }
  if (kind === 'tender') {
    return tendersOf(sale, parts).map(({ type, institute, amount }) => ({
      ...{ sale, qty: 0, amount },
      keys: { TENDER: type, BANK: institute },
    }));
  }
  if (kind === 'offer') {
    const given = [
      { id: sale.offer, discount: sale.discount },
      { id: sale.special, discount: 0 },
    ];
    return given.flatMap(({ id, discount }) =>
      id && (!parts.offer || parts.offer === id) ? [{ sale, qty: 0, amount: 0 - discount, keys: { OFFER: id } }] : [],
    );
  }
  return [{ sale, qty: qty(sale), amount: 0, keys: {} }];
}

function ageOn(day: string, born: string | null | undefined): string | null {
  if (!born) return null;
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);
  if (years <= 12) return '1-12';
  return years <= 24 ? '13-24' : years <= 60 ? '25-60' : 'Over 60';
}

function keyOf(dimension: Dimension, { sale, keys }: Piece, { genders, born, first }: Buyers): unknown {
  const { day, member } = sale;
  const keyOfDimension = keys[dimension];
  if (keyOfDimension !== undefined) return keyOfDimension;
  if (dimension === 'HOUR') return Number(sale.time?.slice(0, 2));
  if (dimension === 'WEEKDAY') return WEEKDAYS[weekdayIndex(day) - 1];
  if (dimension === 'BRANCH') return sale.branch;
  if (dimension === 'TIER') return sale.tier ?? null;
  if (dimension === 'CUSTOMER_TYPE') return customer(sale);
  if (dimension === 'MEMBER') return member;
  if (dimension === 'CASHIER') return sale.cashier;
  if (dimension === 'TILL') return sale.till ?? null;
  if (dimension === 'SHIFT') return sale.shift ?? null;
  if (dimension === 'GENDER') return (member ? genders[member] : sale.gender) ?? null;
  if (dimension === 'AGE') return member ? ageOn(day, born[member]) : sale.age;
  if (dimension === 'NEW_OR_RETURNING') return member ? (first.has(sale.id) ? 'New' : 'Returning') : null;
  return firstOf(dimension as 'DAY', day);
}

const sum = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((total, item) => total + value(item), 0);

function costs(lines: readonly { qty: number; amount: number }[]) {
  const costed = lines.filter((line) => costOf(line) !== null);
  return {
    COST: sum(costed, (line) => costOf(line) ?? 0),
    MARGIN: sum(costed, (line) => netOf(line) - (costOf(line) ?? 0)),
    UNCOSTED_QUANTITY: sum(lines, ({ qty }) => qty) - sum(costed, ({ qty }) => qty),
  };
}

/** Returns figures in satang, calculated sale by sale. */
export function plainFigures(
  pieces: readonly Piece[],
  kind: BreakdownKind,
  parts: PartFilters,
): Record<Measure, number | null> {
  const sales = [...new Set(pieces.map(({ sale }) => sale))];
  const all: Record<Measure, number | null> = {
    TOTAL_REVENUE: sum(sales, revenue),
    TOTAL_TRANSACTIONS: sales.length,
    TOTAL_QUANTITY: sum(pieces, (piece) => piece.qty),
    TOTAL_PAYMENT: sum(sales, payment),
    TOTAL_DISCOUNT: kind === 'offer' ? sum(pieces, ({ amount }) => amount) : 0 - sum(sales, ({ discount }) => discount),
    EARN_POINTS: sum(sales, ({ earn }) => earn),
    REDEEM_POINTS: sum(sales, ({ redeem }) => redeem),
    AVERAGE_BASKET: sales.length === 0 ? null : Math.round(sum(sales, revenue) / sales.length),
    TOTAL_MEMBERS: new Set(sales.flatMap(({ member }) => member ?? [])).size,
    ITEM_AMOUNT: sum(
      sales.flatMap((sale) => (kind === 'line' ? [] : linesOf(sale, parts))),
      ({ amount }) => amount,
    ),
    TENDER_AMOUNT: sum(
      sales.flatMap((sale) => (kind === 'tender' ? [] : tendersOf(sale, parts))),
      ({ amount }) => amount,
    ),
    ...costs(kind === 'line' ? pieces : sales.flatMap((sale) => linesOf(sale, parts))),
    ...(kind === 'line' && { ITEM_AMOUNT: sum(pieces, ({ amount }) => amount) }),
    ...(kind === 'tender' && { TENDER_AMOUNT: sum(pieces, ({ amount }) => amount) }),
  };
  return Object.fromEntries(
    MEASURE_NAMES.map((measure) => [measure, supports(kind, measure) ? all[measure] : null]),
  ) as Record<Measure, number | null>;
}

export const plainTotals = (sales: readonly RandomSale[], parts: PartFilters = {}) =>
  plainFigures(
    sales.flatMap((sale) => piecesOf(sale, 'sale', parts)),
    'sale',
    parts,
  );

/** Returns figures by their keys as JSON. */
export function plainBreakdown(
  by: readonly Dimension[],
  sales: readonly RandomSale[],
  buyers: Buyers,
  parts: PartFilters = {},
) {
  const kind = kindOf(by);
  const groups = new Map<string, Piece[]>();
  for (const piece of sales.flatMap((sale) => piecesOf(sale, kind, parts, by))) {
    if (by.includes('MEMBER') && !piece.sale.member) continue;
    const key = JSON.stringify(by.map((dimension) => keyOf(dimension, piece, buyers)));
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return Object.fromEntries([...groups].map(([key, pieces]) => [key, plainFigures(pieces, kind, parts)]));
}
