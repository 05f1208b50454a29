import { Type } from '@sinclair/typebox';
import { RECORDED_TYPES } from '@taem/domain/changes/recordedTypes.ts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/envelope.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { parameter, textParameter } from '../http/parameter.ts';
import { route } from '../http/route.ts';
import type { BroughtBeside } from '../import/BroughtBeside.ts';
import { inOrder } from '../resource/days.ts';
import type { Resource } from '../resource/defineResource.ts';
import { Moment, pageOf, Uuid } from '../resource/jsonShapes.ts';
import { dayParameters, pageParameters, readDay, readUuid } from '../resource/listQuery.ts';
import { ChangedValue, ChangeOfSet, changeReaders, LatestSet } from './changesShapes.ts';
import { mountRuns } from './mountRuns.ts';
import { changesOfRecord, changesOfSet, latestSets } from './readChanges.ts';
import { type Recorded, recordedResources, requireChanges } from './recordedResources.ts';
import { valuesOnDay } from './valuesOnDay.ts';

const tag = 'changes';
const permission = changeReaders;
const page = pageParameters(10);

/** Registers the routes for changes of these resources; `besides` is the data of files for other records. */
export function mountChanges(
  app: FastifyInstance,
  context: GatewayContext,
  resources: readonly Resource[],
  besides: readonly BroughtBeside[],
): void {
  const { database } = context;
  const recorded = recordedResources(resources);

  /** Returns a record's id; a shop has one setting, which is called `self` on the wire. */
  async function idOf({ resource }: Recorded, session: GatewaySession, record_id: string | undefined): Promise<string> {
    if (record_id !== 'self') return readUuid(record_id, 'record_id');
    const text = `select id from ${resource.table} limit 2`;
    const found = await database.withRealm(session.realmId, (client) => client.query<{ id: string }>(text));
    const [row] = found.rows;
    if (!row || found.rows.length > 1) throw refuseField('record_id', 'must be an id');
    return row.id;
  }

  const type = { type: 'string', enum: RECORDED_TYPES.map((each) => each.type) };
  const record = parameter({ ...type, isNeeded: true }, (value) => recorded.ofType(value));
  const anyRecord = parameter(type, (value) => (value === undefined || value === '' ? null : recorded.ofType(value)));

  route(app, 'GET /changes', {
    id: 'listChanges',
    summary: 'Changes of one record, newest first, or of one set, in order',
    tag,
    permission,
    query: Type.Object({
      record: textParameter(type),
      record_id: textParameter({ type: 'string' }),
      set_id: parameter(Uuid, (value, name) => (value === undefined ? null : readUuid(value, name))),
      ...page,
    }),
    payload: Type.Object({ changes: pageOf(ChangeOfSet) }),
    mayBeMissing: true,
    handle: async ({ query, session }) => {
      const { set_id, record_id, limit, skip } = query;
      const page = { limit, skip };
      if (set_id) return answer({ changes: await changesOfSet(database, recorded, session, set_id, page) });
      const kind = recorded.ofType(query.record);
      requireChanges(kind, session);
      const id = await idOf(kind, session, record_id);
      return answer({ changes: await changesOfRecord(database, recorded, session, kind, id, page) });
    },
  });

  route(app, 'GET /change-sets', {
    id: 'listChangeSets',
    summary: 'Latest changes of the shop, by set',
    tag,
    permission,
    query: Type.Object({
      ...dayParameters,
      user_id: parameter(Uuid, (value, name) => (value === undefined || value === '' ? null : readUuid(value, name))),
      record: anyRecord,
      ...page,
    }),
    payload: Type.Object({ change_sets: pageOf(LatestSet) }),
    handle: async ({ query, session }) => {
      const { record: type, user_id: userId, limit, skip } = query;
      if (type) requireChanges(type, session);
      const request = { limit, skip, days: inOrder(query), userId, type };
      return answer({ change_sets: await latestSets(database, recorded, session, request) });
    },
  });

  route(app, 'GET /changes/values', {
    id: 'listValuesOnDay',
    summary: 'Values of a field of a record on a day, such as the price of a product',
    tag,
    permission,
    query: Type.Object({
      record,
      record_id: textParameter({ type: 'string', isNeeded: true }),
      field: textParameter({ type: 'string', isNeeded: true }),
      day: parameter({ type: 'string', format: 'date', isNeeded: true }, readDay),
    }),
    payload: Type.Object({
      values: Type.Array(Type.Object({ from: Moment, to: Moment, known: Type.Boolean(), value: ChangedValue })),
    }),
    handle: async ({ query, session }) => {
      const { record: kind, record_id, field, day } = query;
      requireChanges(kind, session);
      if (!day) throw refuseField('day', 'is required');
      const request = { id: await idOf(kind, session, record_id), field: String(field), day };
      return answer({ values: await valuesOnDay(database, recorded, session, kind, request) });
    },
  });
  mountRuns(app, context, recorded, besides);
}
