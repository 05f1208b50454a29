import type { TillMemberFragment } from '../gql/graphql.ts';

/** Returns a member with the fields given by a test. */
export function tillMember(fields: Partial<TillMemberFragment> = {}): TillMemberFragment {
  return {
    __typename: 'Member',
    id: 'member-1',
    code: 'M0001',
    firstname: 'Somchai',
    lastname: 'Jaidee',
    nickname: null,
    phone: '0812345678',
    tags: ['vip', 'coffee'],
    imageUrl: null,
    lastTransactionTime: '2026-11-20T09:15:00Z',
    remainingPoints: 1_924,
    totalRevenue: 10_000.5,
    totalTransactions: 12,
    tierId: 'tier-1',
    tier: { __typename: 'MemberTier', id: 'tier-1', name: 'Gold', imageUrl: '/gold.png', level: 4 },
    ...fields,
  };
}
