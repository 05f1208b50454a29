import { useEffect } from 'react';
import { useViewerRightsQuery } from '../app/gql/hooks.ts';
import { currentSession, storeSession } from '../app/session.ts';

/** The branches to work in, and when business days end, are those of the merchant home, also where one was opened or changed since the sign-in. */
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
    // The branch in force stays until the user chooses another: the gateway refuses what it no longer may.
    const own = fresh.find(({ id }) => id === session.branchId);
    storeSession({ ...session, branches: fresh, dayEnds, branchName: own?.name ?? session.branchName });
  }, [viewer]);
}
