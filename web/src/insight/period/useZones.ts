import { useSession } from '../../app/session.ts';
import { zonesOf } from '../../app/shopDay.ts';

/** The time zones of the branches that the page is of. */
export function useZones(): readonly string[] {
  return zonesOf(useSession());
}
