import { isNotFound, malformed } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { onceBy } from '../../gateway/onceBy.ts';
import { readRecord } from '../../gateway/records.ts';
import { answered } from '../../gateway/resourceMutations.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import { writtenRecord } from '../../gateway/writtenRecord.ts';
import type { MemberErasurePreview, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';

const pathOf = (memberId: string) => `/members/${inAddress(memberId)}/erasure`;

export const previewMemberErasure: QueryResolvers['previewMemberErasure'] = async (_, { id }, context, info) => {
  try {
    const answer = await context.gateway.get(pathOf(id));
    if (!isWireRecord(answer) || !isWireRecord(answer.erasure))
      throw malformed('The answer is no preview of an erasure.');
    return await readRecord<MemberErasurePreview>(context, info, 'MemberErasurePreview', answer.erasure);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

export const eraseMember: MutationResolvers['eraseMember'] = async (_, { input }, context, info) =>
  await answered(
    'member',
    (path) => [path === '__v' ? 'version' : path],
    async () => {
      const { id, version, idempotencyKey } = input;
      const answer = await context.gateway.post(pathOf(id), { __v: version }, onceBy(idempotencyKey));
      // If nothing was returned, the write may not have happened.
      return await writtenRecord(context, info, 'Member', answer, null);
    },
  );
