import { createHash } from 'node:crypto';
import type { ChangeSource } from '@taem/domain/changes/changeSources.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../database/Actor.ts';
import type { Replays } from '../database/generated/rows.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import { actorOf } from './actorOf.ts';
import { Refusal } from './errors.ts';
import type { GatewaySession } from './GatewayContext.ts';
import { readIdempotencyKey } from './readIdempotencyKey.ts';

/** A requested write: its owner, its key and its content. */
export interface Once {
  realmId: string;
  /** Each owner has separate keys. */
  owner: string;
  /** null: the write is repeated each time. */
  key: string | null;
  /** Keyed: a phone number is soon guessed from a plain hash. */
  hash: string;
  /** As the release before this one writes it, whose gateways may still work beside these; goes with the next release. */
  formerHash?: string;
  /** Who makes the changes. */
  by: Actor;
  /** Refuses the write at its end if its user may no longer do it. */
  refuseNoMore?: ((client: DatabaseClient) => Promise<void>) | null;
}

/** Returns the write that a signed-in user's request asks for. */
export function onceOf(
  request: FastifyRequest,
  session: GatewaySession,
  content: readonly unknown[],
  source: ChangeSource = 'save',
): Once {
  const by = actorOf(request, source);
  const { realmId, userId: owner } = session;
  return { realmId, owner, by, refuseNoMore: request.refuseNoMore, ...keyAndHashOf(request, content) };
}

/** The key of a request, and its content under the route it was sent to. */
export function keyAndHashOf(
  request: FastifyRequest,
  content: readonly unknown[],
): Pick<Once, 'key' | 'hash' | 'formerHash'> {
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  return key === null ? { key, hash: '' } : { key, ...hashesOf(request, content) };
}

/** The hashes of a request's content under the route it was sent to. */
export function hashesOf(
  request: FastifyRequest,
  content: readonly unknown[],
): Required<Pick<Once, 'hash' | 'formerHash'>> {
  const formerHash = hashOf([request.routeOptions.url, ...content]);
  return { hash: request.digest(`request:${formerHash}`).toString('hex'), formerHash };
}

/**
 * Runs a write in one transaction, once for each key: the key and its answer are part of that transaction, so they
 * exist exactly if the write does. A retry gets the first answer; one that arrives during the write waits for it. The
 * signal cancels it.
 */
export function writeOnce<Answer>(
  database: Database,
  request: Once,
  write: (client: DatabaseClient) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const { realmId, owner, key, hash, by, refuseNoMore } = request;
  const allowed = async (client: DatabaseClient) => {
    const answer = await write(client);
    await refuseNoMore?.(client);
    return answer;
  };
  const once = async (client: DatabaseClient) => {
    if (key === null) return allowed(client);
    const taken = await client.query(TAKE, [owner, key, hash]);
    if (taken.rowCount === 0) {
      const before = await answerBefore<Answer>(client, request);
      if (!before) throw refuseKey();
      return before.answer;
    }
    const answer = await allowed(client);
    await client.query(KEEP, [owner, key, JSON.stringify(answer)]);
    return answer;
  };
  return database.inTransaction(realmId, once, { by, ...(signal && { signal }) });
}

/** Returns the earlier answer to the same request; null if its key is new; throws if the key was used for another request. */
export async function repeatedAnswer<Answer>(database: Database, request: Once): Promise<{ answer: Answer } | null> {
  if (request.key === null) return null;
  return await database.withRealm(request.realmId, (client) => answerBefore<Answer>(client, request));
}

async function answerBefore<Answer>(client: DatabaseClient, { owner, key, hash, formerHash }: Once) {
  const earlier = await client.query<Pick<Replays, 'request_hash'> & { answer: Answer }>(EARLIER, [owner, key]);
  const [row] = earlier.rows;
  if (row && row.request_hash !== hash && row.request_hash !== formerHash) throw refuseKey();
  return row ? { answer: row.answer } : null;
}

/** Whether a key has an answer, whatever it was sent with. */
export async function isKeyUsed(database: Database, { realmId, owner, key }: Pick<Once, 'realmId' | 'owner' | 'key'>) {
  if (key === null) return false;
  const { rowCount } = await database.withRealm(realmId, (client) => client.query(EARLIER, [owner, key]));
  return rowCount !== 0;
}

const refuseKey = () => new Refusal(409, 'IDEMPOTENCY_CONFLICT', 'This key was used for another request.');

/** Left out of the stored hash, from which codes of four digits could be guessed quickly. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'authorize_pin']);

/** Hashes bytes by their own hash, everything else as JSON. */
function hashOf(content: readonly unknown[]): string {
  const parts = content.map((part) => (Buffer.isBuffer(part) ? createHash('sha256').update(part).digest('hex') : part));
  const text = JSON.stringify(parts, (name, value) => (SECRETS.has(name) ? undefined : value));
  return createHash('sha256').update(text).digest('hex');
}

/** Waits for the same write if it is in progress. Answers are kept for at least 7 days (`forgetOld`). */
const TAKE = `
  insert into replays (owner, key, request_hash) values ($1, $2, $3)
  on conflict (realm_id, owner, key) do nothing`;

const KEEP = 'update replays set answer = $3 where owner = $1 and key = $2';

const EARLIER = 'select request_hash, answer from replays where owner = $1 and key = $2';
