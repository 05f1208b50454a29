import { hasThaiSort } from '../database/hasThaiSort.ts';
import { refuseField, refuseUnknown } from '../http/errors.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { route } from '../http/route.ts';
import { bodyOfList } from '../resource/bodyOfList.ts';
import { compileList } from '../resource/compileQuery.ts';
import { listQueryFrom } from '../resource/listQuery.ts';
import { sendJson } from '../resource/mountReads.ts';
import { mountWrites } from '../resource/mountWrites.ts';
import { readId } from '../resource/readId.ts';
import { isUuid } from '../resource/readValue.ts';
import { resourceOperations } from '../resource/resourceOperations.ts';
import { runJson } from '../resource/runJson.ts';
import { stockImports } from './stockImports.ts';
import { movementRows, stockMovements } from './stockMovements.ts';
import { stockProductRows, stockProducts } from './stockProducts.ts';

const { list, get } = resourceOperations(stockProducts);

export const stockRoutes: AreaRoutes = async (app, context) => {
  const { database } = context;
  const thaiSort = await hasThaiSort(database);
  // OP-51 A document of goods received is posted to `stock`; it is listed as a stock import.
  mountWrites(app, context, { ...stockImports, path: 'stock', singleKey: 'goods_received' });

  route(app, 'GET /stock/product', {
    ...list,
    handle: async ({ query: parameters, session }, reply) => {
      const query = listQueryFrom(parameters);
      const source = stockProductRows({ productId: null, branchId: query.branchId }, session);
      const statement = compileList(stockProducts, query, session, thaiSort, source);
      const row = await database.withRealm(session.realmId, (client) => runJson(client, statement));
      return sendJson(reply, stockProducts.listKey, bodyOfList(row, query.limit));
    },
  });

  route(app, 'GET /stock/movement', {
    ...resourceOperations(stockMovements).list,
    summary: 'Movements of the stock of one product; `filter` has the product',
    handle: async ({ query: parameters, session }, reply) => {
      const query = listQueryFrom(parameters);
      const productId = (query.filter as { product_id?: unknown } | null)?.product_id;
      if (!isUuid(productId)) throw refuseField('filter.product_id', 'must be an id');
      const source = movementRows(productId, query.branchId, session);
      const statement = compileList(stockMovements, query, session, thaiSort, source);
      const row = await database.withRealm(session.realmId, (client) => runJson(client, statement));
      return sendJson(reply, stockMovements.listKey, bodyOfList(row, query.limit));
    },
  });

  route(app, 'GET /stock/product/:id', {
    ...get,
    query: list.query,
    summary: 'Stock of one product, by branch',
    handle: async ({ query: parameters, params, session }, reply) => {
      const productId = readId(stockProducts, params.id);
      const query = { ...listQueryFrom(parameters), filter: {}, limit: null, skip: 0 };
      const source = stockProductRows({ productId, branchId: query.branchId }, session);
      const statement = compileList(stockProducts, query, session, thaiSort, source);
      const row = await database.withRealm(session.realmId, (client) => runJson(client, statement));
      if (!row?.rows) throw refuseUnknown(stockProducts.noun);
      return sendJson(reply, stockProducts.singleKey, JSON.stringify(JSON.parse(row.body)[0]));
    },
  });
};
