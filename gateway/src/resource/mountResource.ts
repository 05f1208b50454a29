import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { saveImage } from '../files/saveImage.ts';
import { answer } from '../http/envelope.ts';
import { refuseField, refuseUnknown } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { requireAnyPermission, requirePermission } from '../http/requirePermission.ts';
import { compileGet, compileList, MOST_UNPAGED_ROWS, type Statement } from './compileQuery.ts';
import type { RecordValues, Resource } from './defineResource.ts';
import { readBody } from './readBody.ts';
import { readListQuery, readShape } from './readListQuery.ts';
import { readRecord } from './readRecord.ts';
import { isUuid } from './readValue.ts';
import { deleteRecord, insertRecord, readVersion, updateRecord } from './writeRecord.ts';

interface ById {
  Params: { id: string };
}

/** Serves a declared resource: list, one record, and whatever of create, update and delete it allows. */
export function mountResource(app: FastifyInstance, context: GatewayContext, resource: Resource, thaiSort: boolean) {
  const { database } = context;
  const { path, create, update, remove } = resource;

  app.get(`/${path}`, async (request, reply) => {
    mayRead(resource, request.session);
    const query = readListQuery(request.query as Record<string, unknown>);
    const statement = compileList(resource, query, request.session, thaiSort);
    const row = await database.withRealm(request.session.realmId, (client) => runJson(client, statement));
    if (query.limit === null && (row?.rows ?? 0) > MOST_UNPAGED_ROWS) {
      throw refuseField('limit', `is needed: the list has more than ${MOST_UNPAGED_ROWS} rows`);
    }
    return sendJson(reply, resource.listKey, row?.body ?? '[]');
  });

  app.get<ById>(`/${path}/:id`, async (request, reply) => {
    mayRead(resource, request.session);
    const shape = readShape(request.query as Record<string, unknown>);
    const id = readId(resource, request.params.id);
    const statement = compileGet(resource, id, shape, readerOf(resource, request.session, id));
    const row = await database.withRealm(request.session.realmId, (client) => runJson(client, statement));
    if (!row) throw refuseUnknown(resource.noun);
    return sendJson(reply, resource.singleKey, row.body);
  });

  if (create) {
    app.post(`/${path}`, async (request) => {
      requirePermission(request.session, create, 'Write');
      const { values } = await readWrite(context, resource, request, 'create');
      const record = await database.inTransaction(request.session.realmId, async (client) => {
        await resource.prepare?.(values, client, request.session, null);
        const id = await insertRecord(client, resource, values);
        return readBack(client, resource, id, request.session);
      });
      return { ...answer(record), data: { id: record.id } };
    });
  }

  if (update) {
    app.patch<ById>(`/${path}/:id`, async (request) => {
      const id = readId(resource, request.params.id);
      if (!resource.mayUpdateWithoutRight?.(request.session, id)) requirePermission(request.session, update, 'Write');
      const { values, body } = await readWrite(context, resource, request, 'update');
      const version = readVersion(body.__v);
      const record = await database.inTransaction(request.session.realmId, async (client) => {
        await resource.prepare?.(values, client, request.session, id);
        await updateRecord(client, resource, id, version, values);
        await resource.afterChange?.(client, request.session);
        return readBack(client, resource, id, request.session);
      });
      resource.whenChanged?.(context);
      return answer(record);
    });
  }

  if (remove) {
    app.delete<ById>(`/${path}/:id`, async (request) => {
      requirePermission(request.session, remove, 'Write');
      const id = readId(resource, request.params.id);
      await database.inTransaction(request.session.realmId, async (client) => {
        await resource.beforeRemove?.(client, request.session, id);
        await deleteRecord(client, resource, id);
        await resource.afterChange?.(client, request.session);
      });
      resource.whenChanged?.(context);
      return answer({ id });
    });
  }
}

function mayRead({ read }: Resource, session: GatewaySession): void {
  if (read !== 'everyone') requireAnyPermission(session, read, 'Read');
}

/** Whoever may change a record sees all of it. */
function readerOf(resource: Resource, session: GatewaySession, id: string): GatewaySession {
  if (!resource.update || !resource.mayUpdateWithoutRight?.(session, id)) return session;
  const own = { object_code: resource.update, action_codes: ['Read'] };
  return { ...session, authorizes: [...session.authorizes, own] };
}

/** No row can have an id that is not one. */
function readId(resource: Resource, id: string): string {
  if (!isUuid(id)) throw refuseUnknown(resource.noun);
  return id.toLowerCase();
}

async function readWrite(
  { files }: GatewayContext,
  resource: Resource,
  request: FastifyRequest,
  mode: 'create' | 'update',
): Promise<{ values: RecordValues; body: Record<string, unknown> }> {
  const { values: body, image } = await readBody(resource, request);
  const values = readRecord(resource, body, mode);
  if (image && !resource.fieldByPath.has('image_url')) throw refuseField('image', 'is not kept here');
  if (!image && body.action === 'upload_image') throw refuseField('image', 'is required');
  if (image) values.image_url = await saveImage(files, image);
  return { values, body };
}

async function readBack(
  client: DatabaseClient,
  resource: Resource,
  id: string,
  session: GatewaySession,
): Promise<{ id: string }> {
  const reader = readerOf(resource, session, id);
  const row = await runJson(client, compileGet(resource, id, { projection: null, addon: [] }, reader));
  return JSON.parse(row?.body ?? 'null') as { id: string };
}

const names = new Map<string, string>();
const MOST_NAMES = 300;

/** Statements of the same form are prepared once for each connection; only so many, as every form is kept by the server. */
async function runJson(client: DatabaseClient, { text, values }: Statement) {
  if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `resource-${names.size}`);
  const answer = await client.query<{ rows?: number; body: string }>({ name: names.get(text), text, values });
  return answer.rows[0] ?? null;
}

/** The text that PostgreSQL made goes out as it is: taking it apart here only to write it again would be wasted work. */
function sendJson(reply: FastifyReply, key: string, body: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(`{"status":200,"payload":{"${key}":${body}}}`);
}
