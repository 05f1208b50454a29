import { Type } from '@sinclair/typebox';
import { paymentPayloadSchema } from '@taem/domain/till/paymentPayload.schema.ts';
import { saleBodySchema } from '@taem/domain/till/saleBody.schema.ts';
import { z } from 'zod';
import type { JsonSchema } from '../http/Operation.ts';
import { orNull, TextOrNull } from '../resource/jsonShapes.ts';

const { $schema: _, ...payload } = z.toJSONSchema(paymentPayloadSchema, { io: 'input', unrepresentable: 'any' });
export const Payment = { title: 'PaymentPayload', ...payload } as JsonSchema;

const { $schema: __, ...sale } = z.toJSONSchema(saleBodySchema, { io: 'input', unrepresentable: 'any' });
export const Sale = { title: 'SaleBody', ...sale } as JsonSchema;

export const RESULT = {
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

export const TRANSACTION = { $ref: '#/components/schemas/Transaction' } as never;
export const Result: JsonSchema = { title: 'PaymentResult', ...Type.Object({ ...RESULT, transaction: TRANSACTION }) };

const Name = { id: Type.String(), firstname: Type.String(), lastname: Type.String() };
/** The fields of a sale's records that the receipt shows. */
const Receipt = Type.Object({
  branch: Type.Object({ id: Type.String(), name: Type.String(), address: TextOrNull, phone: TextOrNull }),
  create_by: Type.Object(Name),
  member: orNull(Type.Object({ ...Name, phone: TextOrNull })),
});
export const SaleResult: JsonSchema = {
  title: 'SaleResult',
  ...Type.Object({ ...RESULT, transaction: { allOf: [TRANSACTION, Receipt] } as never }),
};

/** Codes with which pricing a bill can be refused. */
export const PRICING_REFUSALS = [
  'PAYMENT_MISMATCH',
  'INSUFFICIENT_POINTS',
  'CONDITION_NOT_MET',
  'AUTHORIZE_CODE_REQUIRED',
  'OFFER_NOT_FOR_GUEST',
  'POINTS_NOT_FOR_GUEST',
  'TOO_MANY_POINTS',
  'ABOVE_LIMIT',
  'WRONG_OFFER_KIND',
] as const;

export const REFUSALS = [
  'MEMBER_MERGED',
  'NOT_FOUND',
  ...PRICING_REFUSALS,
  'IDEMPOTENCY_CONFLICT',
  'PARKED_BILL_PAID',
  'PARKED_BILL_DISCARDED',
  'PARKED_BILL_CHANGED',
  'SLIP_USED',
  'TILL_UNAVAILABLE',
  'SHIFT_REQUIRED',
  'MONTH_CLOSED',
  'APPROVAL_REQUIRED',
  'APPROVAL_INVALID',
] as const;
