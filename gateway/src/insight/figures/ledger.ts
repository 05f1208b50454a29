import type { Parameters } from '../../resource/Parameters.ts';
import { hasGoneAt } from '../../rollups/soFar.ts';
import type { InsightPeriod } from '../readPeriod.ts';

/** SQL of the kinds of entries that move points, by the wire name of their sum; each is signed as in the ledger. */
export const MOVES = {
  brought: "'opening'",
  earned: "'earn'",
  spent: "'redeem'",
  voided: "'void', 'return'",
  adjusted: "'adjust'",
  merged: "'merge'",
  claimed: "'claim'",
} as const;

/** Returns SQL that keeps only entries of members registered in the requested branches. */
export function ofBranches({ branchIds }: InsightPeriod, parameters: Parameters): string {
  if (branchIds === null) return '';
  return ` and e.member_id in (select id from members where branch_id = any(${parameters.add(branchIds)}::uuid[]))`;
}

/**
 * Returns SQL that leaves out what moved after the moment up to which a last day counts, by the clock of the member's
 * branch.
 */
export function movedSoFar({ to, soFar }: InsightPeriod, parameters: Parameters): string {
  if (!soFar) return '';
  return ` and (e.business_date < ${parameters.add(to)}::date or exists (select from members m join realms r on r.id = m.realm_id
    left join merchant_branches b on b.id = m.branch_id
    where m.id = e.member_id and ${hasGoneAt('e.time', { to, soFar }, parameters)}))`;
}
