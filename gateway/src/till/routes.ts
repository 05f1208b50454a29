import { answer } from '../http/envelope.ts';
import type { AreaRoutes, GatewaySession } from '../http/GatewayContext.ts';
import { readIdempotencyKey } from '../http/readIdempotencyKey.ts';
import { findPayment } from './findPayment.ts';
import { pay } from './pay.ts';
import { readPaymentBody } from './readPaymentBody.ts';
import { readSaleBody } from './readSaleBody.ts';
import type { SaleOrder } from './SaleOrder.ts';
import { tillOperations } from './tillOperations.ts';
import { tillSaleOrder } from './tillSaleOrder.ts';
import { transactionOrder } from './transactionOrder.ts';

export const tillRoutes: AreaRoutes = async (app, context) => {
  async function sell(session: GatewaySession, order: SaleOrder, key: string | null) {
    const paid = await pay(context, session, order, key);
    context.salesNotices.changed(session.realmId, paid.id);
    return paid;
  }

  app.post('/payment/transaction', { config: { operation: tillOperations.pay } }, async (request) => {
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    const order = transactionOrder(await readPaymentBody(request), request.session);
    return answer(await sell(request.session, order, key));
  });

  // Extension: the till says what was decided, and the gateway prices it.
  app.post('/payment/sale', { config: { operation: tillOperations.paySale } }, async (request) => {
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    const { body, image } = await readSaleBody(request);
    return answer(await sell(request.session, tillSaleOrder(body, image, request.session), key));
  });

  // Extension: what came of a payment whose answer was lost.
  app.get<{ Querystring: Record<string, unknown> }>(
    '/payment/transaction',
    { config: { operation: tillOperations.findPayment } },
    async (request) => {
      const key = readIdempotencyKey(request.query.idempotency_key);
      return answer(await findPayment(context, request.session, key));
    },
  );
};
