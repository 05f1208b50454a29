import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import type { Context } from '../../gateway/context.ts';
import { malformed } from '../../gateway/GatewayError.ts';
import { resourceOf } from '../../gateway/resourceOf.ts';
import { textOf } from '../../gateway/textOf.ts';
import { isWireRecord, type WireRecord } from '../../gateway/wire.ts';
import type { PricedPayment } from './payPriced.ts';

/**
 * CHAN-29 Returns the record of a sale by a gateway without extensions, which answers with the number of the sale, and
 * perhaps its id, so the sale is read back. If that fails, the sale is still recorded, and the sent body is returned.
 */
export async function recordedSale(context: Context, { answer, payload }: PricedPayment): Promise<WireRecord> {
  if (isWireRecord(answer.transaction)) return answer.transaction;
  if (!payload) throw malformed('A payment was answered that nobody can read.');
  const read = await readBack(context, answer).catch(() => null);
  return read ?? saleAsSent(answer, payload);
}

async function readBack({ gateway, records }: Context, { id, trx_no }: WireRecord): Promise<WireRecord | null> {
  const sales = resourceOf(records, 'Transaction');
  const sale = typeof id === 'string' ? await gateway.one(sales, id) : null;
  if (sale) return sale;
  const number = textOf(trx_no);
  const { rows } = number ? await gateway.list(sales, { filter: { transaction_no: number } }) : { rows: [] };
  return rows[0] ?? null;
}

/** Creates the record from the sent body. If the gateway returned no id, the number of the sale replaces it. */
function saleAsSent({ id, trx_no }: WireRecord, payload: PaymentPayload): WireRecord {
  const { items, payment, summary, ...facts } = payload;
  return {
    ...facts,
    id: textOf(id ?? trx_no),
    transaction_no: textOf(trx_no ?? id),
    status: 'Complete',
    business_date: facts.create_local_time.slice(0, 10),
    time: new Date().toISOString(),
    bill_detail: items,
    payment_channels: payment.payment_channels,
    ...summary,
    earn: { reward: summary.earn_amount },
    redeem: { reward: summary.redeem_amount },
    trace: [],
    __v: 0,
  };
}
