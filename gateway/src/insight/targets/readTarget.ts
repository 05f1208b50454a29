import { type DaysTarget, percentOfTarget, targetOfDays } from '@taem/domain/insight/targets/targetOfDays.ts';
import { satang, toBaht } from '@taem/domain/money/money.ts';
import type { Database } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { Parameters } from '../../resource/Parameters.ts';
import { type BranchDays, figuresOf } from '../../rollups/figuresOf.ts';
import { keptFigures } from '../../sales/boundedFigures.ts';

/** Returns the target and the actual revenue of the days, in one statement. */
export async function readTarget(database: Database, session: GatewaySession, period: BranchDays) {
  const parameters = new Parameters();
  const months = [period.from, period.to].map((day) => parameters.add(day.slice(0, 7)));
  const text = `
    select (select coalesce(sum(revenue), 0) from (${figuresOf('sales', 'revenue', period, parameters)}) f) as revenue,
      (select coalesce(json_agg(id), '[]') from merchant_branches where status = 'Active') as open,
      (select coalesce(json_agg(json_build_object('month', month, 'branch', branch_id, 'amount', amount)), '[]')
        from revenue_targets where month between ${months.join(' and ')}) as targets`;
  const statement = { text, values: parameters.values };
  const row = await keptFigures<{ revenue: string; open: string[]; targets: Row[] }>(database, session, statement);
  const targets = row?.targets.map(({ month, branch, amount }) => ({
    month,
    branchId: branch,
    amount: satang(amount),
  }));
  const branches = { selected: period.branchIds, open: row?.open ?? [] };
  return answerOf(satang(Number(row?.revenue)), targetOfDays(period, targets ?? [], branches));
}

interface Row {
  month: string;
  branch: string | null;
  amount: number;
}

const answerOf = (revenue: ReturnType<typeof satang>, { amount, months, monthsSet }: DaysTarget) => ({
  amount: amount === null ? null : toBaht(amount),
  percent: amount === null ? null : percentOfTarget(revenue, amount),
  total_revenue: toBaht(revenue),
  months,
  months_set: monthsSet,
});
