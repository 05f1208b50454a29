import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { defineOperations, type JsonSchema } from '../http/Operation.ts';
import { IdempotencyKey } from '../http/readIdempotencyKey.ts';
import { listQueryOf } from '../resource/listQuery.ts';
import { recordSchema } from '../resource/recordSchema.ts';
import { fixed, resourceOperations } from '../resource/resourceOperations.ts';
import { transactions } from '../sales/transactions.resource.ts';

const { list, get } = resourceOperations(transactions);
const transaction = recordSchema(transactions, 'Transaction');
const permission = { objectCodes: [PAGE.paymentHistory], action: 'Write' } as const;
const points: JsonSchema = Type.Union([Type.Integer(), Type.Null()]);
const Figures = Type.Object({
  total_revenue: Type.Number(),
  total_transaction: Type.Integer(),
  total_qty: Type.Integer(),
});
const Tier = Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]);
const OrNull = Type.Union([Type.String(), Type.Null()]);
const headers = { 'Idempotency-Key': IdempotencyKey };
const tag = 'payment';

const onlyAsked = (description: string) => Type.Optional(Type.Number({ description }));
const Totals = Type.Object({
  complete: Type.Integer({ description: 'Sales that count.' }),
  amount_due: Type.Number({ description: 'What they came to, in baht.' }),
  earn: Type.Integer({ description: 'Points they gave, adjustments included.' }),
  redeem: Type.Integer({ description: 'Points that were spent on them.' }),
  void: Type.Integer({ description: 'Sales that were taken back.' }),
  void_amount: Type.Number({ description: 'What those had come to, in baht.' }),
  total_revenue: onlyAsked('Products after deductions, without delivery, in baht.'),
  total_payment: onlyAsked('Products before deductions, in baht.'),
  total_discount: onlyAsked('All deductions, 0 or negative, in baht.'),
  total_qty: onlyAsked('Pieces.'),
  total_members: onlyAsked('Different members.'),
  item_amount: onlyAsked('Lines that the filter asks for, before deductions of the bill, in baht; all lines without.'),
  item_qty: onlyAsked('Pieces of those lines.'),
  tender_amount: onlyAsked('What the tenders that the filter asks for paid, in baht; all tenders without.'),
  offer_discount: onlyAsked('What the offers that the filter asks for took off, 0 or negative, in baht; all without.'),
});

const Preview = Type.Object({
  transaction_no: Type.String(),
  __v: Type.Integer(),
  refusals: Type.Array(
    Type.Object({ code: Type.String(), message: Type.String(), missing: Type.Union([Type.Integer(), Type.Null()]) }),
  ),
  tenders: Type.Array(
    Type.Object({ type: Type.String(), amount: Type.Number(), institute_name: OrNull, card_name: OrNull }),
  ),
  stock: Type.Array(Type.Object({ product_id: Type.String(), product_name: OrNull, qty: Type.Number() })),
  member: Type.Union([
    Type.Object({
      points: Type.Record(Type.String(), Type.Integer()),
      lifetime_value: Type.Object({ before: Figures, after: Figures }),
      tier: Type.Object({ before: Tier, after: Tier }),
      badges_lost: Type.Array(Type.String()),
    }),
    Type.Null(),
  ]),
});

const { limit, skip, sort, projection, locale, ...narrowed } = listQueryOf(transactions, 'Transaction').properties;
const { keyword, search_term, ...inOrder } = { ...narrowed, limit, projection, locale };
const After = Type.Unsafe<string>({
  type: 'string',
  title: 'AfterParameter',
  description: 'Id of the sale to read on from; from the first sale on without it.',
  examples: ['0190a000-0000-7000-8000-00000000abcd'],
});

export const transactionOperations = defineOperations({
  list,
  totals: {
    id: 'sumTransactions',
    summary: 'What all sales of a list come to, voided ones apart',
    tag: 'transactions',
    query: Type.Object(narrowed),
    permission: list.permission,
    forRuns: true,
    payload: fixed({ totals: Totals }),
  },
  recorded: {
    id: 'listRecordedTransactions',
    summary:
      'Sales in the order in which they were recorded, each a minute after that; reading on by `after` leaves none out',
    tag: 'transactions',
    query: Type.Object({ ...inOrder, after: Type.Optional(After) }),
    permission: list.permission,
    payload: fixed({ transactions: Type.Array(Type.Unsafe(transaction)) }),
  },
  get,
  attachSlip: {
    id: 'attachSlip',
    summary: 'Put the picture of a transfer slip on a sale',
    tag: 'transactions',
    permission,
    form: Type.Object({
      __v: Type.String(),
      action: Type.Literal('upload_image'),
      lang: Type.Optional(Type.String()),
      image: Type.String({ contentMediaType: 'application/octet-stream' }),
    }),
    payload: fixed({ transaction }),
    refusals: ['123'],
  },
  void: {
    id: 'voidPayment',
    summary: 'Take a sale back, with all that came of it',
    tag,
    permission,
    headers,
    payload: fixed({ transaction, available_points: points }),
    mayBeMissing: true,
    refusals: [
      'WRONG_AUTHORIZE_CODE',
      'TOO_MANY_ATTEMPTS',
      'ALREADY_VOID',
      'INSUFFICIENT_POINTS',
      '123',
      'IDEMPOTENCY_CONFLICT',
    ],
  },
  adjust: {
    id: 'adjustPayment',
    summary: 'Give a sale other points; `amount` is their new number',
    tag,
    permission,
    headers,
    payload: fixed({ transaction, available_points: points }),
    mayBeMissing: true,
    refusals: [
      'WRONG_AUTHORIZE_CODE',
      'TOO_MANY_ATTEMPTS',
      'ALREADY_VOID',
      'INSUFFICIENT_POINTS',
      'NOT_FOR_GUEST',
      'TOO_MANY_POINTS',
      '123',
      'IDEMPOTENCY_CONFLICT',
    ],
  },
  previewVoid: {
    id: 'previewVoid',
    summary: 'What a void would do, and what stands in its way',
    tag,
    permission,
    payload: Preview,
    mayBeMissing: true,
  },
});
