import { useEffect } from 'react';
import { useViewerRightsQuery } from '../app/gql/hooks.ts';
import { currentSession, storeSession } from '../app/session.ts';

/** The branches to work in are those of the merchant home, also where one was opened or renamed since the sign-in. */
export function useFreshBranches(): void {
  const { data } = useViewerRightsQuery();
  const branches = data?.viewer.branches;
  useEffect(() => {
    const session = currentSession();
    if (!branches || !session) return;
    const fresh = branches.map(({ id, name, timeZone }) => ({ id, name, timeZone }));
    if (JSON.stringify(fresh) === JSON.stringify(session.branches)) return;
    // The branch in force stays until the user chooses another: the gateway refuses what it no longer may.
    const own = fresh.find(({ id }) => id === session.branchId);
    storeSession({ ...session, branches: fresh, branchName: own?.name ?? session.branchName });
  }, [branches]);
}
