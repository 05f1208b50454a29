import { ALL_BRANCHES } from '@taem/domain/insight/drill/drillAddress.ts';
import { useSession } from '../app/session.ts';
import { ChoiceField } from './filterFields.tsx';
import type { ListFilter } from './ListDeclaration.ts';

/** The branch that a list is of, by its address; null for all of them. The one in force counts unless another is chosen. */
export const branchOf = (chosen: string | undefined, inForce: string | null): string | null =>
  chosen === ALL_BRANCHES ? null : (chosen ?? inForce);

/** The branch of a list, for a user who works in several. */
export function useBranchFilter(label: string, any: string, isBehind = false): ListFilter {
  const { branchId, branches } = useSession();
  return {
    ...{ names: ['branchId'], isBehind },
    draw: ({ branchId: chosen }, narrow) =>
      branches.length > 1 && (
        <ChoiceField
          key="branchId"
          label={label}
          // Where a branch is in force, "all" has to be chosen.
          value={branchOf(chosen, branchId) ?? ''}
          any={any}
          choices={branches}
          onChoose={(id) => narrow({ branchId: id || (branchId ? ALL_BRANCHES : '') })}
        />
      ),
  };
}
