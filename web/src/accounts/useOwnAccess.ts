import type { Access } from '@taem/domain/accounts/mayGive.ts';
import { useRights } from '../app/permission.ts';
import { useSession } from '../app/session.ts';
import { useOwnAccessQuery } from './gql/hooks.ts';

/** What the signed-in user may do, and where, as `mayGive` asks for it; null while it is not known. */
export function useOwnAccess(): Access | null {
  const { id } = useSession();
  const { role, authorizes } = useRights();
  const { data } = useOwnAccessQuery({ variables: { id } });
  const branchIds = data?.merchantUser?.branchIds;
  return branchIds ? { role, authorizes, branchIds } : null;
}
