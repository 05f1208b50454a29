import type { TillOfDevice } from '../../app/deviceSetting.ts';
import { useBranchTillsQuery } from '../gql/hooks.ts';

/** Returns the tills of a branch in the form that a device stores; null until they are read. */
export function useBranchTills(branchId: string | null): readonly TillOfDevice[] | null {
  const { data } = useBranchTillsQuery({ variables: { branchId: branchId ?? '' }, skip: !branchId });
  if (!data || !branchId) return null;
  return data.tills.items.map(({ id, code, name }) => ({ id, branchId, code, name }));
}
