import { answer } from '../http/envelope.ts';
import { refuseUnknown } from '../http/errors.ts';
import type { AreaRoutes, GatewaySession } from '../http/GatewayContext.ts';
import { goneSignal } from '../http/goneSignal.ts';
import type { Operation } from '../http/Operation.ts';
import { refuseUnknownNames } from '../http/refuseUnknownNames.ts';
import { requireAnyPermission } from '../http/requirePermission.ts';
import { mountExport } from '../resource/export/mountExport.ts';
import { readShape } from '../resource/readListQuery.ts';
import { isUuid } from '../resource/readValue.ts';
import { transactions } from '../sales/transactions.resource.ts';
import { attachSlip } from './attachSlip.ts';
import { listTransactions } from './listTransactions.ts';
import { narrowToSession } from './narrowToSession.ts';
import { RememberedFirst } from './RememberedFirst.ts';
import { RememberedSales } from './RememberedSales.ts';
import { findTransaction } from './readTransaction.ts';
import { recordedSales } from './recordedSales.ts';
import { reversalRoutes } from './reversalRoutes.ts';
import { sumTransactions } from './sumTransactions.ts';
import { transactionOperations } from './transactionOperations.ts';

/** Sales, for those who may see one of the screens that show them, and of their own branches only. */
export const transactionRoutes: AreaRoutes = async (app, context) => {
  const { database } = context;
  const remembered = new RememberedSales();
  const first = new RememberedFirst();
  app.get<{ Querystring: Record<string, unknown> }>(
    '/transactions',
    { config: { operation: transactionOperations.list } },
    async (request, reply) => {
      mayRead(request.session);
      refuseUnknownNames(request.query, NAMES);
      const body = await listTransactions(database, request.session, request.query, remembered, first);
      return reply.type(JSON_TYPE).send(`{"status":200,"payload":{"transactions":${body}}}`);
    },
  );

  mountExport(app, context, transactions, false, narrowToSession);

  app.get<{ Querystring: Record<string, unknown> }>(
    '/transactions/totals',
    { config: { operation: transactionOperations.totals } },
    async (request, reply) => {
      mayRead(request.session);
      refuseUnknownNames(request.query, NAMES);
      const totals = await sumTransactions(database, request.session, request.query, remembered, () =>
        goneSignal(reply),
      );
      return reply.type(JSON_TYPE).send(`{"status":200,"payload":{"totals":${totals}}}`);
    },
  );

  app.get<{ Querystring: Record<string, unknown> }>(
    '/transactions/recorded',
    { config: { operation: transactionOperations.recorded } },
    async ({ session, query }, reply) => {
      mayRead(session);
      refuseUnknownNames(query, RECORDED_NAMES);
      const body = await recordedSales(database, session, query);
      return reply.type(JSON_TYPE).send(`{"status":200,"payload":{"transactions":${body}}}`);
    },
  );

  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/transactions/:id',
    { config: { operation: transactionOperations.get } },
    async (request, reply) => {
      mayRead(request.session);
      const { id } = request.params;
      if (!isUuid(id)) throw refuseUnknown(transactions.noun);
      const body = await findTransaction(database, request.session, id, readShape(request.query));
      if (!body) throw refuseUnknown(transactions.noun);
      return reply.type(JSON_TYPE).send(`{"status":200,"payload":{"transaction":${body}}}`);
    },
  );

  app.patch<{ Params: { id: string } }>(
    '/transactions/:id',
    { config: { operation: transactionOperations.attachSlip } },
    async (request) => answer(await attachSlip(context, request, request.params.id)),
  );

  await app.register(reversalRoutes, { ...context, prefix: '' });
};

/** What sales are asked by, and what goes with every call (DATA-12). */
const namesOf = ({ query }: Operation) => [...Object.keys(query?.properties ?? {}), 'lang', 'realm_id'];
const NAMES = namesOf(transactionOperations.list);
const RECORDED_NAMES = namesOf(transactionOperations.recorded);

const JSON_TYPE = 'application/json; charset=utf-8';

function mayRead(session: GatewaySession): void {
  requireAnyPermission(session, transactions.read === 'everyone' ? [] : transactions.read, 'Read');
}
