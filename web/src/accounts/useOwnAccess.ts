import type { Access } from '@taem/domain/accounts/mayGive.ts';
import { useRights } from '../app/permission.ts';
import { useSession } from '../app/session.ts';
import { useOwnAccessQuery } from './gql/hooks.ts';

/** Returns the signed-in user's rights and branches in the form of `mayGive`; null until they are loaded. */
export function useOwnAccess(): Access | null {
  const { id } = useSession();
  const { role, authorizes } = useRights();
  const { data } = useOwnAccessQuery({ variables: { id } });
  const branchIds = data?.merchantUser?.branchIds;
  return branchIds ? { role, authorizes, branchIds } : null;
}
