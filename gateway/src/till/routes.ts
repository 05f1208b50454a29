import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../http/envelope.ts';
import type { AreaRoutes, GatewaySession } from '../http/GatewayContext.ts';
import { parameter } from '../http/parameter.ts';
import { IdempotencyKey, idempotencyHeader, readIdempotencyKey } from '../http/readIdempotencyKey.ts';
import { route } from '../http/route.ts';
import { formSchema } from '../resource/recordSchema.ts';
import { findPayment } from './findPayment.ts';
import { pay } from './pay.ts';
import { readPaymentBody } from './readPaymentBody.ts';
import { readSaleBody } from './readSaleBody.ts';
import type { SaleOrder } from './SaleOrder.ts';
import { tillSaleOrder } from './tillSaleOrder.ts';
import { Payment, REFUSALS, Result, Sale, SaleResult } from './tillShapes.ts';
import { transactionOrder } from './transactionOrder.ts';

const tag = 'payment';
const permission = { objectCodes: [PAGE.payment], action: 'Write' } as const;

export const tillRoutes: AreaRoutes = async (app, context) => {
  async function sell(session: GatewaySession, order: SaleOrder, key: string | null) {
    const paid = await pay(context, session, order, key);
    context.salesNotices.changed(session.realmId, paid.id);
    return paid;
  }

  route(app, 'POST /payment/transaction', {
    id: 'pay',
    summary: 'Record a payment; it is priced again by the rules and refused when the figures differ',
    tag,
    permission,
    headers: idempotencyHeader,
    described: Payment,
    form: formSchema(Payment),
    payload: Result,
    refusals: REFUSALS,
    handle: async (request) => {
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const order = transactionOrder(await readPaymentBody(request), request.session);
      return answer(await sell(request.session, order, key));
    },
  });

  // Extension: the till sends its decisions, and the gateway prices the sale.
  route(app, 'POST /payment/sale', {
    id: 'paySale',
    summary: 'Price a sale by the rules and record it; refused when the figures shown to the customer differ',
    tag,
    permission,
    headers: idempotencyHeader,
    described: Sale,
    form: formSchema(Sale),
    payload: SaleResult,
    refusals: REFUSALS,
    handle: async (request) => {
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const { body, image } = await readSaleBody(request);
      return answer(await sell(request.session, tillSaleOrder(body, image, request.session), key));
    },
  });

  // Extension: returns the result of a payment whose answer was lost.
  route(app, 'GET /payment/transaction', {
    id: 'findPayment',
    summary: 'The result of a payment whose answer was lost',
    tag,
    permission,
    query: Type.Object({ idempotency_key: parameter({ ...IdempotencyKey, isNeeded: true }, readIdempotencyKey) }),
    payload: Result,
    mayBeMissing: true,
    handle: async (request) => {
      return answer(await findPayment(context, request.session, request.query.idempotency_key));
    },
  });
};
