import { ALL_BRANCHES } from '@taem/domain/insight/drill/drillAddress.ts';
import { useSession } from '../app/session.ts';
import { ChoiceField } from './filterFields.tsx';
import type { ListFilter } from './ListDeclaration.ts';

/** Returns the branch of a list by its address; null for all branches. Unless one is chosen, the session's branch applies. */
export const branchOf = (chosen: string | undefined, inForce: string | null): string | null =>
  chosen === ALL_BRANCHES ? null : (chosen ?? inForce);

/** Returns the branch filter of a list, for a user who works in several branches. */
export function useBranchFilter(label: string, any: string, isBehind = false): ListFilter {
  const { branchId, branches } = useSession();
  return {
    ...{ names: ['branchId'], isBehind },
    draw: ({ branchId: chosen }, narrow) =>
      branches.length > 1 && (
        <ChoiceField
          key="branchId"
          label={label}
          // With a branch in the session, "all" must be chosen explicitly.
          value={branchOf(chosen, branchId) ?? ''}
          any={any}
          choices={branches}
          onChoose={(id) => narrow({ branchId: id || (branchId ? ALL_BRANCHES : '') })}
        />
      ),
  };
}
