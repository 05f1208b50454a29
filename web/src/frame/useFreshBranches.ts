import { useEffect } from 'react';
import { useViewerRightsQuery } from '../app/gql/hooks.ts';
import { currentSession, storeSession } from '../app/session.ts';

/**
 * Keeps the session's branches and its end of business days equal to those of the merchant home, where either may have
 * changed since sign-in.
 */
export function useFreshBranches(): void {
  const { data } = useViewerRightsQuery();
  const viewer = data?.viewer;
  useEffect(() => {
    const session = currentSession();
    if (!viewer || !session) return;
    const fresh = viewer.branches.map(({ id, name, timeZone }) => ({ id, name, timeZone }));
    const dayEnds = viewer.dayEnds.map(({ from, hour }) => ({ from, hour }));
    const current = [session.branches, session.dayEnds ?? []];
    if (JSON.stringify([fresh, dayEnds]) === JSON.stringify(current)) return;
    // The current branch stays until the user chooses another: the gateway refuses one that the user may no longer work in.
    const own = fresh.find(({ id }) => id === session.branchId);
    storeSession({ ...session, branches: fresh, dayEnds, branchName: own?.name ?? session.branchName });
  }, [viewer]);
}
