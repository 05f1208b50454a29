import type { ProofRule } from '@taem/domain/insight/proof/proof.ts';
import { andInBranches } from '../../resource/andInBranches.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { daysThatDiffer } from '../../rollups/rollupFaults.ts';
import { amountDue } from '../../sales/amountDue.ts';
import type { InsightPeriod } from '../readPeriod.ts';

/** SQL of the rows that break each rule; each row identifies a sale, a member or a day, and its branch. */
export const proofChecks: Readonly<Record<ProofRule, (period: InsightPeriod, parameters: Parameters) => string>> = {
  TENDERS_EQUAL_DUE: (period, parameters) => `
    select t.id as transaction_id, t.transaction_no, null::uuid as member_id, null::text as member_code, t.business_date::text, t.branch_id
    from transactions t left join transaction_channels c on c.transaction_id = t.id
    where ${ofWindow('t', period, parameters)} group by t.realm_id, t.id
    having ${amountDue('t')} + t.cash_rounding <> coalesce(sum(c.amount), 0)`,
  // Balances are current, so days do not narrow them.
  LEDGER_EQUALS_BALANCES: ({ branchIds }, parameters) => `
    select null::uuid as transaction_id, null::text as transaction_no, m.id as member_id, m.code as member_code,
      null::text as business_date, m.branch_id
    from members m left join (
      select member_id, sum(points) as points from point_entries group by member_id) l on l.member_id = m.id
    where m.points <> coalesce(l.points, 0)${andInBranches('m.branch_id', branchIds, parameters)}`,
  ROLLUPS_EQUAL_SALES: (period, parameters) => {
    const days = ofWindow(null, period, parameters);
    return `
    select distinct null::uuid as transaction_id, null::text as transaction_no, null::uuid as member_id, null::text as member_code,
      day as business_date, branch_id
    from (${daysThatDiffer({ days, months: ofWholeMonths(period, parameters) }).join(' union all ')}) d`;
  },
};

/** Months are only read as months if they are entirely within the period. */
function ofWholeMonths({ from, to, branchIds }: InsightPeriod, parameters: Parameters): string {
  return `month >= ${parameters.add(from)}::date and (month + interval '1 month')::date - 1 <= ${parameters.add(to)}::date${andInBranches('branch_id', branchIds, parameters)}`;
}

function ofWindow(table: string | null, { from, to, branchIds }: InsightPeriod, parameters: Parameters): string {
  const column = (name: string) => (table ? `${table}.${name}` : name);
  return `${column('business_date')} between ${parameters.add(from)}::date and ${parameters.add(to)}::date${andInBranches(column('branch_id'), branchIds, parameters)}`;
}
