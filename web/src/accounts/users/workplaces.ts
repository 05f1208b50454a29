import type { Row } from '../../resources/RecordScreens.ts';

/** Where a user works: everywhere, or in the branches named. */
export interface Workplaces {
  readonly everywhere: boolean;
  readonly branchIds: readonly string[];
}

/** PERM-20 No branch of a user stands for all of them; no branch in a new form for none chosen yet. */
export function workplacesOf(row: Row): Workplaces {
  const branchIds = (row.branchIds ?? []) as readonly string[];
  return { everywhere: branchIds.length === 0, branchIds };
}
