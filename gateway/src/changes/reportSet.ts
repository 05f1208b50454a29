import type { SetRow } from './changeRows.ts';

/** Who made a set of changes, when and from where. */
export const reportSet = (row: SetRow) => ({
  id: row.set_id,
  time: row.set_time,
  source: row.source,
  user_id: row.user_id,
  username: row.username,
  address: row.address,
  client: row.client,
  branch_id: row.branch_id,
  reverts_id: row.reverts_id,
  reverted_by_id: row.reverted_by_id,
});
