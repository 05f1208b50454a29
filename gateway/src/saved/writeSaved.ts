import { savedBody } from '@taem/domain/saved/savedBody.ts';
import { NOT_TAKEN_BACK, savedName } from '@taem/domain/saved/savedDocument.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField, refuseStale } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { readSaved, requireRoomForSaved, writeSavedRow } from '../resource/savedRow.ts';
import { findSaved, lockSaved, readKind, requireList, type Scope } from './savedDocuments.ts';

interface NewSaved extends Scope {
  name: string;
  body: unknown;
  is_shared?: boolean;
}

interface SavedChanges {
  name?: string;
  body?: unknown;
  is_shared?: boolean;
  __v: number;
}

/** Saves a document, and returns it as its owner sees it. */
export async function createSaved(client: DatabaseClient, session: GatewaySession, saved: NewSaved) {
  const { kind, scope, is_shared = false } = saved;
  const name = readSaved(savedName, saved.name, 'name');
  const body = readSaved(savedBody(readKind(kind), scope), saved.body, 'body');
  await requireRoomForSaved(client, session, kind);
  const text = `insert into saved_documents (kind, scope, owner_id, is_shared, name, body)
    values ($1, $2, $3, $4, $5, $6) returning id`;
  const values = [kind, scope, session.userId, is_shared, name, JSON.stringify(body)];
  const id = await writeSavedRow(client, text, values);
  return findSaved(client, session, id);
}

/** Changes the given values. A document without an owner that becomes private belongs to the user who makes it private. */
export async function changeSaved(client: DatabaseClient, session: GatewaySession, id: string, changes: SavedChanges) {
  const row = await lockSaved(client, session, id);
  if (row.version !== changes.__v) throw refuseStale();
  const name = changes.name === undefined ? row.name : readSaved(savedName, changes.name, 'name');
  const body = changes.body === undefined ? row.body : readSaved(savedBody(row.kind, row.scope), changes.body, 'body');
  const isShared = changes.is_shared ?? row.is_shared;
  const owner = row.owner_id ?? (isShared ? null : session.userId);
  if (!isShared && owner !== session.userId) throw refuseField('is_shared', NOT_TAKEN_BACK);
  const text = `update saved_documents set name = $2, body = $3, is_shared = $4, owner_id = $5, version = version + 1
    where id = $1 returning id`;
  await writeSavedRow(client, text, [row.id, name, JSON.stringify(body), isShared, owner]);
  // A view that is no longer shared is no other user's default.
  if (!isShared)
    await client.query('delete from saved_defaults where document_id = $1 and user_id <> $2', [row.id, owner]);
  return findSaved(client, session, row.id);
}

export async function removeSaved(client: DatabaseClient, session: GatewaySession, id: string): Promise<string> {
  const row = await lockSaved(client, session, id);
  await client.query('delete from saved_documents where id = $1', [row.id]);
  return row.id;
}

/** Sets the view with which the list opens for the signed-in user; null for none. */
export async function chooseDefault(
  client: DatabaseClient,
  session: GatewaySession,
  { kind, scope, id }: Scope & { id: string | null },
): Promise<void> {
  requireList(session, kind, scope);
  if (id === null) {
    const text = 'delete from saved_defaults where user_id = $1 and kind = $2 and scope = $3';
    await client.query(text, [session.userId, kind, scope]);
    return;
  }
  const chosen = await findSaved(client, session, id);
  if (chosen.kind !== kind || chosen.scope !== scope) throw refuseField('id', 'is of another list');
  const text = `insert into saved_defaults (user_id, kind, scope, document_id) values ($1, $2, $3, $4)
    on conflict (realm_id, user_id, kind, scope) do update set document_id = excluded.document_id`;
  await client.query(text, [session.userId, kind, scope, chosen.id]);
}
