import { insertRows } from '../../database/insertRows.ts';
import type { LoadContext } from '../LoadContext.ts';
import type { ShopBranch } from '../ShopRecords.ts';

/** Loads one till for each branch. */
export async function loadTills(
  { client, realmId, newRecordId, openedAt }: LoadContext,
  branches: readonly ShopBranch[],
): Promise<void> {
  const created_at = new Date(openedAt).toISOString();
  await insertRows(
    client,
    'tills',
    branches.map(({ id }) => ({
      id: newRecordId(),
      realm_id: realmId,
      branch_id: id,
      code: 'T1',
      name: 'เคาน์เตอร์หน้าร้าน',
      created_at,
    })),
  );
}
