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

const baht = (satang: string) => `trim_scale(coalesce(${satang}, 0) / 100.0)`;

const sumsOf = (source: string) => `
  select jsonb_build_object('shifts', count(*), 'open', count(*) filter (where t.closed_at is null),
    'expected_cash', ${baht('sum(t.expected_cash)')}, 'counted_cash', ${baht('sum(t.counted_cash)')},
    'over', ${baht('sum(t.difference) filter (where t.difference > 0)')},
    'short', ${baht('-sum(t.difference) filter (where t.difference < 0)')},
    'difference', ${baht('sum(t.difference)')},
    'opening_over', ${baht(`sum(${OPENING_DIFFERENCE}) filter (where ${OPENING_DIFFERENCE} > 0)`)},
    'opening_short', ${baht(`-sum(${OPENING_DIFFERENCE}) filter (where ${OPENING_DIFFERENCE} < 0)`)},
    'opening_difference', ${baht(`sum(${OPENING_DIFFERENCE})`)}) as totals
  ${source}`;
