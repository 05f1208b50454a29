import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseUnknown } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { goneSignal } from '../http/goneSignal.ts';
import { route } from '../http/route.ts';
import { bodyOfList } from './bodyOfList.ts';
import { compileGet, compileList } from './compileQuery.ts';
import { inOrder } from './days.ts';
import type { Resource } from './defineResource.ts';
import { mountExport } from './export/mountExport.ts';
import { type ListQuery, listQueryFrom } from './listQuery.ts';
import { RememberedLists } from './RememberedLists.ts';
import { readerOf } from './readBack.ts';
import { readId } from './readId.ts';
import { resourceOperations } from './resourceOperations.ts';
import { runJson } from './runJson.ts';

/**
 * Under row-level security, PostgreSQL estimates that half of all members belong to the shop, and reads them along an
 * index that narrows nothing, jumping from page to page: twice the time of reading them sequentially. With this cost,
 * few records are still found by an index.
 */
const DEAR_JUMPS = 'set local random_page_cost = 4';

/** Registers the routes for the list and the single records of a declared resource. */
export function mountReads(app: FastifyInstance, context: GatewayContext, resource: Resource, thaiSort: boolean) {
  const { database } = context;
  const { path } = resource;
  const { list, get } = resourceOperations(resource);
  const lists = new RememberedLists(resource);

  route(app, `GET /${path}`, {
    ...list,
    handle: async (request, reply) => {
      const query = { ...listQueryFrom(request.query), days: inOrder(request.query) };
      const memory = lists.memoryOf(query, request.session);
      const statement = compileList(resource, query, request.session, thaiSort, null, memory);
      const row = await readList(request.session.realmId, reply, query, (client) => runJson(client, statement));
      if (memory && row) lists.keep(memory, row);
      return sendJson(reply, resource.listKey, bodyOfList(row, query.limit));
    },
  });

  mountExport(app, context, resource, thaiSort);

  /**
   * Runs a filtered list so that it can be cancelled: it may take long, and a narrower filter makes the earlier request
   * obsolete.
   */
  async function readList<T>(
    realmId: string,
    reply: FastifyReply,
    { filter, keyword }: ListQuery,
    read: (client: DatabaseClient) => Promise<T>,
  ): Promise<T> {
    const isNarrowed = keyword !== null || Object.keys(filter as object).length > 0;
    if (!resource.endsWithCaller || !isNarrowed) return await database.withRealm(realmId, read);
    const work = async (client: DatabaseClient) => {
      if (keyword === null) await client.query(DEAR_JUMPS);
      return await read(client);
    };
    return await database.inTransaction(realmId, work, { snapshot: true, signal: goneSignal(reply) });
  }

  route(app, `GET /${path}/:id`, {
    ...get,
    handle: async (request, reply) => {
      const id = readId(resource, request.params.id);
      const statement = compileGet(resource, id, request.query, readerOf(resource, request.session, id));
      const row = await database.withRealm(request.session.realmId, (client) => runJson(client, statement));
      if (!row) throw refuseUnknown(resource.noun);
      return sendJson(reply, resource.singleKey, row.body);
    },
  });
}

/** Sends the text that PostgreSQL built without parsing it, as parsing only to serialise it again would waste work. */
export function sendJson(reply: FastifyReply, key: string, body: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(`{"status":200,"payload":{"${key}":${body}}}`);
}
