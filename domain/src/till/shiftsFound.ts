export const SHIFT_STATES = ['OPEN', 'CLOSED'] as const;
export type ShiftState = (typeof SHIFT_STATES)[number];

/** The filter of a list of shifts, besides its days; an empty field does not filter. */
export interface ShiftCriteria {
  readonly tillId?: string | null;
  readonly branchId?: string | null;
  readonly openedById?: string | null;
  /** Who opened or closed it. */
  readonly personId?: string | null;
  readonly state?: ShiftState | null;
  /** true: the opening or closing count differed; false: neither did. */
  readonly isDifferent?: boolean | null;
}

/** Converts the filter of shifts to the names of the wire. */
export function shiftsFound({ tillId, branchId, openedById, personId, state, isDifferent }: ShiftCriteria) {
  return {
    ...(tillId && { till_id: tillId }),
    ...(branchId && { branch_id: branchId }),
    ...(openedById && { opened_by_id: openedById }),
    ...(personId && { $or: [{ opened_by_id: personId }, { closed_by_id: personId }] }),
    ...(state && { closed_at: state === 'OPEN' ? null : { $ne: null } }),
    ...(typeof isDifferent === 'boolean' && { is_different: isDifferent }),
  };
}
