import type { Area } from '../gateway/Area.ts';
import { approvalRecords, approve, tillUsers } from './approve.ts';

/** What a second person approves: a sale, a void, a return or an exchange. */
export const approvals: Area = {
  resolvers: { Query: { tillUsers }, Mutation: { approve } },
  records: approvalRecords,
};
