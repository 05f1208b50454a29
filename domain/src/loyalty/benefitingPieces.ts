import { add, multiplyByQty, type Satang, satang, sum, ZERO } from '../money/money.ts';
import { spread } from '../money/spread.ts';
import { countersOf, type GoodsLine, type OfferGoods } from './offerGoods.ts';

type PieceLine = GoodsLine & { qty: number; piecePrice: Satang };

/** The pieces of a bill that an offer is given on. */
export interface BenefitingPieces {
  pieces: number;
  amount: Satang;
  /** Pieces that are missing until one benefits; 0 where one does. */
  missing: number;
}

/** Sets that are sold for a price each. */
export interface PricedSets {
  sets: number;
  pieces: number;
  /** What their pieces come to, and what is taken off that. */
  amount: Satang;
  off: Satang;
}

/** The whole groups of a bill, the dearest first. */
interface Groups {
  counting: readonly PieceLine[];
  count: number;
  missing: number;
  /** Pieces of each that benefit, and how many of each counting line do in the first n groups. */
  benefits: number;
  piecesIn: (count: number) => readonly number[];
  /** A bit for each part that the line fits. */
  partsOf: (line: GoodsLine) => number;
}

/** Which pieces benefit, and what they come to. */
export function benefitingPieces(goods: OfferGoods, lines: readonly PieceLine[]): BenefitingPieces {
  const groups = groupsOf(goods, lines);
  const { count, missing, benefits } = groups;
  return { pieces: count * benefits, amount: worthOf(groups, count), missing };
}

/**
 * What of each line benefits, in the order of the lines; with a price of a set, what of it is sold in such sets. Where only
 * some pieces of one price benefit, all lines with such pieces have a part of that in proportion: which of them stands first on
 * the bill, and whether one is exempt from VAT, decides nothing.
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

/** What the pieces come to that benefit in the first n groups. */
function worthOf({ counting, piecesIn }: Groups, count: number): Satang {
  const pieces = piecesIn(count);
  return counting.reduce((worth, { piecePrice }, at) => add(worth, multiplyByQty(piecePrice, pieces[at] ?? 0)), ZERO);
}

/** The sets that are cheaper for a price: of each whole group the pieces that benefit are sold for it together. */
export function setsAt(price: Satang, goods: OfferGoods, lines: readonly PieceLine[]): PricedSets {
  const groups = groupsOf(goods, lines);
  const sets = setsIn(groups, price);
  const amount = worthOf(groups, sets);
  return { sets, pieces: sets * groups.benefits, amount, off: satang(amount - sets * price) };
}

/** No set is dearer than its pieces, which is found by halves: a group is worth no more than the one before it. */
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
  // Of one price in an order that is not that of the bill.
  counting.sort((one, other) => other.line.piecePrice - one.line.piecePrice || one.parts - other.parts);
  const sizes = [goods.groupOf ?? 1, ...otherParts.map(({ pieces }) => pieces)];
  return { ...groupsOfParts(sizes, counting), partsOf };
}

/** The order is that of one bill, for all the offers that it is held against. */
const ordered = new WeakMap<readonly PieceLine[], readonly PieceLine[]>();

function dearestFirst(lines: readonly PieceLine[]): readonly PieceLine[] {
  const kept = ordered.get(lines);
  if (kept) return kept;
  const sorted = lines.filter(({ qty }) => qty > 0).sort((one, other) => other.piecePrice - one.piecePrice);
  ordered.set(lines, sorted);
  return sorted;
}

/**
 * Of goods in one part: those that count stand by their price, the dearest first, are cut into whole groups, and the last
 * of each group benefit. So one more piece never costs more than its price: it moves every place of the order to the same
 * price or a higher one, and takes no group away. The order of the lines does not matter, as pieces of one price are worth
 * the same.
 */
function groupsOfOne(goods: OfferGoods, counting: readonly PieceLine[]): Omit<Groups, 'partsOf'> {
  const [groupOf, benefits] = [goods.groupOf ?? 1, goods.benefits ?? 1];
  const all = counting.reduce((pieces, { qty }) => pieces + qty, 0);
  const count = Math.floor(all / groupOf);
  const piecesIn = (groups: number) => {
    /** How many of the first n pieces benefit. */
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
 * Of sets in several parts, such as a drink and a cake: every piece of a whole set benefits, and the dearest pieces that
 * fill n sets are taken. A piece that fits several parts stands in the one where it is needed: by
 * Hall's theorem, pieces fit into the sets as long as no choice of parts gets more of them than it has room for. Taking the
 * dearest first under that rule gives the most, whatever the order of the lines.
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
  /** By the parts that a line fits: the choices of parts that hold all of these. */
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
