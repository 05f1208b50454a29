import type { Database, DatabaseClient } from '../database/pool.ts';
import { Refusal, refuseField } from '../http/errors.ts';
import { fairTurns } from '../http/fairTurns.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { Parameters } from '../resource/Parameters.ts';
import type { Statement } from '../resource/Statement.ts';
import { type BranchDays, figuresOf } from '../rollups/figuresOf.ts';

/** Time limit for one request for figures, in milliseconds, including the wait for its turn. */
const MAX_MS = 5_000;
/** The number of sales that are summed within two or three seconds (docs/adr/0080). */
const MAX_SALES = 1_200_000;
/** Enough memory to sort and join that many sales without temporary files; only a few statements have it at once. */
const WORKING_MEMORY = "set local work_mem = '32MB'";
const BUSY = 'Other figures are being made, try again when they are done.';
/** A request waits for its turn without holding a connection, which payments may need. */
const takeTurn = fairTurns({ atOnce: 3, ofOneKey: 2, waiting: 20, busy: BUSY });

/** Reads figures that are stored, with one statement in one round trip and a time limit. */
export async function keptFigures<Row extends object>(
  database: Database,
  { realmId }: Pick<GatewaySession, 'realmId'>,
  { text, values }: Statement,
): Promise<Row | undefined> {
  const ask = (client: DatabaseClient) => client.query<Row>(text, values);
  const { rows } = await orTooMuch(() => database.withRealm(realmId, ask, { longestMs: MAX_MS }));
  return rows[0];
}

interface Cost {
  /** Aborts when the caller has disconnected. */
  signal: AbortSignal;
  /** False for figures that are stored and used by several statements: these do not wait for a turn. */
  waits?: boolean;
}

/**
 * Computes figures on request, all at one moment: only a few requests run at once, shared fairly among merchants, and
 * no longer than their callers wait.
 */
export async function computedFigures<T>(
  database: Database,
  { realmId }: Pick<GatewaySession, 'realmId'>,
  { signal: gone, waits = true }: Cost,
  work: (client: DatabaseClient) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const until = performance.now() + MAX_MS;
  let refusal = new Refusal(429, 'TOO_MANY_ATTEMPTS', BUSY, { retry_after: 5 });
  const timer = setTimeout(() => late.abort(refusal), MAX_MS);
  const signal = AbortSignal.any([gone, late.signal]);
  const run = () => {
    refusal = refuseTooMuch('It would take too long');
    const longestMs = Math.max(1, Math.ceil(until - performance.now()));
    const widely = async (client: DatabaseClient) => {
      await client.query(WORKING_MEMORY);
      return work(client);
    };
    return database.inTransaction(realmId, waits ? widely : work, { snapshot: true, signal, longestMs });
  };
  try {
    return await orTooMuch(() => (waits ? takeTurn(realmId, signal, run) : run()));
  } finally {
    clearTimeout(timer);
  }
}

/** Throws if these periods together contain more than `MAX_SALES` sales. */
export async function refuseManySales(client: DatabaseClient, periods: readonly BranchDays[]): Promise<void> {
  let sales = 0;
  for (const period of periods) sales += await countSales(client, period);
  if (sales > MAX_SALES) throw refuseTooMuch(`It would have to look at more than ${MAX_SALES} sales`);
}

async function orTooMuch<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isOutOfTime(error)) throw refuseTooMuch('It would take too long');
    throw error;
  }
}

const refuseTooMuch = (why: string) =>
  refuseField('from', `leaves too much to add up. ${why}: ask for fewer days or one branch`);

const isOutOfTime = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014';

/** Returns how many sales a period has, from the stored counts of its months. */
async function countSales(client: DatabaseClient, period: BranchDays): Promise<number> {
  const parameters = new Parameters();
  const text = `select coalesce(sum(documents), 0)::bigint as sales
    from (${figuresOf('sales', 'documents', period, parameters)}) f`;
  return (await client.query<{ sales: number }>(text, parameters.values)).rows[0]?.sales ?? 0;
}
