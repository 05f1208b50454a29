import type { Context } from '../../gateway/context.ts';
import { listOf } from '../../gateway/envelope.ts';
import { isNotFound, malformed } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { readRecord, readRecords } from '../../gateway/records.ts';
import { answered } from '../../gateway/resourceMutations.ts';
import type { Operation } from '../../gateway/selection.ts';
import { isWireRecord, type WireRecord } from '../../gateway/wire.ts';
import type { MutationResolvers, ParkedBill, QueryResolvers } from '../../generated/schema.ts';
import { parkedContentBody, parkedInputPath } from './parkedContentBody.ts';

const PATH = '/parked-bills';
const pathTo = (id: string) => `${PATH}/${inAddress(id)}`;

export const parkedBills: QueryResolvers['parkedBills'] = async (_, { branchId }, context, info) => {
  const answer = await context.gateway.get(`${PATH}?${new URLSearchParams({ branch_id: branchId })}`);
  const { rows } = listOf(answer, 'parked_bills');
  return await readRecords<ParkedBill>(context, info, 'ParkedBill', rows as WireRecord[]);
};

export const parkedBill: QueryResolvers['parkedBill'] = async (_, { id }, context, info) => {
  try {
    return await readBill(context, info, await context.gateway.get(pathTo(id)), id);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

export const parkBill: MutationResolvers['parkBill'] = async (_, { input }, context, info) =>
  written(context, info, input.id, () => {
    const { id, branchId, name, content } = input;
    const body = { id, branch_id: branchId, name: name ?? null, bill: parkedContentBody(content) };
    // The id makes a repetition the same bill.
    return context.gateway.post(PATH, body);
  });

export const updateParkedBill: MutationResolvers['updateParkedBill'] = async (_, { input }, context, info) =>
  written(context, info, input.id, () => {
    const { id, version, name, content } = input;
    const changes = { ...(name == null ? {} : { name }), ...(content && { bill: parkedContentBody(content) }) };
    return context.gateway.patch(pathTo(id), { __v: version, ...changes });
  });

export const openParkedBill: MutationResolvers['openParkedBill'] = async (_, { input }, context, info) =>
  written(context, info, input.id, () => context.gateway.post(`${pathTo(input.id)}/open`, {}));

export const discardParkedBill: MutationResolvers['discardParkedBill'] = async (_, { input }, context, info) =>
  written(context, info, input.id, () => context.gateway.delete(`${pathTo(input.id)}?__v=${input.version}`));

const written = (context: Context, info: Operation, id: string, send: () => Promise<unknown>) =>
  answered('parkedBill', parkedInputPath, async () => await readBill(context, info, await send(), id));

async function readBill(context: Context, info: Operation, answer: unknown, id: string): Promise<ParkedBill | null> {
  // A write with a malformed answer may have been made, so it is not reported as failed.
  if (!isWireRecord(answer) || typeof answer.id !== 'string') throw malformed('The answer is no parked bill.');
  if (answer.id !== id.toLowerCase()) throw malformed('The answer is another parked bill.');
  return await readRecord<ParkedBill>(context, info, 'ParkedBill', answer);
}
