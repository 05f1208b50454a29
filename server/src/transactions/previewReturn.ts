import { isNotFound } from '../gateway/GatewayError.ts';
import { readRecord } from '../gateway/records.ts';
import { resourceOf } from '../gateway/resourceOf.ts';
import { returnLines } from '../gateway/returnLines.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { QueryResolvers, ReturnPreview } from '../generated/schema.ts';

/** An extension: a gateway without it answers 404, and returns nothing. */
export const previewReturn: QueryResolvers['previewReturn'] = async (
  _,
  { id, branchId, lines, delivery, inCash },
  context,
  info,
) => {
  const sale = resourceOf(context.records, 'Transaction');
  const record = await context.gateway.one(sale, id, ['branch_id', 'id', 'transaction_no']);
  if (!record) return null;
  try {
    const preview = await context.gateway.post('/payment/return/preview', {
      transaction_no: record.transaction_no,
      branch_id: branchId ?? record.branch_id,
      locale: context.gateway.locale,
      lines: returnLines(lines),
      delivery: delivery === true,
      in_cash: inCash === true,
    });
    return isWireRecord(preview) ? await readRecord<ReturnPreview>(context, info, 'ReturnPreview', preview) : null;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};
