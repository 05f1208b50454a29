import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../http/envelope.ts';
import { refuseUnknown } from '../http/errors.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { goneSignal } from '../http/goneSignal.ts';
import { route } from '../http/route.ts';
import { mountExport } from '../resource/export/mountExport.ts';
import { sendJson } from '../resource/mountReads.ts';
import { isUuid } from '../resource/readValue.ts';
import { fixed, resourceOperations } from '../resource/resourceOperations.ts';
import { transactions } from '../sales/transactions.resource.ts';
import { attachSlip } from './attachSlip.ts';
import { listTransactions } from './listTransactions.ts';
import { paperMailRoutes } from './mails/paperMailRoutes.ts';
import { narrowToSession } from './narrowToSession.ts';
import { RememberedFirst } from './RememberedFirst.ts';
import { RememberedSales } from './RememberedSales.ts';
import { findTransaction } from './readTransaction.ts';
import { RecordedQuery, recordedSales } from './recordedSales.ts';
import { reversalRoutes } from './reversalRoutes.ts';
import { SumQuery, sumTransactions } from './sumTransactions.ts';
import { Totals, transaction } from './transactionShapes.ts';

const { list, get } = resourceOperations(transactions);
const tag = 'transactions';

/** Sales, for users who may see one of the screens that list them, limited to their branches. */
export const transactionRoutes: AreaRoutes = async (app, context) => {
  const { database } = context;
  const remembered = new RememberedSales();
  const first = new RememberedFirst();
  route(app, 'GET /transactions', {
    ...list,
    handle: async (request, reply) => {
      const body = await listTransactions(database, request.session, request.query, remembered, first);
      return sendJson(reply, 'transactions', body);
    },
  });

  mountExport(app, context, transactions, false, narrowToSession);

  route(app, 'GET /transactions/totals', {
    id: 'sumTransactions',
    summary: 'Totals over all sales of a list, voided ones separately',
    tag,
    forRuns: true,
    query: SumQuery,
    ignores: ['limit', 'skip', 'sort', 'projection'],
    permission: list.permission,
    payload: fixed({ totals: Totals }),
    handle: async (request, reply) => {
      const totals = await sumTransactions(database, request.session, request.query, remembered, () =>
        goneSignal(reply),
      );
      return sendJson(reply, 'totals', totals);
    },
  });

  route(app, 'GET /transactions/recorded', {
    id: 'listRecordedTransactions',
    summary:
      'Sales in the order in which they were recorded, each available after a minute; continuing with `after` returns each exactly once',
    tag,
    query: RecordedQuery,
    permission: list.permission,
    payload: fixed({ transactions: Type.Array(Type.Unsafe(transaction)) }),
    handle: async ({ session, query }, reply) => {
      const body = await recordedSales(database, session, query);
      return sendJson(reply, 'transactions', body);
    },
  });

  route(app, 'GET /transactions/:id', {
    ...get,
    handle: async (request, reply) => {
      const { id } = request.params;
      if (!isUuid(id)) throw refuseUnknown(transactions.noun);
      const body = await findTransaction(database, request.session, id, request.query);
      if (!body) throw refuseUnknown(transactions.noun);
      return sendJson(reply, 'transaction', body);
    },
  });

  route(app, 'PATCH /transactions/:id', {
    id: 'attachSlip',
    summary: "Upload the picture of a sale's transfer slip",
    tag,
    permission: { objectCodes: [PAGE.paymentHistory], action: 'Write' },
    form: Type.Object({
      __v: Type.String(),
      action: Type.Literal('upload_image'),
      lang: Type.Optional(Type.String()),
      image: Type.String({ contentMediaType: 'application/octet-stream' }),
    }),
    payload: fixed({ transaction }),
    refusals: ['123'],
    handle: async (request) => answer(await attachSlip(context, request, request.params.id)),
  });

  await app.register(reversalRoutes, { ...context, prefix: '' });
  await app.register(paperMailRoutes, { ...context, prefix: '' });
};
