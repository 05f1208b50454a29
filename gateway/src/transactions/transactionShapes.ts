import { Type } from '@sinclair/typebox';
import { approvedExchangeSchema, exchangeBodySchema } from '@taem/domain/transactions/exchangeBody.schema.ts';
import { z } from 'zod';
import type { JsonSchema } from '../http/Operation.ts';
import { orNull, TextOrNull } from '../resource/jsonShapes.ts';
import { recordSchema } from '../resource/recordSchema.ts';
import { transactions } from '../sales/transactions.resource.ts';

export const transaction = recordSchema(transactions, 'Transaction');
function shapeOf(title: string, body: z.ZodType): JsonSchema {
  const { $schema: _, ...shape } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return { title, ...shape } as JsonSchema;
}
export const Exchange = shapeOf('ExchangeBody', exchangeBodySchema);
export const ApprovedExchange = shapeOf('ApprovedExchange', approvedExchangeSchema);
export const points: JsonSchema = orNull(Type.Integer());
const Figures = Type.Object({
  total_revenue: Type.Number(),
  total_transaction: Type.Integer(),
  total_qty: Type.Integer(),
});
const Tier = orNull(Type.Object({ id: Type.String(), name: Type.String() }));

const onRequest = (description: string) => Type.Optional(Type.Number({ description }));
export const Totals = Type.Object({
  complete: Type.Integer({ description: 'Sales that count.' }),
  amount_due: Type.Number({ description: 'Their total, in baht.' }),
  earn: Type.Integer({ description: 'Points they gave, including adjustments.' }),
  redeem: Type.Integer({ description: 'Points that were spent on them.' }),
  void: Type.Integer({ description: 'Voided sales.' }),
  void_amount: Type.Number({ description: 'Total of the voided sales, in baht.' }),
  returns: Type.Integer({ description: 'Returns among them; their amounts and points are subtracted from the sums.' }),
  total_revenue: onRequest('Products after deductions, without delivery and added VAT, in baht.'),
  total_payment: onRequest('Products before deductions, in baht.'),
  total_discount: onRequest('All deductions, 0 or negative, in baht.'),
  total_qty: onRequest('Pieces.'),
  total_members: onRequest('Distinct members.'),
  item_amount: onRequest(
    'Lines selected by the filter, before the deductions of the bill, in baht; all lines without a selection.',
  ),
  item_qty: onRequest('Pieces of those lines.'),
  tender_amount: onRequest(
    'Payments by the tenders that the filter selects, in baht; all tenders without a selection.',
  ),
  offer_discount: onRequest(
    'Reductions by the offers that the filter selects, 0 or negative, in baht; all offers without a selection.',
  ),
});

const Refusals = Type.Array(
  Type.Object({ code: Type.String(), message: Type.String(), missing: orNull(Type.Integer()) }),
);
const Tenders = Type.Array(
  Type.Object({ type: Type.String(), amount: Type.Number(), institute_name: TextOrNull, card_name: TextOrNull }),
);
const Stock = Type.Array(Type.Object({ product_id: Type.String(), product_name: TextOrNull, qty: Type.Number() }));
const MemberPreview = orNull(
  Type.Object({
    points: Type.Record(Type.String(), Type.Integer()),
    lifetime_value: Type.Object({ before: Figures, after: Figures }),
    tier: Type.Object({ before: Tier, after: Tier }),
    badges_lost: Type.Array(Type.String()),
  }),
);

/** Amounts, pieces and points of a return are added to those of the sale: what is returned is below 0. */
export const ReturnPreview = Type.Object({
  transaction_no: Type.String(),
  __v: Type.Integer(),
  refusals: Refusals,
  amount: Type.Number({
    description: 'In baht: a refund is below 0; above 0 is to be paid, because a discount is lost.',
  }),
  rows: Type.Array(
    Type.Object({ position: Type.Integer(), name: Type.String(), qty: Type.Integer(), amount: Type.Number() }),
  ),
  total_payment: Type.Number(),
  total_discount: Type.Number(),
  delivery_cost: Type.Number(),
  added_vat: Type.Number({ description: 'VAT that was added to its prices and goes back; 0 where these include it.' }),
  cash_rounding: Type.Number({
    description: 'Sum of the tenders less `amount`, in baht: by how much the cash refund is rounded down.',
  }),
  cash_before: Type.Object(
    { held: Type.Number(), rounding: Type.Number() },
    {
      description:
        'Cash in baht that the shop holds for the sale and its returns, and the part of it that is rounding.',
    },
  ),
  tenders: Tenders,
  stock: Stock,
  is_last: Type.Boolean({ description: 'Whether nothing is left of the sale, which then no longer counts.' }),
  lost: Type.Array(Type.String(), {
    description: 'Discounts, offers and tiers whose condition the remaining pieces no longer meet.',
  }),
  deducted: orNull(Type.Object({ points: Type.Integer(), amount: Type.Number() }), {
    description: 'Points that the member has already spent, and the deduction for them.',
  }),
  member: MemberPreview,
});

export const VoidPreview = Type.Object({
  transaction_no: Type.String(),
  __v: Type.Integer(),
  refusals: Refusals,
  tenders: Tenders,
  stock: Stock,
  member: MemberPreview,
});
