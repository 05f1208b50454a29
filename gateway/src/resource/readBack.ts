import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { compileGet } from './compileQuery.ts';
import type { Resource } from './defineResource.ts';
import { runJson } from './runJson.ts';

/** Whoever may change a record sees all of it. */
export function readerOf(resource: Resource, session: GatewaySession, id: string): GatewaySession {
  if (!resource.update || !resource.mayUpdateWithoutRight?.(session, id)) return session;
  const own = { object_code: resource.update, action_codes: ['Read'] };
  return { ...session, authorizes: [...session.authorizes, own] };
}

/** The record as it is now, for the answer to a change. */
export async function readBack(
  client: DatabaseClient,
  resource: Resource,
  id: string,
  session: GatewaySession,
): Promise<{ id: string }> {
  const reader = readerOf(resource, session, id);
  const row = await runJson(client, compileGet(resource, id, { projection: null, addon: [] }, reader));
  return JSON.parse(row?.body ?? 'null') as { id: string };
}
