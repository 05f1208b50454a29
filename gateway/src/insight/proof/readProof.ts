import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { PROOF_RULES, type ProofRule, type ProofState } from '@taem/domain/insight/proof/proof.ts';
import type { Database } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { inTurn } from '../../http/inTurn.ts';
import { mayDo } from '../../http/requirePermission.ts';
import { Parameters } from '../../resource/Parameters.ts';
import type { InsightPeriod } from '../readPeriod.ts';
import { proofChecks } from './proofChecks.ts';

/** Time limit for one rule, in milliseconds; a rule that did not finish is reported as not checked, never as correct. */
const MAX_MS = 4_000;
/** Limit for one merchant: a user who opens many pages waits for their own proofs, without holding a connection. */
const MAX_AT_ONCE = 1;
const MAX_FAULTS = 20;

interface FaultRow {
  faulty_rows: number;
  transaction_id: string | null;
  transaction_no: string | null;
  member_id: string | null;
  member_code: string | null;
  business_date: string | null;
  branch_id: string | null;
}

export interface ProofCheck {
  rule: ProofRule;
  state: ProofState;
  count: number;
  faults: Omit<FaultRow, 'faulty_rows'>[];
}

/** Checks what the figures of a period rely on, each rule at one moment of the database. */
export async function readProof(
  database: Database,
  session: GatewaySession,
  period: InsightPeriod,
  signal: AbortSignal,
  longestMs = MAX_MS,
): Promise<ProofCheck[]> {
  const checkAll = async () => {
    const checks: ProofCheck[] = [];
    for (const rule of PROOF_RULES) {
      signal.throwIfAborted();
      checks.push(await check(database, session, rule, period, signal, longestMs));
    }
    return checks;
  };
  return await inTurn(`proofs of ${session.realmId}`, checkAll, MAX_AT_ONCE);
}

async function check(
  database: Database,
  session: GatewaySession,
  rule: ProofRule,
  period: InsightPeriod,
  signal: AbortSignal,
  longestMs: number,
): Promise<ProofCheck> {
  const parameters = new Parameters();
  const text = `select count(*) over ()::int as faulty_rows, f.* from (${proofChecks[rule](period, parameters)}) f
    order by business_date desc, transaction_no, member_code limit ${MAX_FAULTS}`;
  try {
    const rows = await database.inTransaction(
      session.realmId,
      async (client) => {
        await client.query(`select set_config('statement_timeout', '${longestMs}', true)`);
        return (await client.query<FaultRow>(text, parameters.values)).rows;
      },
      { snapshot: true, signal },
    );
    const state = rows.length === 0 ? 'EQUAL' : 'DIFFERENT';
    return { rule, state, count: rows[0]?.faulty_rows ?? 0, faults: mayName(rule, session) ? rows.map(reported) : [] };
  } catch (error) {
    if (isOutOfTime(error)) return { rule, state: 'NOT_CHECKED', count: 0, faults: [] };
    throw error;
  }
}

/** Whether the user may see the faulty rows; others only see their number. */
function mayName(rule: ProofRule, session: GatewaySession): boolean {
  if (rule === 'TENDERS_EQUAL_DUE') return mayDo(session, PAGE.paymentHistory, 'Read');
  return rule !== 'LEDGER_EQUALS_BALANCES' || mayDo(session, PAGE.customerInsight, 'Read');
}

const reported = ({ faulty_rows: _count, ...fault }: FaultRow) => fault;

const isOutOfTime = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014';
