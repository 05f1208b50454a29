import type { TillOfDevice } from '../../app/deviceSetting.ts';
import { useBranchTillsQuery } from '../gql/hooks.ts';

/** The tills of a branch, as a device keeps the one that it is; null while they are not known. */
export function useBranchTills(branchId: string | null): readonly TillOfDevice[] | null {
  const { data } = useBranchTillsQuery({ variables: { branchId: branchId ?? '' }, skip: !branchId });
  if (!data || !branchId) return null;
  return data.tills.items.map(({ id, code, name }) => ({ id, branchId, code, name }));
}
