import { answer } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { readFingerprint, readIdempotencyKey } from '../http/readIdempotencyKey.ts';
import { requirePermission } from '../http/requirePermission.ts';
import { findPayment } from './findPayment.ts';
import { pay } from './pay.ts';
import { readPaymentBody } from './readPaymentBody.ts';
import { tillOperations } from './tillOperations.ts';

export const tillRoutes: AreaRoutes = async (app, context) => {
  app.post('/payment/transaction', { config: { operation: tillOperations.pay } }, async (request) => {
    requirePermission(request.session, 'Page.Merchant.Payment', 'Write');
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    const fingerprint = readFingerprint(request.headers['idempotency-fingerprint']);
    return answer(await pay(context, request.session, await readPaymentBody(request), key, fingerprint));
  });

  // Extension: what came of a payment whose answer was lost.
  app.get<{ Querystring: Record<string, unknown> }>(
    '/payment/transaction',
    { config: { operation: tillOperations.findPayment } },
    async (request) => {
      requirePermission(request.session, 'Page.Merchant.Payment', 'Write');
      const { idempotency_key, idempotency_fingerprint } = request.query;
      const key = readIdempotencyKey(idempotency_key);
      return answer(await findPayment(context, request.session, key, readFingerprint(idempotency_fingerprint)));
    },
  );
};
