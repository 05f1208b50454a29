import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { compileGet } from './compileQuery.ts';
import type { Resource } from './defineResource.ts';
import { mayReadResource } from './mayRead.ts';
import { runJson } from './runJson.ts';

/** Returns a session that sees the whole record, for users who may change it without the right to update. */
export function readerOf(resource: Resource, session: GatewaySession, id: string): GatewaySession {
  if (!resource.update || !resource.mayUpdateWithoutRight?.(session, id)) return session;
  const own = { object_code: resource.update, action_codes: ['Read'] };
  return { ...session, authorizes: [...session.authorizes, own] };
}

/**
 * Returns the record as it is now, for the answer to a change. Write does not include Read (PERM-17): a user without
 * Read gets only the version. A new record is returned whole, as it only contains what its author sent.
 */
export async function readBack(
  client: DatabaseClient,
  resource: Resource,
  id: string,
  session: GatewaySession,
  { isNew = false } = {},
): Promise<{ id: string }> {
  const reader = readerOf(resource, session, id);
  const isReadable = isNew || mayReadResource(resource, reader);
  const projection = isReadable ? null : Object.keys(resource.fields).filter((name) => name === 'id' || name === '__v');
  const row = await runJson(client, compileGet(resource, id, { projection, addon: [] }, reader));
  return JSON.parse(row?.body ?? 'null') as { id: string };
}
