import { currentSession, type SessionAuthorize } from '../app/session.ts';

/** Returns the merchant home's answer for a cashier with these rights. */
export function viewerRights(authorizes: readonly SessionAuthorize[]): object {
  const role = { __typename: 'MerchantRole', id: 'role-1', name: 'Cashier' };
  const entries = authorizes.map((entry) => ({
    __typename: 'Authorize',
    objectCode: entry.objectCode,
    actionCodes: entry.actionCodes.map((code) => code.toUpperCase()),
  }));
  const branches = (currentSession()?.branches ?? []).map((branch) => ({ __typename: 'MerchantBranch', ...branch }));
  return { viewer: { __typename: 'Viewer', id: 'user-1', role, authorizes: entries, branches, dayEnds: [] } };
}
