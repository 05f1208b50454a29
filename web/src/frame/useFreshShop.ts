import { useEffect } from 'react';
import { useViewerRightsQuery } from '../app/gql/hooks.ts';
import { currentSession, storeSession } from '../app/session.ts';

/**
 * Keeps the shop's name and tax id, its branches and its end of business days in the session equal to those of the
 * merchant home, where each may have changed since sign-in.
 */
export function useFreshShop(): void {
  const { data } = useViewerRightsQuery();
  const viewer = data?.viewer;
  useEffect(() => {
    const session = currentSession();
    if (!viewer || !session) return;
    const fresh = viewer.branches.map(({ id, name, timeZone }) => ({ id, name, timeZone }));
    const dayEnds = viewer.dayEnds.map(({ from, hour }) => ({ from, hour }));
    const { name: merchantName, taxId } = viewer.merchant;
    const current = [session.branches, session.dayEnds ?? [], session.merchantName, session.taxId];
    if (JSON.stringify([fresh, dayEnds, merchantName, taxId]) === JSON.stringify(current)) return;
    // The current branch stays until the user chooses another: the gateway refuses one that the user may no longer work in.
    const own = fresh.find(({ id }) => id === session.branchId);
    const branchName = own?.name ?? session.branchName;
    storeSession({ ...session, merchantName, taxId, branches: fresh, dayEnds, branchName });
  }, [viewer]);
}
