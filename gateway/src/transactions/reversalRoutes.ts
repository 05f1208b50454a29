import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { idempotencyHeader, readIdempotencyKey } from '../http/readIdempotencyKey.ts';
import { route } from '../http/route.ts';
import { shapeParameters } from '../resource/listQuery.ts';
import { fixed } from '../resource/resourceOperations.ts';
import { adjustPayment } from './adjustPayment.ts';
import { previewReturn } from './previewReturn.ts';
import { previewVoid } from './previewVoid.ts';
import { readTransaction } from './readTransaction.ts';
import { returnPayment } from './returnPayment.ts';
import { AdjustBody, ReturnBody, ReturnPreviewBody, VoidBody } from './reversalBody.ts';
import { points, ReturnPreview, transaction, VoidPreview } from './transactionShapes.ts';
import { voidPayment } from './voidPayment.ts';

const PreviewQuery = Type.Object({
  transaction_no: Type.String({ minLength: 1, maxLength: 100 }),
  branch_id: Type.Optional(Type.String({ maxLength: 40 })),
  realm_id: Type.Optional(Type.String({ maxLength: 40 })),
  locale: shapeParameters.locale,
});

const tag = 'payment';
const permission = { objectCodes: [PAGE.paymentHistory], action: 'Write' } as const;
const returning = { objectCodes: [PAGE.saleReturn], action: 'Write' } as const;
const headers = idempotencyHeader;
/** Refusals of every change of a sale, and those of one that needs an open till. */
const REFUSALS = [
  'WRONG_AUTHORIZE_CODE',
  'AUTHORIZE_CODE_NOT_SET',
  'APPROVAL_REQUIRED',
  'APPROVAL_INVALID',
  'TOO_MANY_ATTEMPTS',
  'ALREADY_VOID',
  'IS_RETURN',
  'INSUFFICIENT_POINTS',
  '123',
  'IDEMPOTENCY_CONFLICT',
] as const;
const AT_TILL = ['TILL_UNAVAILABLE', 'SHIFT_REQUIRED'] as const;

/** Voids, returns and adjustments of a sale (PERM-11, PERM-13). */
export const reversalRoutes: AreaRoutes = async (app, context) => {
  const { database, salesNotices } = context;

  route(app, 'POST /payment/void', {
    id: 'voidPayment',
    summary: 'Void a sale, with all its effects',
    tag,
    permission,
    headers,
    body: VoidBody,
    payload: fixed({ transaction, available_points: points }),
    mayBeMissing: true,
    refusals: [...REFUSALS, ...AT_TILL, 'HAS_RETURNS', 'IS_EXCHANGE'],
    handle: async (request) => {
      const { session, body } = request;
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const { id, available_points } = await voidPayment(context, { session, sentBy: request, body, key });
      salesNotices.changed(session.realmId, id);
      return answer({ transaction: await readTransaction(database, session, id), available_points });
    },
  });

  route(app, 'POST /payment/adjust', {
    id: 'adjustPayment',
    summary: 'Adjust the points of a sale; `amount` is their new number',
    tag,
    permission,
    headers,
    body: AdjustBody,
    payload: fixed({ transaction, available_points: points }),
    mayBeMissing: true,
    refusals: [...REFUSALS, 'HAS_RETURNS', 'NOT_FOR_GUEST', 'TOO_MANY_POINTS'],
    handle: async (request) => {
      const { session, body } = request;
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const { id, ...outcome } = await adjustPayment(context, { session, sentBy: request, body, key });
      salesNotices.changed(session.realmId, id);
      return answer({ transaction: await readTransaction(database, session, id), ...outcome });
    },
  });

  // Extension: returns pieces of a sale, with a separate right.
  route(app, 'POST /payment/return', {
    id: 'returnPayment',
    summary: 'Return pieces of a sale: a separate document, with amounts and points below zero',
    tag,
    permission: returning,
    headers,
    body: ReturnBody,
    payload: fixed({ transaction, available_points: points, sale: transaction }),
    mayBeMissing: true,
    refusals: [...REFUSALS, ...AT_TILL, 'PAYMENT_MISMATCH'],
    handle: async (request) => {
      const { session, body } = request;
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const outcome = await returnPayment(context, { session, sentBy: request, body, key });
      const { id, available_points, sale_id = '' } = outcome;
      for (const changed of [id, sale_id]) salesNotices.changed(session.realmId, changed);
      const [returned, sale] = [
        await readTransaction(database, session, id),
        await readTransaction(database, session, sale_id),
      ];
      return answer({ transaction: returned, available_points, sale });
    },
  });

  route(app, 'POST /payment/return/preview', {
    id: 'previewReturn',
    summary: 'What a return would refund, and what prevents it',
    tag,
    permission: returning,
    body: ReturnPreviewBody,
    payload: ReturnPreview,
    mayBeMissing: true,
    handle: async ({ session, body }) => answer(await previewReturn(database, session, body)),
  });

  // Extension: what a void would do, for the screen that asks the user to confirm it.
  route(app, 'GET /payment/void/preview', {
    id: 'previewVoid',
    summary: 'What a void would do, and what prevents it',
    tag,
    permission,
    query: PreviewQuery,
    payload: VoidPreview,
    mayBeMissing: true,
    handle: async ({ session, query }) => {
      return answer(await previewVoid(database, session, query));
    },
  });
};
