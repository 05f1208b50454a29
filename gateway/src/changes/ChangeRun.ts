import type { LeftReason } from '@taem/domain/changes/leftReasons.ts';
import type { FastifyRequest } from 'fastify';
import type { ChangeRuns } from '../database/generated/rows.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { isUnderWay } from './runsUnderWay.ts';

/** One record that was left unchanged. */
export interface Left {
  record_id: string;
  name: string | null;
  reason: LeftReason;
  /** English message, if a rule refused it. */
  message: string | null;
  /** Who has changed it since, and when. */
  by: string | null;
  at: string | null;
}

export type RunKind = 'bulk' | 'revert';

export interface RunRow
  extends Pick<
    ChangeRuns,
    'id' | 'user_id' | 'kind' | 'state' | 'done' | 'changed' | 'same' | 'left_count' | 'set_id' | 'created_at'
  > {
  // biome-ignore lint/suspicious/noExplicitAny: the request depends on the kind.
  asked: any;
  total: number;
  left_out: Left[];
  is_still: boolean;
}

/** The result of one part of the work. */
export interface PartDone {
  changed: number;
  same: number;
  left: Left[];
}

/** Returns the run in wire form: `interrupted` when it was abandoned, so that it can be resumed. */
export function runOnTheWire(row: RunRow) {
  const { id, kind, asked, state, total, done, changed, same, left_count, left_out, set_id, created_at } = row;
  return {
    id,
    kind,
    type: kind === 'bulk' ? asked.record : null,
    started_at: created_at,
    // A run of this process may only be waiting for rows that another user has locked.
    state: state === 'running' && row.is_still && !isUnderWay(id) ? 'interrupted' : state,
    ...{ total, done, changed, same, left_count, left: left_out },
    set_id: changed > 0 ? set_id : null,
  };
}

/** A part takes much less than this. */
const STILL_AFTER = "interval '20 seconds'";

const RUN_COLUMNS = `id, user_id, kind, asked, state, cardinality(items) as total, done, changed, same,
  left_count, left_out, set_id, created_at, updated_at < now() - ${STILL_AFTER} as is_still`;

/** Returns a run of the signed-in user; null when there is none. */
export async function readRun({ database }: GatewayContext, { session }: FastifyRequest, id: string) {
  const text = `select ${RUN_COLUMNS} from change_runs where id = $1 and user_id = $2`;
  const found = await database.withRealm(session.realmId, (client) => client.query<RunRow>(text, [id, session.userId]));
  return found.rows[0] ?? null;
}

/** This many runs would have been left at different times, for different reasons. */
const MAX_BROKEN_OFF = 10;

/** Returns the signed-in user's unfinished runs that no one works on, the latest first. */
export async function brokenOffRuns({ database }: GatewayContext, { session }: FastifyRequest): Promise<RunRow[]> {
  const text = `select ${RUN_COLUMNS} from change_runs
    where user_id = $1 and state = 'running' and updated_at < now() - ${STILL_AFTER}
    order by created_at desc limit ${MAX_BROKEN_OFF}`;
  const found = await database.withRealm(session.realmId, (client) => client.query<RunRow>(text, [session.userId]));
  return found.rows;
}
