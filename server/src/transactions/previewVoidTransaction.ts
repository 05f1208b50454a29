import type { Context } from '../gateway/context.ts';
import { isNotFound } from '../gateway/GatewayError.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { readRecord } from '../gateway/records.ts';
import { resourceOf } from '../gateway/resourceOf.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';
import type { QueryResolvers, VoidPreview } from '../generated/schema.ts';

export const previewVoidTransaction: QueryResolvers['previewVoidTransaction'] = async (
  _,
  { id, branchId },
  context,
  info,
) => {
  const sale = resourceOf(context.records, 'Transaction');
  const record = await context.gateway.one(sale, id, ['branch_id', 'id', 'transaction_no']);
  if (!record) return null;
  const preview = await askPreview(context, String(record.transaction_no), branchId ?? String(record.branch_id));
  return await readRecord<VoidPreview>(context, info, 'VoidPreview', preview);
};

/** An extension: a gateway without it answers 404, and the void can still be attempted. */
async function askPreview({ gateway }: Context, transactionNo: string, branchId: string): Promise<WireRecord | null> {
  const query = `transaction_no=${inAddress(transactionNo)}&branch_id=${inAddress(branchId)}&locale=${gateway.locale}`;
  try {
    const answer = await gateway.get(`/payment/void/preview?${query}`);
    return isWireRecord(answer) ? answer : null;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
