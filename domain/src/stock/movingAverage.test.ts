import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { satang } from '../money/money.ts';
import {
  EMPTY_SHELF,
  type Movement,
  movedValue,
  moveShelf,
  type Shelf,
  type StockMovementKind,
} from './movingAverage.ts';

type Move = [kind: StockMovementKind, qty: number, value?: number | null];
const movement = ([kind, qty, value = null]: Move): Movement => ({
  kind,
  qty,
  value: value === null ? null : satang(value),
});
const shelfAfter = (moves: readonly Move[], from: Shelf = EMPTY_SHELF) =>
  moves.reduce((shelf, move) => moveShelf(shelf, movement(move)), from);

describe('the moving average of a shelf', () => {
  test.each<[what: string, moves: Move[], shelf: [qty: number, value: number | null, cost: number | null]]>([
    [
      'is that of all goods received',
      [
        ['import', 10, 1_000],
        ['import', 10, 3_000],
      ],
      [20, 4_000, 200],
    ],
    [
      'stays where pieces go',
      [
        ['import', 10, 1_000],
        ['import', 10, 3_000],
        ['sale', -5],
      ],
      [15, 3_000, 200],
    ],
    [
      'loses nothing by rounding: the last piece takes what is left',
      [
        ['import', 3, 10_000],
        ['sale', -1],
        ['sale', -1],
      ],
      [1, 3_333, 3_333],
    ],
    [
      'of an empty shelf is what its last piece cost',
      [
        ['import', 3, 10_000],
        ['sale', -3],
      ],
      [0, 0, 3_333],
    ],
    [
      'goes on below zero',
      [
        ['import', 2, 200],
        ['sale', -5],
      ],
      [-3, -300, 100],
    ],
    [
      'is that of the goods that fill a shelf below zero',
      [
        ['import', 2, 200],
        ['sale', -5],
        ['import', 10, 1_200],
      ],
      [7, 840, 120],
    ],
    [
      'is that of the goods that fill it up to zero',
      [
        ['import', 2, 200],
        ['sale', -5],
        ['import', 3, 360],
      ],
      [0, 0, 120],
    ],
    [
      'is not known of goods that say no cost',
      [
        ['import', 5],
        ['sale', -2],
      ],
      [3, null, null],
    ],
    ['is not known of what was never received', [['sale', -2]], [-2, null, null]],
    [
      'comes with the first goods that say their cost',
      [
        ['import', 5],
        ['sale', -2],
        ['import', 4, 400],
      ],
      [7, 700, 100],
    ],
    [
      'is taken on by goods that say none',
      [
        ['import', 5, 500],
        ['import', 5],
      ],
      [10, 1_000, 100],
    ],
    [
      'counts goods that cost nothing',
      [
        ['import', 5, 0],
        ['import', 5, 1_000],
      ],
      [10, 1_000, 100],
    ],
    [
      'takes pieces back at what they were sold at',
      [
        ['import', 4, 400],
        ['sale', -2],
        ['import', 2, 600],
        ['return', 2, 200],
      ],
      [6, 1_000, 167],
    ],
    [
      'never has a value of the other sign than its pieces',
      [
        ['import', 1, 100],
        ['sale', -3],
        ['return', 4, 40],
      ],
      [2, 200, 100],
    ],
    [
      'is not changed by a count',
      [
        ['import', 4, 401],
        ['count', 3],
        ['count', -5],
      ],
      [2, 201, 101],
    ],
    ['of what is counted onto a shelf of unknown cost stays unknown', [['count', 4]], [4, null, null]],
  ])('%s', (_what, moves, [qty, value, cost]) => {
    expect(shelfAfter(moves)).toEqual({ qty, value, cost });
  });

  const anyQty = fc.integer({ min: 1, max: 1_000_000 });
  const anyCost = fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: null });
  const anyMove = fc.oneof(
    fc.record({ kind: fc.constant('import' as const), qty: anyQty, each: anyCost }),
    fc.record({ kind: fc.constant('sale' as const), qty: anyQty.map((qty) => -qty), each: fc.constant(null) }),
    fc.record({
      kind: fc.constant('count' as const),
      qty: fc.integer({ min: -1_000, max: 1_000 }).filter((qty) => qty !== 0),
      each: fc.constant(null),
    }),
  );
  const anyShelf = fc
    .array(anyMove, { maxLength: 12 })
    .map((moves) =>
      shelfAfter(moves.map(({ kind, qty, each }): Move => [kind, qty, each === null ? null : each * qty])),
    );

  test('a sale and its full return leave the shelf as it was, also in parts and below zero', () => {
    fc.assert(
      fc.property(anyShelf, fc.integer({ min: 2, max: 1_000 }), (shelf, qty) => {
        const sold = shelfAfter([['sale', -qty]], shelf);
        const cost = movedValue(shelf, sold);
        const part = cost === null ? null : Math.trunc(-cost / 2);
        const rest = cost === null || part === null ? null : -cost - part;
        expect(shelfAfter([['void', qty, cost === null ? null : -cost]], sold)).toEqual(shelf);
        const parts: Move[] = [
          ['return', 1, part],
          ['return', qty - 1, rest],
        ];
        expect(shelfAfter(parts, sold).qty).toBe(shelf.qty);
      }),
    );
  });

  test('the value has the sign of the pieces, none is lost, and a sale costs the average but for a satang', () => {
    fc.assert(
      fc.property(anyShelf, anyQty, (shelf, qty) => {
        expect(Math.sign(shelf.value ?? 0) * Math.sign(shelf.qty)).not.toBe(-1);
        const sold = shelfAfter([['sale', -qty]], shelf);
        if (shelf.value === null || shelf.qty === 0) return;
        const exact = (BigInt(shelf.value) * BigInt(qty)) / BigInt(shelf.qty);
        const off = BigInt(-(movedValue(shelf, sold) ?? 0)) - exact;
        expect(off >= -1n && off <= 1n).toBe(true);
      }),
    );
  });
});
