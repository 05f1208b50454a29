import { singleOf } from '../../gateway/envelope.ts';
import { readRecord } from '../../gateway/records.ts';
import type { Proof, StatisticsResolvers } from '../../generated/schema.ts';

export const readProof: NonNullable<StatisticsResolvers['proof']> = async ({ range, branchId }, _, context, info) => {
  const query = new URLSearchParams({ from: range.from, to: range.to, ...(branchId && { branch_id: branchId }) });
  const answer = await context.gateway.get(`/stat/proof?${query}`);
  return await readRecord<Proof>(context, info, 'Proof', singleOf(answer, 'proof'));
};
