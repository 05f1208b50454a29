import type { Area } from '../gateway/Area.ts';
import { approvalRecords, approve, tillUsers } from './approve.ts';

/** What a second person approves: a sale, a void, a return, an exchange, cash in or out or the closing of a shift. */
export const approvals: Area = {
  resolvers: { Query: { tillUsers }, Mutation: { approve } },
  records: approvalRecords,
};
