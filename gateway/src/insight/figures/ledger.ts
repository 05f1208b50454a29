import type { Parameters } from '../../resource/Parameters.ts';
import type { InsightPeriod } from '../readPeriod.ts';

/** SQL of which entries of the ledger belong to the asked branches: those of the members who are registered there. */
export function ofBranches({ branchIds }: InsightPeriod, parameters: Parameters): string {
  if (branchIds === null) return '';
  return ` and e.member_id in (select id from members where branch_id = any(${parameters.add(branchIds)}::uuid[]))`;
}
