import type { FastifyInstance } from 'fastify';
import { answer } from '../http/envelope.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { requireAnyPermission } from '../http/requirePermission.ts';
import { readDays } from '../resource/days.ts';
import type { Resource } from '../resource/defineResource.ts';
import { readListQuery } from '../resource/readListQuery.ts';
import { isUuid } from '../resource/readValue.ts';
import { changesOperations } from './changesOperations.ts';
import { mountRuns } from './mountRuns.ts';
import { changesOfRecord, changesOfSet, latestSets } from './readChanges.ts';
import { type Recorded, recordedResources, requireChanges } from './recordedResources.ts';
import { valuesOnDay } from './valuesOnDay.ts';

interface Query {
  Querystring: Record<string, unknown>;
}

/** Serves what was changed of the records of these resources. */
export function mountChanges(app: FastifyInstance, context: GatewayContext, resources: readonly Resource[]): void {
  const { database } = context;
  const recorded = recordedResources(resources);

  /** A shop has one setting, which the wire calls `self`. */
  async function idOf(
    { resource }: Recorded,
    session: GatewaySession,
    query: Record<string, unknown>,
  ): Promise<string> {
    if (query.record_id !== 'self') return readUuid(query, 'record_id');
    const text = `select id from ${resource.table} limit 2`;
    const found = await database.withRealm(session.realmId, (client) => client.query<{ id: string }>(text));
    const [row] = found.rows;
    if (!row || found.rows.length > 1) throw refuseField('record_id', 'must be an id');
    return row.id;
  }

  const { permission } = changesOperations.sets;
  const mayKnowAny = (session: GatewaySession) => requireAnyPermission(session, permission?.objectCodes ?? [], 'Write');

  app.get<Query>('/changes', { config: { operation: changesOperations.changes } }, async ({ query, session }) => {
    mayKnowAny(session);
    const page = readPage(query);
    if (query.set_id !== undefined) {
      return answer({ changes: await changesOfSet(database, recorded, session, readUuid(query, 'set_id'), page) });
    }
    const kind = recorded.ofType(query.record);
    requireChanges(kind, session);
    return answer({
      changes: await changesOfRecord(database, recorded, session, kind, await idOf(kind, session, query), page),
    });
  });

  app.get<Query>('/change-sets', { config: { operation: changesOperations.sets } }, async ({ query, session }) => {
    mayKnowAny(session);
    const type = query.record === undefined || query.record === '' ? null : recorded.ofType(query.record);
    if (type) requireChanges(type, session);
    const userId = query.user_id === undefined || query.user_id === '' ? null : readUuid(query, 'user_id');
    const asked = { ...readPage(query), days: readDays(query), userId, type };
    return answer({ change_sets: await latestSets(database, recorded, session, asked) });
  });

  app.get<Query>('/changes/values', { config: { operation: changesOperations.values } }, async ({ query, session }) => {
    mayKnowAny(session);
    const kind = recorded.ofType(query.record);
    requireChanges(kind, session);
    const { from: day } = readDays({ from: query.day });
    if (!day) throw refuseField('day', 'is required');
    const asked = { id: await idOf(kind, session, query), field: String(query.field), day };
    return answer({ values: await valuesOnDay(database, recorded, session, kind, asked) });
  });
  mountRuns(app, context, recorded);
}

const PAGE_SIZE = 10;

function readPage(query: Record<string, unknown>) {
  const { limit, skip } = readListQuery({ limit: query.limit, skip: query.skip });
  return { limit: limit ?? PAGE_SIZE, skip };
}

function readUuid(query: Record<string, unknown>, name: string): string {
  const value = query[name];
  if (!isUuid(value)) throw refuseField(name, 'must be an id');
  return value.toLowerCase();
}
