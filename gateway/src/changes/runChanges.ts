import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { actorOf } from '../http/actorOf.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { onceOf, writeOnce } from '../http/writeOnce.ts';
import { type PartDone, RUN_COLUMNS, type RunRow } from './ChangeRun.ts';

/** Records of one transaction: short enough that whoever sells hardly waits for it. */
const PART = 500;
/** What somebody waits for at most before the first answer; what takes longer is asked after. */
const FIRST_ANSWER_MS = 1_500;
/** Records left out that are told of by name. */
const MOST_LEFT = 200;

export interface AskedRun {
  kind: RunRow['kind'];
  asked: unknown;
  /** What is to be gone through, found in the transaction that the work is noted in. */
  find: (client: DatabaseClient) => Promise<string[]>;
  /** Does a part of it in one transaction. */
  work: (client: DatabaseClient, run: RunRow, items: readonly string[]) => Promise<PartDone>;
  /** The set that is taken back. */
  revertsId?: string;
}

/**
 * Goes through many records a part at a time, all in one set of changes. What is done is noted with each part, so nothing
 * is done twice; asked again with the same key, a run that broke off goes on where it stopped.
 */
export async function runChanges(context: GatewayContext, request: FastifyRequest, asked: AskedRun): Promise<RunRow> {
  const { session } = request;
  const { kind } = asked;
  const once = onceOf(request, session, [kind, asked.asked], kind);
  const { id } = await writeOnce(context.database, once, async (client) => {
    const items = await asked.find(client);
    const text = 'insert into change_runs (user_id, kind, asked, items) values ($1, $2, $3, $4) returning id';
    const made = await client.query<{ id: string }>(text, [session.userId, kind, JSON.stringify(asked.asked), items]);
    return { id: made.rows[0]?.id ?? '' };
  });
  const working = workOn(context, request, id, asked);
  // Whoever asked may be gone when it fails; it is told as interrupted then.
  working.catch((error) => request.log.error(error));
  await Promise.race([working, wait(FIRST_ANSWER_MS)]);
  const run = await readRun(context, request, id);
  if (!run) throw new Error('A run is gone that was just made.');
  return run;
}

export async function readRun({ database }: GatewayContext, { session }: FastifyRequest, id: string) {
  const text = `select ${RUN_COLUMNS} from change_runs where id = $1 and user_id = $2`;
  const found = await database.withRealm(session.realmId, (client) => client.query<RunRow>(text, [id, session.userId]));
  return found.rows[0] ?? null;
}

async function workOn(context: GatewayContext, request: FastifyRequest, id: string, asked: AskedRun): Promise<void> {
  for (let goesOn = true; goesOn; ) {
    const began = performance.now();
    goesOn = await doPart(context, request, id, asked);
    // Half as long again for everybody else: tills keep selling meanwhile.
    if (goesOn) await wait(Math.min((performance.now() - began) / 2, 250));
  }
}

/** False when there is nothing left to do. */
async function doPart(context: GatewayContext, request: FastifyRequest, id: string, asked: AskedRun): Promise<boolean> {
  const { session } = request;
  // Whose session ended meanwhile, or whose rights changed, goes on as the person they are now.
  const now = await context.sessions.find(session.realmId, session.sessionId);
  if (!now) return false;
  request.maybeSession = now;
  const setId = await setOf(context, request, id);
  const by = { ...actorOf(request, asked.kind), set_id: setId, reverts_id: asked.revertsId };
  return context.database.inTransaction(
    session.realmId,
    async (client) => {
      const found = await client.query<RunRow>(`select ${RUN_COLUMNS} from change_runs where id = $1 for update`, [id]);
      const [run] = found.rows;
      if (run?.state !== 'running') return false;
      const next = await client.query<{ items: string[] }>(
        'select items[done + 1 : done + $2] as items from change_runs where id = $1',
        [id, PART],
      );
      const items = next.rows[0]?.items ?? [];
      const part = items.length > 0 ? await asked.work(client, run, items) : { changed: 0, same: 0, left: [] };
      const isDone = run.done + items.length >= run.total;
      const told = part.left.slice(0, Math.max(0, MOST_LEFT - run.left_out.length));
      await client.query(NOTE, [
        ...[id, items.length, part.changed, part.same, part.left.length, JSON.stringify(told)],
        isDone ? 'done' : 'running',
      ]);
      return !isDone;
    },
    { by },
  );
}

async function setOf({ database }: GatewayContext, { session }: FastifyRequest, id: string): Promise<string> {
  const text = 'select set_id from change_runs where id = $1';
  const found = await database.withRealm(session.realmId, (client) => client.query<{ set_id: string }>(text, [id]));
  return found.rows[0]?.set_id ?? '';
}

const NOTE = `
  update change_runs set done = done + $2, changed = changed + $3, same = same + $4, left_count = left_count + $5,
    left_out = left_out || $6::jsonb, state = $7, updated_at = now()
  where id = $1`;
