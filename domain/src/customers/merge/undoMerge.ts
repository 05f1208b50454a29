/** Why a merge cannot be undone. */
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
  /** The kept account was erased since. */
  isErased: boolean;
  /** One of the two accounts was part of a later merge, which is still in force. */
  hasLaterMerge: boolean;
  /** Another person has taken the phone of the merged account since. */
  isPhoneTaken: boolean;
  /** The current points of the kept account. */
  keptPoints: number;
  /** Points that the merge moved. */
  movedPoints: number;
  /** Points changed by voids and adjustments of the moved sales since the merge. */
  changedSince: number;
}

/**
 * Returns the points that an undo gives back to the merged account: those that it brought, and later changes to the
 * sales that it brought. Sales of the kept account stay with it, so its balance must cover these points.
 */
export const pointsBack = ({
  movedPoints,
  changedSince,
}: Pick<MergeStanding, 'movedPoints' | 'changedSince'>): number => movedPoints + changedSince;

/** Returns why a merge cannot be undone; empty if it can. Neither balance may be below zero afterwards. */
export function undoObstacles(standing: MergeStanding): UndoObstacle[] {
  if (standing.isUndone) return ['UNDONE'];
  if (standing.isErased) return ['ERASED'];
  if (standing.hasLaterMerge) return ['LATER_MERGE'];
  const back = pointsBack(standing);
  if (back < 0) return ['POINTS_TAKEN_BACK'];
  if (standing.keptPoints < back) return ['POINTS_SPENT'];
  return standing.isPhoneTaken ? ['PHONE_TAKEN'] : [];
}
