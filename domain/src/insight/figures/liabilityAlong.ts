import type { Day } from '../../time/calendar.ts';
import type { DayRange, TimeUnit } from '../../time/dayRange.ts';
import { unitsAlong } from '../alongTime.ts';

/** The kinds of point changes, each signed as in the ledger. */
export const POINT_MOVES = ['brought', 'earned', 'spent', 'voided', 'adjusted', 'merged', 'claimed'] as const;
export type PointMove = (typeof POINT_MOVES)[number];

/** Points at the beginning and the end of a unit, and their changes. */
export interface LiabilityUnit extends Readonly<Record<PointMove, number>> {
  readonly time: Day;
  readonly opening: number;
  readonly closing: number;
}

const still = Object.fromEntries(POINT_MOVES.map((move) => [move, 0])) as Record<PointMove, number>;

/** Returns all units of the range from the first row on; a unit without changes closes with its opening points. */
export function liabilityAlong(rows: readonly LiabilityUnit[], range: DayRange, by: TimeUnit): LiabilityUnit[] {
  const byTime = new Map(rows.map((row) => [row.time, row]));
  const units: LiabilityUnit[] = [];
  for (const time of unitsAlong(range, by)) {
    const before = units.at(-1);
    const row = byTime.get(time);
    if (row) units.push(row);
    else if (before) units.push({ ...still, time, opening: before.closing, closing: before.closing });
  }
  return units;
}

/** Adds up the changes of all units by kind. */
export const movesOf = (units: readonly LiabilityUnit[]): Record<PointMove, number> =>
  Object.fromEntries(POINT_MOVES.map((move) => [move, units.reduce((sum, unit) => sum + unit[move], 0)])) as Record<
    PointMove,
    number
  >;

/** Whether each unit opens with the closing points of the previous one, and its changes lead to its own closing points. */
export const addsUp = (units: readonly LiabilityUnit[]): boolean =>
  units.every(
    (unit, at) =>
      unit.opening === (units[at - 1]?.closing ?? unit.opening) &&
      POINT_MOVES.reduce((sum, move) => sum + unit[move], unit.opening) === unit.closing,
  );
