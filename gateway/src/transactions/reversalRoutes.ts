import { type Static, Type } from '@sinclair/typebox';
import { answer } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { readIdempotencyKey } from '../http/readIdempotencyKey.ts';
import { adjustPayment } from './adjustPayment.ts';
import { previewVoid } from './previewVoid.ts';
import { readTransaction } from './readTransaction.ts';
import { AdjustBody, VoidBody } from './reversalBody.ts';
import { transactionOperations } from './transactionOperations.ts';
import { voidPayment } from './voidPayment.ts';

const Preview = Type.Object(
  {
    transaction_no: Type.String({ minLength: 1, maxLength: 100 }),
    branch_id: Type.Optional(Type.String({ maxLength: 40 })),
    realm_id: Type.Optional(Type.String({ maxLength: 40 })),
    locale: Type.Optional(Type.String({ maxLength: 20 })),
  },
  { additionalProperties: false },
);

/** Taking a sale back, and giving it other points (PERM-11, PERM-13). */
export const reversalRoutes: AreaRoutes = async (app, context) => {
  const { database, salesNotices } = context;

  app.post<{ Body: VoidBody }>(
    '/payment/void',
    { config: { operation: transactionOperations.void }, schema: { body: VoidBody } },
    async (request) => {
      const { session, body } = request;
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const { id, available_points } = await voidPayment(context, { session, sentBy: request, body, key });
      salesNotices.changed(session.realmId, id);
      return answer({ transaction: await readTransaction(database, session, id), available_points });
    },
  );

  app.post<{ Body: AdjustBody }>(
    '/payment/adjust',
    { config: { operation: transactionOperations.adjust }, schema: { body: AdjustBody } },
    async (request) => {
      const { session, body } = request;
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const { id, ...outcome } = await adjustPayment(context, { session, sentBy: request, body, key });
      salesNotices.changed(session.realmId, id);
      return answer({ transaction: await readTransaction(database, session, id), ...outcome });
    },
  );

  // Extension: what a void would do, for the screen that asks for it.
  app.get<{ Querystring: Static<typeof Preview> }>(
    '/payment/void/preview',
    { config: { operation: transactionOperations.previewVoid }, schema: { querystring: Preview } },
    async ({ session, query }) => {
      return answer(await previewVoid(database, session, query));
    },
  );
};
