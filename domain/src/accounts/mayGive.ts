import { ACTIONS, type Authorize, can, isAdministrator } from './permissions.ts';

/** The access of a user: a role with its rights, and branches. */
export interface Access {
  role: { name: string };
  authorizes: readonly Authorize[];
  /** Ids of branches; empty for all of them (PERM-20). */
  branchIds: readonly string[];
}

/**
 * Whether a user may grant or withdraw this access, or change the sign-in of another user who has it: users grant at
 * most the rights they have, even to themselves. Administrators have every right.
 */
export function mayGive(giver: Access, given: Access): boolean {
  if (isAdministrator(giver.role)) return true;
  return !isAdministrator(given.role) && hasRightsOf(giver, given) && hasBranchesOf(giver, given);
}

function hasRightsOf(giver: Access, given: Access): boolean {
  return given.authorizes.every(({ objectCode, actionCodes }) =>
    ACTIONS.every((action) => !actionCodes.includes(action) || can(giver.role, giver.authorizes, objectCode, action)),
  );
}

function hasBranchesOf(giver: Access, given: Access): boolean {
  if (giver.branchIds.length === 0) return true;
  return given.branchIds.length > 0 && given.branchIds.every((id) => giver.branchIds.includes(id));
}
