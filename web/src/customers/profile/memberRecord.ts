import { MemberProfileDocument, UpdateMemberProfileDocument } from '../gql/graphql.ts';
import type { ProfileRecord } from './ProfileRecord.ts';

export const memberRecord: ProfileRecord = {
  type: 'Member',
  one: 'member',
  operation: MemberProfileDocument,
  update: UpdateMemberProfileDocument,
};
