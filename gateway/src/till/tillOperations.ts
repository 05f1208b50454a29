import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { paymentPayloadSchema } from '@taem/domain/till/paymentPayload.schema.ts';
import { saleBodySchema } from '@taem/domain/till/saleBody.schema.ts';
import { z } from 'zod';
import { defineOperations, type JsonSchema } from '../http/Operation.ts';
import { IdempotencyKey } from '../http/readIdempotencyKey.ts';
import { formSchema } from '../resource/recordSchema.ts';

const { $schema: _, ...payload } = z.toJSONSchema(paymentPayloadSchema, { io: 'input', unrepresentable: 'any' });
const Payment = { title: 'PaymentPayload', ...payload } as JsonSchema;

const { $schema: __, ...sale } = z.toJSONSchema(saleBodySchema, { io: 'input', unrepresentable: 'any' });
const Sale = { title: 'SaleBody', ...sale } as JsonSchema;

const RESULT = {
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
};

const TRANSACTION = { $ref: '#/components/schemas/Transaction' } as never;
const Result: JsonSchema = { title: 'PaymentResult', ...Type.Object({ ...RESULT, transaction: TRANSACTION }) };

const OrNull = Type.Union([Type.String(), Type.Null()]);
const Name = { id: Type.String(), firstname: Type.String(), lastname: Type.String() };
/** What the receipt shows of the records that a sale points to. */
const Receipt = Type.Object({
  branch: Type.Object({ id: Type.String(), name: Type.String(), address: OrNull, phone: OrNull }),
  create_by: Type.Object(Name),
  member: Type.Union([Type.Object({ ...Name, phone: OrNull }), Type.Null()]),
});
const SaleResult: JsonSchema = {
  title: 'SaleResult',
  ...Type.Object({ ...RESULT, transaction: { allOf: [TRANSACTION, Receipt] } as never }),
};

const permission = { objectCodes: [PAGE.payment], action: 'Write' } as const;

const REFUSALS = [
  'MEMBER_MERGED',
  'NOT_FOUND',
  'PAYMENT_MISMATCH',
  'INSUFFICIENT_POINTS',
  'CONDITION_NOT_MET',
  'AUTHORIZE_CODE_REQUIRED',
  'OFFER_NOT_FOR_GUEST',
  'POINTS_NOT_FOR_GUEST',
  'TOO_MANY_POINTS',
  'ABOVE_LIMIT',
  'WRONG_OFFER_KIND',
  'IDEMPOTENCY_CONFLICT',
] as const;

export const tillOperations = defineOperations({
  pay: {
    id: 'pay',
    summary: 'Record a payment; the rules price it again and refuse other figures',
    tag: 'payment',
    permission,
    headers: { 'Idempotency-Key': IdempotencyKey },
    body: Payment,
    form: formSchema(Payment),
    payload: Result,
    refusals: REFUSALS,
  },
  paySale: {
    id: 'paySale',
    summary: 'Price a sale by the rules and record it; refused when the customer was told other figures',
    tag: 'payment',
    permission,
    headers: { 'Idempotency-Key': IdempotencyKey },
    body: Sale,
    form: formSchema(Sale),
    payload: SaleResult,
    refusals: REFUSALS,
  },
  findPayment: {
    id: 'findPayment',
    summary: 'What came of a payment whose answer was lost',
    tag: 'payment',
    permission,
    query: Type.Object({ idempotency_key: IdempotencyKey }),
    payload: Result,
    mayBeMissing: true,
  },
});
