import type { Context } from '../../gateway/context.ts';
import { isNotFound, malformed } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { onceBy } from '../../gateway/onceBy.ts';
import { readRecord } from '../../gateway/records.ts';
import { answered } from '../../gateway/resourceMutations.ts';
import { isWireRecord, type WireRecord } from '../../gateway/wire.ts';
import { writtenRecord } from '../../gateway/writtenRecord.ts';
import type { MemberMergePreview, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { mergeInputPath } from './inputNames.ts';

const pathOf = (memberId: string) => `/members/${inAddress(memberId)}/merge`;

export const previewMemberMerge: QueryResolvers['previewMemberMerge'] = async (
  _,
  { keepId, mergeId },
  context,
  info,
) => {
  const preview = await askPreview(context, keepId, mergeId);
  return await readRecord<MemberMergePreview>(context, info, 'MemberMergePreview', preview);
};

/** Loads the preview of a merge; null if one of the two is not a member. */
async function askPreview({ gateway }: Context, keepId: string, mergeId: string): Promise<WireRecord | null> {
  try {
    const answer = await gateway.get(`${pathOf(keepId)}?merge_id=${inAddress(mergeId)}`);
    if (isWireRecord(answer) && isWireRecord(answer.preview)) return answer.preview;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
  throw malformed('The answer is no preview of a merge.');
}

export const mergeMembers: MutationResolvers['mergeMembers'] = async (_, { input }, context, info) =>
  await answered('memberMerge', mergeInputPath, async () => {
    const { keepId, keepVersion, mergeId, mergeVersion, fields, idempotencyKey } = input;
    const body = {
      merge_id: mergeId,
      __v: keepVersion,
      merge_version: mergeVersion,
      fields: Object.fromEntries((fields ?? []).map(({ field, choice }) => [field, choice])),
    };
    const answer = await context.gateway.post(pathOf(keepId), body, onceBy(idempotencyKey));
    return await writtenRecord(context, info, 'MemberMerge', answer, null);
  });

export const undoMemberMerge: MutationResolvers['undoMemberMerge'] = async (_, { input }, context, info) =>
  await answered(
    'memberMerge',
    () => ['id'],
    async () => {
      const path = `/members/merges/${inAddress(input.id)}/undo`;
      const answer = await context.gateway.post(path, {}, onceBy(input.idempotencyKey));
      return await writtenRecord(context, info, 'MemberMerge', answer, input.id);
    },
  );
