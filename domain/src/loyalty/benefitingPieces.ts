import { add, multiplyByQty, type Satang, satang, sum, ZERO } from '../money/money.ts';
import { spread } from '../money/spread.ts';
import { countersOf, type GoodsLine, type OfferGoods } from './offerGoods.ts';

type PieceLine = GoodsLine & { qty: number; piecePrice: Satang };

/** The pieces of a bill that an offer applies to. */
export interface BenefitingPieces {
  pieces: number;
  amount: Satang;
  /** Pieces still missing until one benefits; 0 if one already does. */
  missing: number;
}

/** Sets that are sold at a price each. */
export interface PricedSets {
  sets: number;
  pieces: number;
  /** The price of their pieces, and the discount on it. */
  amount: Satang;
  off: Satang;
}

/** The complete groups of a bill, the most expensive first. */
interface Groups {
  counting: readonly PieceLine[];
  count: number;
  missing: number;
  /** How many pieces of each group benefit, and how many of each counting line benefit in the first n groups. */
  benefits: number;
  piecesIn: (count: number) => readonly number[];
  /** Returns a bit for each part that the line fits. */
  partsOf: (line: GoodsLine) => number;
}

/** Returns how many pieces benefit, and their price. */
export function benefitingPieces(goods: OfferGoods, lines: readonly PieceLine[]): BenefitingPieces {
  const groups = groupsOf(goods, lines);
  const { count, missing, benefits } = groups;
  return { pieces: count * benefits, amount: worthOf(groups, count), missing };
}

/**
 * Returns the amount of each line that benefits, in the order of the lines; with a price of a set, the amount that is
 * sold in such sets. If only some pieces of one price benefit, all lines with such pieces share the amount in
 * proportion: neither their order on the bill nor an exemption from VAT decides.
 */
export function benefitByLine(goods: OfferGoods, lines: readonly PieceLine[], price?: Satang): Satang[] {
  const groups = groupsOf(goods, lines);
  const pieces = groups.piecesIn(price === undefined ? groups.count : setsIn(groups, price));
  const alike = new Map<string, { line: PieceLine; amount: Satang }[]>();
  for (const [at, line] of groups.counting.entries()) {
    const key = `${line.piecePrice} ${groups.partsOf(line)}`;
    const amount = multiplyByQty(line.piecePrice, pieces[at] ?? 0);
    alike.set(key, [...(alike.get(key) ?? []), { line, amount }]);
  }
  const byLine = new Map<PieceLine, Satang>();
  for (const each of alike.values()) {
    const shares = spread(
      sum(each.map(({ amount }) => amount)),
      each.map(({ line }) => satang(line.qty)),
    );
    for (const [at, { line }] of each.entries()) byLine.set(line, shares[at] ?? ZERO);
  }
  return lines.map((line) => byLine.get(line) ?? ZERO);
}

/** Returns the price of the pieces that benefit in the first n groups. */
function worthOf({ counting, piecesIn }: Groups, count: number): Satang {
  const pieces = piecesIn(count);
  return counting.reduce((worth, { piecePrice }, at) => add(worth, multiplyByQty(piecePrice, pieces[at] ?? 0)), ZERO);
}

/**
 * Returns the sets that are cheaper at a set price, for which the benefiting pieces of each complete group are sold
 * together.
 */
export function setsAt(price: Satang, goods: OfferGoods, lines: readonly PieceLine[]): PricedSets {
  const groups = groupsOf(goods, lines);
  const sets = setsIn(groups, price);
  const amount = worthOf(groups, sets);
  return { sets, pieces: sets * groups.benefits, amount, off: satang(amount - sets * price) };
}

/**
 * Returns the number of sets whose pieces cost more than the set price, by binary search: no group is worth more than
 * the one before it.
 */
function setsIn(groups: Groups, price: Satang): number {
  let [sets, most] = [0, groups.count];
  while (sets < most) {
    const middle = Math.ceil((sets + most) / 2);
    if (worthOf(groups, middle) - worthOf(groups, middle - 1) > price) sets = middle;
    else most = middle - 1;
  }
  return sets;
}

