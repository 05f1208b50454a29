import { answer } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { requirePermission } from '../http/requirePermission.ts';
import { pay } from './pay.ts';
import { readIdempotencyKey } from './readIdempotencyKey.ts';
import { readPaymentBody } from './readPaymentBody.ts';

export const tillRoutes: AreaRoutes = async (app, context) => {
  app.post('/payment/transaction', async (request) => {
    requirePermission(request.session, 'Page.Merchant.Payment', 'Write');
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    return answer(await pay(context, request.session, await readPaymentBody(request), key));
  });
};
