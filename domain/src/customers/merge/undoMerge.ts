/** What stands in the way of taking a merge back. */
export const UNDO_OBSTACLES = [
  'UNDONE',
  'ERASED',
  'LATER_MERGE',
  'POINTS_SPENT',
  'POINTS_TAKEN_BACK',
  'PHONE_TAKEN',
] as const;
export type UndoObstacle = (typeof UNDO_OBSTACLES)[number];

export interface MergeStanding {
  isUndone: boolean;
  /** The account that was kept was erased since. */
  isErased: boolean;
  /** One of the two was part of a merge after this one, which stands. */
  hasLaterMerge: boolean;
  /** Another person has taken the phone of the merged account since. */
  isPhoneTaken: boolean;
  /** Points of the account that was kept, now. */
  keptPoints: number;
  /** Points that the merge moved. */
  movedPoints: number;
  /** What voids and adjustments have done since to the sales that the merge moved. */
  changedSince: number;
}

/**
 * What an undo gives back to the merged account: the points it brought, and the changes to its own sales since. Sales
 * made by the kept account stay with it, so it must be able to spare these points.
 */
export const pointsBack = ({
  movedPoints,
  changedSince,
}: Pick<MergeStanding, 'movedPoints' | 'changedSince'>): number => movedPoints + changedSince;

/** Why a merge cannot be taken back; it can when there is nothing. Neither balance may be below zero afterwards. */
export function undoObstacles(standing: MergeStanding): UndoObstacle[] {
  if (standing.isUndone) return ['UNDONE'];
  if (standing.isErased) return ['ERASED'];
  if (standing.hasLaterMerge) return ['LATER_MERGE'];
  const back = pointsBack(standing);
  if (back < 0) return ['POINTS_TAKEN_BACK'];
  if (standing.keptPoints < back) return ['POINTS_SPENT'];
  return standing.isPhoneTaken ? ['PHONE_TAKEN'] : [];
}
