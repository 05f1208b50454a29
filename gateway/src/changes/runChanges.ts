import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { ChangeRuns } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { actorOf } from '../http/actorOf.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { inTurn } from '../http/inTurn.ts';
import { onceOf, writeOnce } from '../http/writeOnce.ts';
import { type Left, type PartDone, type RunKind, type RunRow, readRun } from './ChangeRun.ts';
import { refuseOneMore, underWay } from './runsUnderWay.ts';

/** Records per transaction: few enough that sales hardly wait for it. */
const PART = 200;
/** Records per second: time that a part does not need is left to others. */
const PACE = 1_250;
/** Parts written at once, for all shops together: each holds a connection, and may wait for locked rows. */
const MAX_PARTS = 2;
/** The maximum wait for the first answer; longer work is polled. */
const FIRST_ANSWER_MS = 1_500;
/** Maximum number of left-out records reported by name. */
const MAX_LEFT = 200;

/** An action on many records: stored by its kind and its request, so that it can be resumed later. */
export interface RunAction {
  kind: RunKind;
  request: unknown;
  /** Finds the items of the work, in the transaction that records it. */
  find: (client: DatabaseClient) => Promise<string[]>;
  /** Does one part of the work in one transaction. */
  work: (client: DatabaseClient, items: readonly string[]) => Promise<PartDone>;
  /** The change set that is reverted. */
  revertsId?: string;
}

/**
 * Works on many records, one part at a time, all in one change set. Each part records its progress, so that nothing is
 * done twice; requested again with the same key, an interrupted run continues where it stopped.
 */
export async function runChanges(context: GatewayContext, request: FastifyRequest, action: RunAction): Promise<RunRow> {
  const { session } = request;
  const { kind } = action;
  const once = onceOf(request, session, [kind, action.request], kind);
  const note = async (client: DatabaseClient) => {
    const items = await action.find(client);
    const text = 'insert into change_runs (user_id, kind, asked, items) values ($1, $2, $3, $4) returning id';
    const inserted = await client.query<Pick<ChangeRuns, 'id'>>(text, [
      session.userId,
      kind,
      JSON.stringify(action.request),
      items,
    ]);
    return { id: inserted.rows[0]?.id ?? '' };
  };
  // Runs of a shop start one after the other, so that the next one sees how many there are.
  const begin = async () => {
    refuseOneMore(session.realmId);
    const { id } = await writeOnce(context.database, once, note);
    return { id, work: begun(context, request, id, action) };
  };
  const { id, work } = await inTurn(`change-runs ${session.realmId}`, begin, 1);
  return firstAnswer(context, request, id, work);
}

/** Continues a run from where it is, and returns its progress after a short while. */
export async function goOnWith(
  context: GatewayContext,
  request: FastifyRequest,
  id: string,
  action: RunAction,
): Promise<RunRow> {
  return firstAnswer(context, request, id, begun(context, request, id, action));
}

function begun(context: GatewayContext, request: FastifyRequest, id: string, action: RunAction): Promise<void> {
  const work = underWay(request.session.realmId, id, () => workOn(context, request, id, action));
  // The caller may have gone when it fails; the run is then reported as interrupted.
  work.catch((error) => request.log.error(error));
  return work;
}

async function firstAnswer(
  context: GatewayContext,
  request: FastifyRequest,
  id: string,
  work: Promise<void>,
): Promise<RunRow> {
  await Promise.race([work, wait(FIRST_ANSWER_MS)]);
  const run = await readRun(context, request, id);
  if (!run) throw new Error('A run is gone that was just made.');
  return run;
}

/** The parts of a run that do not change. */
type Work = Pick<ChangeRuns, 'id' | 'set_id' | 'items'>;

/** Marks an interrupted run as being worked on, also for other gateways. */
const BEGIN = 'update change_runs set updated_at = clock_timestamp() where id = $1 returning id, set_id, items';

async function workOn(context: GatewayContext, request: FastifyRequest, id: string, action: RunAction): Promise<void> {
  const work = await context.database.withRealm(request.session.realmId, async (client) => {
    return (await client.query<Work>(BEGIN, [id])).rows[0];
  });
  if (!work) return;
  for (;;) {
    const began = performance.now();
    const { gone, isOver } = await doPart(context, request, work, action);
    if (isOver) return;
    await wait(Math.max(0, (gone / PACE) * 1_000 - (performance.now() - began)));
  }
}

/** How many items were done, and whether none are left. */
interface Gone {
  gone: number;
  isOver: boolean;
}

async function doPart(context: GatewayContext, request: FastifyRequest, work: Work, action: RunAction): Promise<Gone> {
  const { session } = request;
  const { set_id } = work;
  // Read again for each part: the run stops when its session ends, and uses the user's current rights.
  const now = await context.sessions.find(session.realmId, session.sessionId);
  if (!now) return { gone: 0, isOver: true };
  request.maybeSession = now;
  const by = { ...actorOf(request, action.kind), set_id, reverts_id: action.revertsId };
  const write = () =>
    context.database.inTransaction(session.realmId, (client) => writePart(client, work, action), { by });
  return inTurn('parts of change-runs', write, MAX_PARTS);
}

async function writePart(client: DatabaseClient, { id, items }: Work, action: RunAction): Promise<Gone> {
  const [run] = (await client.query<Standing>(STANDING, [id])).rows;
  if (run?.state !== 'running') return { gone: 0, isOver: true };
  const next = items.slice(run.done, run.done + PART);
  const part = next.length > 0 ? await action.work(client, next) : { changed: 0, same: 0, left: [] };
  const isOver = run.done + next.length >= items.length;
  const reported = part.left.slice(0, Math.max(0, MAX_LEFT - run.reported));
  await client.query(NOTE, [
    ...[id, next.length, part.changed, part.same, part.left.filter(isLeft).length, JSON.stringify(reported)],
    isOver ? 'done' : 'running',
  ]);
  return { gone: next.length, isOver };
}

/** Whether the record was left out; one that was restored and only needs attention was not. */
const isLeft = ({ reason }: Left): boolean => reason !== 'WITHOUT_PIN';

interface Standing {
  state: RunRow['state'];
  done: number;
  /** How many of the left-out records have been reported. */
  reported: number;
}

const STANDING =
  'select state, done, jsonb_array_length(left_out) as reported from change_runs where id = $1 for no key update';

const NOTE = `
  update change_runs set done = done + $2, changed = changed + $3, same = same + $4, left_count = left_count + $5,
    left_out = left_out || $6::jsonb, state = $7, updated_at = clock_timestamp()
  where id = $1`;
