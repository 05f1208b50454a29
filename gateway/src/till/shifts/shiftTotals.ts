import { bahtOrZeroSql } from '../../database/bahtSql.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { compileSource } from '../../resource/compileQuery.ts';
import type { Narrowing } from '../../resource/listParts.ts';
import { Parameters } from '../../resource/Parameters.ts';
import { OPENING_DIFFERENCE, shifts } from './shifts.ts';

/** Returns the totals of the filtered shifts, in baht; over and short separately, as they would cancel each other out. */
export async function shiftTotals(client: DatabaseClient, session: GatewaySession, narrowing: Narrowing) {
  const parameters = new Parameters();
  const source = compileSource(shifts, narrowing, session, parameters);
  const { rows } = await client.query<{ totals: object }>(sumsOf(source), parameters.values);
  return rows[0]?.totals;
}

const sumsOf = (source: string) => `
  select jsonb_build_object('shifts', count(*), 'open', count(*) filter (where t.closed_at is null),
    'expected_cash', ${bahtOrZeroSql('sum(t.expected_cash)')}, 'counted_cash', ${bahtOrZeroSql('sum(t.counted_cash)')},
    'over', ${bahtOrZeroSql('sum(t.difference) filter (where t.difference > 0)')},
    'short', ${bahtOrZeroSql('-sum(t.difference) filter (where t.difference < 0)')},
    'difference', ${bahtOrZeroSql('sum(t.difference)')},
    'opening_over', ${bahtOrZeroSql(`sum(${OPENING_DIFFERENCE}) filter (where ${OPENING_DIFFERENCE} > 0)`)},
    'opening_short', ${bahtOrZeroSql(`-sum(${OPENING_DIFFERENCE}) filter (where ${OPENING_DIFFERENCE} < 0)`)},
    'opening_difference', ${bahtOrZeroSql(`sum(${OPENING_DIFFERENCE})`)}) as totals
  ${source}`;
