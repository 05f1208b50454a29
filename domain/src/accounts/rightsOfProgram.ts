import type { Access } from './mayGive.ts';
import { type Authorize, dropEmptyAuthorizations, isAdministrator, PAGE } from './permissions.ts';

/**
 * What a program never writes, whatever its role may do: users, roles, service accounts and their keys (these go by the
 * page of users), and the settings, where the codes for voids and adjustments are. A stolen key makes no second one.
 */
const ONLY_PEOPLE_WRITE: readonly string[] = [PAGE.user, PAGE.role, PAGE.setting];

/** The role and rights that a service account acts with. A program is never an administrator. */
export function rightsOfProgram<Role extends { name: string }>(
  role: Role,
  authorizes: readonly Authorize[],
): { role: Role; authorizes: Authorize[] } {
  const kept = authorizes.map(({ objectCode, actionCodes }) => ({
    objectCode,
    actionCodes: ONLY_PEOPLE_WRITE.includes(objectCode) ? actionCodes.filter((code) => code !== 'Write') : actionCodes,
  }));
  return { role: isAdministrator(role) ? { ...role, name: '' } : role, authorizes: dropEmptyAuthorizations(kept) };
}

/** Whether an account for a program may have this role: that of administrators is for people alone. */
export function mayBeOfProgram({ role }: Pick<Access, 'role'>): boolean {
  return !isAdministrator(role);
}
