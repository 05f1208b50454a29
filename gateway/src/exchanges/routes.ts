import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { idempotencyHeader, readIdempotencyKey } from '../http/readIdempotencyKey.ts';
import { route } from '../http/route.ts';
import { formSchema } from '../resource/recordSchema.ts';
import { fixed } from '../resource/resourceOperations.ts';
import { readExchangeBody } from '../till/readSaleBody.ts';
import { REFUSALS } from '../till/tillShapes.ts';
import { readTransaction } from '../transactions/readTransaction.ts';
import { Exchange, points, transaction } from '../transactions/transactionShapes.ts';
import { exchangePayment } from './exchangePayment.ts';

/** Extension: returns pieces of a sale and sells others in one request. Built on returns and on the till. */
export const exchangeRoutes: AreaRoutes = async (app, context) => {
  const { database, salesNotices } = context;

  route(app, 'POST /payment/exchange', {
    id: 'exchangePayment',
    summary:
      'Return pieces of a sale and sell others: two documents that refer to each other, with one payment of the difference',
    tag: 'payment',
    permission: { objectCodes: [PAGE.saleReturn], action: 'Write' },
    alsoNeeds: [{ objectCodes: [PAGE.payment], action: 'Write' }],
    headers: idempotencyHeader,
    described: Exchange,
    form: formSchema(Exchange),
    payload: fixed({ transaction, available_points: points, returned: transaction, sale: transaction }),
    mayBeMissing: true,
    refusals: [
      ...new Set([
        ...REFUSALS,
        'WRONG_AUTHORIZE_CODE',
        'AUTHORIZE_CODE_NOT_SET',
        'TOO_MANY_ATTEMPTS',
        'ALREADY_VOID',
        'IS_RETURN',
        '123',
      ] as const),
    ],
    handle: async (request) => {
      const { session } = request;
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const sent = await readExchangeBody(request);
      const outcome = await exchangePayment(context, { session, sentBy: request, ...sent, key });
      const { id, available_points, sale_id = '', return_id = '' } = outcome;
      for (const changed of [id, return_id, sale_id]) salesNotices.changed(session.realmId, changed);
      const [sold, returned, sale] = [
        await readTransaction(database, session, id),
        await readTransaction(database, session, return_id),
        await readTransaction(database, session, sale_id),
      ];
      return answer({ transaction: sold, available_points, returned, sale });
    },
  });
};
