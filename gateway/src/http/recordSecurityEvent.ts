import type { SecurityEventKind } from '@taem/domain/accounts/securityEventKinds.ts';
import type { FastifyRequest } from 'fastify';
import type { SecurityEvents } from '../database/generated/rows.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import type { WatchGuess } from './attemptLimits.ts';
import { Refusal } from './errors.ts';

/** The details of an event. It contains nothing that was typed: a password may have been typed in place of the name. */
export interface SecurityEvent {
  realmId: string;
  kind: SecurityEventKind;
  /** The username that the event is about; null if no user has it. */
  account?: string | null | undefined;
  /** The branch where it happened, if that is more precise than the branch of a user who works in only one. */
  branchId?: string;
  /** Name of the role or the offer. */
  subject?: string | null | undefined;
  /** The list that was exported as a file. */
  exported?: object;
}

/**
 * Stores and logs a failed sign-in, code or key. It uses a separate transaction, so that it remains when the request's
 * is rolled back; it never makes a request fail. Must not be called while the request holds a connection.
 */
export async function recordSecurityEvent(
  database: Database,
  request: FastifyRequest,
  event: SecurityEvent,
): Promise<void> {
  log(request, event);
  try {
    await database.withRealm(event.realmId, (client) => client.query(INSERT_BOUNDED, parametersOf(request, event)));
  } catch (error) {
    request.log.error(error);
  }
}

/**
 * Records what a user does, or is allowed to do from now on, in the same transaction: both are saved or neither.
 * Returns the event's id.
 */
export async function noteSecurityEvent(
  client: DatabaseClient,
  request: FastifyRequest,
  event: SecurityEvent,
): Promise<string> {
  const values = [...parametersOf(request, event), event.exported ? JSON.stringify(event.exported) : null];
  const { rows } = await client.query<Pick<SecurityEvents, 'id'>>(INSERT, values);
  log(request, event);
  return rows[0]?.id ?? '';
}

/** Returns a watcher that records each wrong guess, and the one after which a wait begins. Other failures are not guesses. */
export function watchGuesses(
  database: Database,
  request: FastifyRequest,
  failed: SecurityEvent,
  locked?: SecurityEventKind,
): WatchGuess {
  return async ({ error, locks }) => {
    if (!(error instanceof Refusal) || error.status !== WRONG_GUESS) return;
    await recordSecurityEvent(database, request, failed);
    if (locks && locked) await recordSecurityEvent(database, request, { ...failed, kind: locked });
  };
}

const WRONG_GUESS = 422;

function log(request: FastifyRequest, { kind, realmId, account, subject }: SecurityEvent): void {
  const userId = request.maybeSession?.userId;
  request.log.warn({ kind, realmId, account, subject, userId, address: request.ip }, 'security event');
}

function parametersOf(request: FastifyRequest, { kind, account, branchId, subject }: SecurityEvent): unknown[] {
  const session = request.maybeSession;
  const ownBranchId = session?.branchIds.length === 1 ? session.branchIds[0] : null;
  return [kind, account ?? null, session?.userId ?? null, request.ip, branchId ?? ownBranchId, subject ?? null];
}

/** Long enough for the shop to look back a year, with a month to notice. The table itself refuses to delete younger ones. */
const KEPT = "interval '400 days'";
/** Maximum number of recorded failures a day: a flood must not fill the disk. Changes of rights are always recorded. */
const MAX_A_DAY = 10_000;

const FORGET_OLD = `
  with old as (delete from security_events where id in (
    select id from security_events where time < now() - ${KEPT} limit 100 for update skip locked))`;

const COLUMNS = 'insert into security_events (kind, account, user_id, address, branch_id, subject)';

const INSERT = `insert into security_events (kind, account, user_id, address, branch_id, subject, exported)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`;

const INSERT_BOUNDED = `${FORGET_OLD}
  ${COLUMNS} select $1, $2, $3::uuid, $4, $5::uuid, $6
  where (select count(*) from (
    select from security_events where time > now() - interval '1 day' limit ${MAX_A_DAY}) recent) < ${MAX_A_DAY}`;
