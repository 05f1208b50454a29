import type { Context } from '../gateway/context.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { answered } from '../gateway/resourceMutations.ts';
import type { Operation } from '../gateway/selection.ts';
import { writtenRecord } from '../gateway/writtenRecord.ts';
import type { MutationResolvers, UpdateMemberBadgeInput } from '../generated/schema.ts';

/** CALL-11 Changes one badge: its threshold is the value of its only condition. */
export const updateMemberBadge: MutationResolvers['updateMemberBadge'] = async (_, { input }, context, info) =>
  await changeBadge(input, context, info);

/** Changes a badge and returns it as `memberBadge`, or why it was refused. */
export const changeBadge = (input: UpdateMemberBadgeInput, context: Context, info: Operation) =>
  answered('memberBadge', pathOf, async () => {
    const conditions = [{ condition_id: input.conditionId, value: input.threshold }];
    const body = { conditions, __v: input.version };
    const answer = await context.gateway.patch(`/member-badges/${inAddress(input.id)}`, body);
    return await writtenRecord(context, info, 'MemberBadge', answer, input.id);
  });

function pathOf(wirePath: string): string[] {
  if (wirePath === '__v') return ['version'];
  return [wirePath.endsWith('value') ? 'threshold' : 'conditionId'];
}
