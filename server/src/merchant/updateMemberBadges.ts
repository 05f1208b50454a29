import { userError } from '../gateway/userErrors.ts';
import type { MemberBadge, MutationResolvers } from '../generated/schema.ts';
import { changeBadge } from './updateMemberBadge.ts';

const MAX_BADGES = 20;

/** CALL-11 Saves several thresholds with a call for each badge; a refused one does not prevent the others. */
export const updateMemberBadges: MutationResolvers['updateMemberBadges'] = async (_, { input }, context, info) => {
  const { badges } = input;
  if (badges.length === 0 || badges.length > MAX_BADGES) {
    return {
      memberBadges: [],
      userErrors: [userError('VALIDATION', `must be 1 to ${MAX_BADGES} badges`, ['badges'])],
    };
  }
  const outcomes = await Promise.all(badges.map((badge) => changeBadge(badge, context, info)));
  return {
    memberBadges: outcomes.flatMap(({ memberBadge }) => (memberBadge ? [memberBadge as MemberBadge] : [])),
    userErrors: outcomes.flatMap(({ userErrors }, index) =>
      userErrors.map((error) => ({ ...error, path: ['badges', String(index), ...error.path] })),
    ),
  };
};
