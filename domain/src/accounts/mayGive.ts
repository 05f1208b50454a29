import { ACTIONS, type Authorize, can, isAdministrator } from './permissions.ts';

/** What a person may do and where: a role with its rights, and branches. */
export interface Access {
  role: { name: string };
  authorizes: readonly Authorize[];
  /** Ids of branches; none means all of them (PERM-20). */
  branchIds: readonly string[];
}

/**
 * Whether one user may give this access to another, take it away, or change how a person who has it signs in: users
 * pass on at most the rights they have, even to themselves. Administrators have every right.
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
