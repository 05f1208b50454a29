import { ACTIONS, type Action, type Authorize, dropEmptyAuthorizations, isAdministrator, PAGE } from './permissions.ts';

/** The parts of a role that decide what its users may do. */
export interface RoleRights {
  name: string;
  status: string;
  authorizes: readonly Authorize[];
}

/** Rights that the users of a role gain and lose, page by page. */
export interface RightsChange {
  gained: { objectCode: string; actionCodes: Action[] }[];
  lost: { objectCode: string; actionCodes: Action[] }[];
}

/** PERM-01, PERM-17 Returns the rights that the users of a role gain and lose; null stands for no role. */
export function rightsChange(before: RoleRights | null, after: RoleRights | null): RightsChange {
  const had = rightsOf(before);
  const has = rightsOf(after);
  return { gained: beyond(has, had), lost: beyond(had, has) };
}

/** Returns the effective rights of a role: none for an inactive one, all for that of administrators. */
function rightsOf(role: RoleRights | null): readonly Authorize[] {
  if (role?.status !== 'Active') return [];
  if (!isAdministrator(role)) return role.authorizes;
  return Object.values(PAGE).map((objectCode) => ({ objectCode, actionCodes: ACTIONS }));
}

function beyond(these: readonly Authorize[], those: readonly Authorize[]): RightsChange['gained'] {
  const isIn = (rights: readonly Authorize[], code: string, action: Action) =>
    rights.some(({ objectCode, actionCodes }) => objectCode === code && actionCodes.includes(action));
  const codes = [...new Set(these.map(({ objectCode }) => objectCode))];
  return dropEmptyAuthorizations(
    codes.map((objectCode) => ({
      objectCode,
      actionCodes: ACTIONS.filter((action) => isIn(these, objectCode, action) && !isIn(those, objectCode, action)),
    })),
  );
}
