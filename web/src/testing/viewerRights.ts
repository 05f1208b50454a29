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
  const { merchantName: name = '', taxId = '' } = currentSession() ?? {};
  const merchant = { __typename: 'Merchant', id: 'realm-1', name, taxId };
  return { viewer: { __typename: 'Viewer', id: 'user-1', role, authorizes: entries, merchant, branches, dayEnds: [] } };
}
