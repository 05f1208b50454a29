import { DEFAULT_TIME_ZONE } from '@taem/domain/merchant/businessDay.ts';
import { useSession } from '../../app/session.ts';
import { useWindowZonesQuery } from '../gql/hooks.ts';

/** The time zones of the branches that the page is of; empty until they are known. */
export function useZones(): readonly string[] {
  const { branchId } = useSession();
  const { data, error } = useWindowZonesQuery();
  // Without an answer: the zone of a shop that never said another.
  if (error) return [DEFAULT_TIME_ZONE];
  const branches = data?.viewer.branches.filter(({ id }) => branchId === null || id === branchId) ?? [];
  return [...new Set(branches.map(({ timeZone }) => timeZone))].sort();
}
