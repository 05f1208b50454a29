import { ids } from './demoRows.ts';
import { type Answer, ok, type RecordedCall } from './fakeGateway.ts';
import { fakeId } from './fakeId.ts';

/** What the small shop answers about two accounts of one customer. */
export function mergeReplies({ method, path }: RecordedCall): Answer | undefined {
  const [, members, id = '', merge, undo] = path.split('/');
  if (members !== 'members') return undefined;
  if (merge === 'merge') return ok(method === 'GET' ? { preview } : row);
  if (id !== 'merges') return undefined;
  if (undo === 'undo') return ok(method === 'GET' ? { obstacles } : { ...row, id: merge });
  return ok({ merges: { total: [{ count: 1 }], result: [row] } });
}

const other = fakeId('member', 1);
const account = (memberId: string) => ({ id: memberId, code: 'M1', firstname: 'Mali', lastname: 'Jaidee' });

const row = {
  ...{ id: fakeId('merge', 0), kept_id: ids.member, kept: account(ids.member), merged_id: other },
  ...{ merged: account(other), time: '2026-01-01T00:00:00Z', by_name: 'Chai Dee', points: 6, total_transaction: 2 },
  ...{ undone_time: null, undone_by_name: null },
};

const obstacles = [
  { code: 'POINTS_SPENT', message: 'Spent.', sales: [{ id: ids.coffee, transaction_no: 'T-1' }], merge_id: null },
];

const preview = {
  ...{ kept_id: ids.member, merged_id: other },
  refusals: [{ code: 'MEMBER_MERGED', path: 'merge_id', message: 'was merged' }],
  after: { points: 16, total_revenue: 180, total_transaction: 1, total_qty: 4, tier: { id: ids.gold, name: 'Gold' } },
  fields: [{ field: 'TAGS', kept: ['vip'], merged: ['tea'], both: ['vip', 'tea'], suggested: 'BOTH' }],
};
