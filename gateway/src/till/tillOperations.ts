import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { paymentPayloadSchema } from '@taem/domain/till/paymentPayload.schema.ts';
import { z } from 'zod';
import { defineOperations, type JsonSchema } from '../http/Operation.ts';
import { IdempotencyKey } from '../http/readIdempotencyKey.ts';
import { formSchema } from '../resource/recordSchema.ts';

const { $schema: _, ...payload } = z.toJSONSchema(paymentPayloadSchema, { io: 'input', unrepresentable: 'any' });
const Payment = { title: 'PaymentPayload', ...payload } as JsonSchema;

const Fingerprint = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of what the caller was asked for.',
});

const Result: JsonSchema = {
  title: 'PaymentResult',
  ...Type.Object({
    id: Type.String(),
    trx_no: Type.String(),
    trx_date: Type.String(),
    summary: Type.Object({
      total_payment: Type.Number(),
      total_revenue: Type.Number(),
      total_discount: Type.Number(),
      total_qty: Type.Integer(),
      earn_amount: Type.Integer(),
      redeem_amount: Type.Integer(),
      outstanding_amount: Type.Literal(0),
      reward_item_id: Type.Optional(Type.String()),
      reward_instance_id: Type.Optional(Type.String()),
      wallet: Type.Object({ pocket: Type.Object({ reward: Type.Object({ available: Type.Integer() }) }) }),
    }),
    transaction: { $ref: '#/components/schemas/Transaction' } as never,
  }),
};

const permission = { objectCodes: [PAGE.payment], action: 'Write' } as const;

export const tillOperations = defineOperations({
  pay: {
    id: 'pay',
    summary: 'Record a payment; the rules price it again and refuse other figures',
    tag: 'payment',
    permission,
    headers: { 'Idempotency-Key': IdempotencyKey, 'Idempotency-Fingerprint': Fingerprint },
    body: Payment,
    form: formSchema(Payment),
    payload: Result,
    refusals: [
      'NOT_FOUND',
      'PAYMENT_MISMATCH',
      'INSUFFICIENT_POINTS',
      'CONDITION_NOT_MET',
      'AUTHORIZE_CODE_REQUIRED',
      'OFFER_NOT_FOR_GUEST',
      'POINTS_NOT_FOR_GUEST',
      'WRONG_OFFER_KIND',
      'IDEMPOTENCY_CONFLICT',
    ],
  },
  findPayment: {
    id: 'findPayment',
    summary: 'What came of a payment whose answer was lost',
    tag: 'payment',
    permission,
    query: Type.Object({ idempotency_key: IdempotencyKey, idempotency_fingerprint: Type.Optional(Fingerprint) }),
    payload: Result,
    mayBeMissing: true,
    refusals: ['IDEMPOTENCY_CONFLICT'],
  },
});
