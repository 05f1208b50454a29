import { hasThaiSort } from '../database/hasThaiSort.ts';
import { refuseField, refuseUnknown } from '../http/errors.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { refuseUnknownNames } from '../http/refuseUnknownNames.ts';
import { bodyOfList } from '../resource/bodyOfList.ts';
import { compileList } from '../resource/compileQuery.ts';
import { mayRead } from '../resource/mayRead.ts';
import { sendJson } from '../resource/mountReads.ts';
import { mountWrites } from '../resource/mountWrites.ts';
import { readId } from '../resource/readId.ts';
import { RECORD_LIST_NAMES, readListQuery } from '../resource/readListQuery.ts';
import { isUuid } from '../resource/readValue.ts';
import { runJson } from '../resource/runJson.ts';
import { stockImports } from './stockImports.ts';
import { movementRows, stockMovements } from './stockMovements.ts';
import { stockOperations } from './stockOperations.ts';
import { stockProductRows, stockProducts } from './stockProducts.ts';

interface Query {
  Querystring: Record<string, unknown>;
}

export const stockRoutes: AreaRoutes = async (app, context) => {
  const { database } = context;
  const thaiSort = await hasThaiSort(database);
  // OP-51 A document of goods received is sent to `stock`; it is listed as a stock import.
  mountWrites(app, context, { ...stockImports, path: 'stock', singleKey: 'goods_received' });

  app.get<Query>(
    '/stock/product',
    { config: { operation: stockOperations.products } },
    async ({ query: asked, session }, reply) => {
      mayRead(stockProducts, session);
      refuseUnknownNames(asked, RECORD_LIST_NAMES);
      const query = readListQuery(asked);
      const source = stockProductRows({ productId: null, branchId: query.branchId }, session);
      const statement = compileList(stockProducts, query, session, thaiSort, source);
      const row = await database.withRealm(session.realmId, (client) => runJson(client, statement));
      return sendJson(reply, stockProducts.listKey, bodyOfList(row, query.limit));
    },
  );

  app.get<Query>(
    '/stock/movement',
    { config: { operation: stockOperations.movements } },
    async ({ query: asked, session }, reply) => {
      mayRead(stockMovements, session);
      refuseUnknownNames(asked, RECORD_LIST_NAMES);
      const query = readListQuery(asked);
      const productId = (query.filter as { product_id?: unknown } | null)?.product_id;
      if (!isUuid(productId)) throw refuseField('filter.product_id', 'must be an id');
      const source = movementRows(productId, query.branchId, session);
      const statement = compileList(stockMovements, query, session, thaiSort, source);
      const row = await database.withRealm(session.realmId, (client) => runJson(client, statement));
      return sendJson(reply, stockMovements.listKey, bodyOfList(row, query.limit));
    },
  );

  app.get<Query & { Params: { id: string } }>(
    '/stock/product/:id',
    { config: { operation: stockOperations.product } },
    async ({ query: asked, params, session }, reply) => {
      mayRead(stockProducts, session);
      const productId = readId(stockProducts, params.id);
      const query = { ...readListQuery(asked), filter: {}, limit: null, skip: 0 };
      const source = stockProductRows({ productId, branchId: query.branchId }, session);
      const statement = compileList(stockProducts, query, session, thaiSort, source);
      const row = await database.withRealm(session.realmId, (client) => runJson(client, statement));
      if (!row?.rows) throw refuseUnknown(stockProducts.noun);
      return sendJson(reply, stockProducts.singleKey, JSON.stringify(JSON.parse(row.body)[0]));
    },
  );
};
