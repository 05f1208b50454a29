import type { Row } from '../../resources/RecordScreens.ts';

/** Where a user works: everywhere, or in the named branches. */
export interface Workplaces {
  readonly everywhere: boolean;
  readonly branchIds: readonly string[];
}

/** PERM-20 Returns the workplaces of a user, for whom no branch means all branches; in a new form it means none chosen yet. */
export function workplacesOf(row: Row): Workplaces {
  const branchIds = (row.branchIds ?? []) as readonly string[];
  return { everywhere: branchIds.length === 0, branchIds };
}
