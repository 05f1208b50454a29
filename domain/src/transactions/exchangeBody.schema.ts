import { z } from 'zod';
import { MAX_LINE_NOTE_LENGTH, MAX_LINES, MAX_REMARK_LENGTH, MAX_VERSION } from '../limits.ts';
import { amount, pieces } from '../till/paymentFields.ts';
import { exchangedSaleSchema } from '../till/saleBody.schema.ts';

const returnedLine = z.strictObject({
  position: z.int().min(0).max(10_000).describe('The row of the sale, by its position in `bill_detail`.'),
  qty: pieces,
  restock: z.boolean().optional().describe('Whether it goes back into stock; true by default.'),
  reason: z.string().max(MAX_LINE_NOTE_LENGTH).nullish(),
});

const returned = z.strictObject({
  transaction_no: z.string().min(1).max(100).describe('Id of the sale, which must be in the branch of the exchange.'),
  __v: z.int().min(0).max(MAX_VERSION).describe('Version of the sale in the preview.'),
  authorize_pin: z.string().min(1).max(50),
  member_id: z.string().max(40).nullish(),
  lines: z.array(returnedLine).max(MAX_LINES),
  delivery: z.boolean().optional().describe('Whether delivery is refunded too, with the last piece.'),
  in_cash: z.boolean().optional().describe('Whether the amount beyond the new goods is refunded in cash.'),
  amount: amount.describe('As previewed, in baht: the value of the returned pieces is below 0, above 0 is to be paid.'),
  remark: z.string().max(MAX_REMARK_LENGTH).nullish(),
});

/** The body of POST payment/exchange: the returned pieces of an earlier sale, and the new goods. */
export const exchangeBodySchema = z.strictObject({ return: returned, sale: exchangedSaleSchema });

/** The same as approved by a second person: without the authorization code. */
export const approvedExchangeSchema = z.strictObject({
  return: returned.omit({ authorize_pin: true }),
  sale: exchangedSaleSchema,
});

/** The body after validation, with defaults for absent fields. */
export type CheckedExchangeBody = z.output<typeof exchangeBodySchema>;
export type ApprovedExchange = z.output<typeof approvedExchangeSchema>;
