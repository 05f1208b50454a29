import type { Access } from './mayGive.ts';
import { type Authorize, dropEmptyAuthorizations, isAdministrator, PAGE } from './permissions.ts';

/**
 * Pages that a program never writes, whatever its role allows: users, roles, service accounts and their keys (these
 * belong to the page of users), and the settings, which contain the codes for voids and adjustments. So a stolen key
 * cannot create another one.
 */
const ONLY_PEOPLE_WRITE: readonly string[] = [PAGE.user, PAGE.role, PAGE.setting];

/** Returns the role and rights with which a service account acts. A program is never an administrator. */
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

/** Whether a service account may have this role: only people can be administrators. */
export function mayBeOfProgram({ role }: Pick<Access, 'role'>): boolean {
  return !isAdministrator(role);
}