function groupsOf(goods: OfferGoods, lines: readonly PieceLine[]): Groups {
  const { otherParts = [] } = goods;
  const counters = countersOf(goods);
  const partsOf = (line: GoodsLine) =>
    counters.reduce((parts, counts, at) => (counts(line) ? parts | (1 << at) : parts), 0);
  const dearest = dearestFirst(lines);
  if (otherParts.length === 0) return { ...groupsOfOne(goods, dearest.filter(partsOf)), partsOf };
  const counting = dearest.map((line) => ({ line, parts: partsOf(line) })).filter(({ parts }) => parts > 0);
  // Lines of one price are ordered by their parts, so that their order on the bill does not matter.
  counting.sort((one, other) => other.line.piecePrice - one.line.piecePrice || one.parts - other.parts);
  const sizes = [goods.groupOf ?? 1, ...otherParts.map(({ pieces }) => pieces)];
  return { ...groupsOfParts(sizes, counting), partsOf };
}

/** Caches the sorted lines of a bill, which is checked against many offers. */
const ordered = new WeakMap<readonly PieceLine[], readonly PieceLine[]>();

function dearestFirst(lines: readonly PieceLine[]): readonly PieceLine[] {
  const kept = ordered.get(lines);
  if (kept) return kept;
  const sorted = lines.filter(({ qty }) => qty > 0).sort((one, other) => other.piecePrice - one.piecePrice);
  ordered.set(lines, sorted);
  return sorted;
}

/**
 * Groups goods in one part: counting pieces are sorted by price, the most expensive first, and cut into complete
 * groups, the last pieces of which benefit. So one more piece never costs more than its price: it moves every place of
 * the order to the same price or a higher one, and removes no group. The order of the lines does not matter, because
 * pieces of one price are worth the same.
 */
function groupsOfOne(goods: OfferGoods, counting: readonly PieceLine[]): Omit<Groups, 'partsOf'> {
  const [groupOf, benefits] = [goods.groupOf ?? 1, goods.benefits ?? 1];
  const all = counting.reduce((pieces, { qty }) => pieces + qty, 0);
  const count = Math.floor(all / groupOf);
  const piecesIn = (groups: number) => {
    /** Counts the benefiting pieces among the first n pieces. */
    const among = (first: number) => {
      const within = Math.min(first, groups * groupOf);
      return Math.floor(within / groupOf) * benefits + Math.max(0, (within % groupOf) - (groupOf - benefits));
    };
    let before = 0;
    return counting.map(({ qty }) => {
      const first = before;
      before += qty;
      return among(before) - among(first);
    });
  };
  return { counting, count, missing: count > 0 ? 0 : groupOf - all, benefits, piecesIn };
}

/**
 * Groups sets in several parts, such as a drink and a cake: every piece of a complete set benefits, and the most
 * expensive pieces that fill n sets are taken. A piece that fits several parts is used where it is needed: by Hall's
 * theorem, pieces fit into the sets as long as no choice of parts gets more of them than it has room for. Taking the
 * most expensive first under that rule gives the highest total, whatever the order of the lines.
 */
function groupsOfParts(
  sizes: readonly number[],
  counting: readonly { line: PieceLine; parts: number }[],
): Omit<Groups, 'partsOf'> {
  const choices = Array.from({ length: (1 << sizes.length) - 1 }, (_, at) => at + 1).map((parts) => ({
    parts,
    size: sizes.reduce((size, pieces, at) => (parts & (1 << at) ? size + pieces : size), 0),
    fitting: counting.reduce((pieces, { line, parts: fits }) => (fits & parts ? pieces + line.qty : pieces), 0),
  }));
  /** For each combination of parts that a line fits: the choices of parts that contain all of them. */
  const holding = Array.from({ length: 1 << sizes.length }, (_, parts) =>
    choices.flatMap((choice, at) => ((choice.parts & parts) === parts ? [at] : [])),
  );
  const piecesIn = (sets: number) => {
    const room = choices.map(({ size }) => size * sets);
    return counting.map(({ line: { qty }, parts }) => {
      const held = holding[parts] ?? [];
      let pieces = qty;
      for (const at of held) pieces = Math.min(pieces, room[at] ?? 0);
      for (const at of held) room[at] = (room[at] ?? 0) - pieces;
      return pieces;
    });
  };
  return {
    counting: counting.map(({ line }) => line),
    count: Math.min(...choices.map(({ size, fitting }) => Math.floor(fitting / size))),
    missing: Math.max(0, ...choices.map(({ size, fitting }) => size - fitting)),
    benefits: sizes.reduce((all, pieces) => all + pieces, 0),
    piecesIn: (sets) => (sets === 0 ? [] : piecesIn(sets)),
  };
}
