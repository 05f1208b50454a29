import { listOf } from '../../gateway/envelope.ts';
import { rangeOf } from '../../gateway/page.ts';
import { readRecords } from '../../gateway/records.ts';
import type { MemberEvent, QueryResolvers } from '../../generated/schema.ts';
import { ofMember } from './ofMember.ts';

export const memberEvents: QueryResolvers['memberEvents'] = async (_, { memberId, page, perPage }, context, info) => {
  const range = rangeOf({ page, perPage });
  const answer = await context.gateway.get(ofMember(memberId, 'events', range));
  const { rows, total } = listOf(answer, 'member_events', range);
  return { items: await readRecords<MemberEvent>(context, info, 'MemberEvent', rows), total };
};
