import type { ErasureObstacle } from '@taem/domain/customers/privacy/erasure.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { readAccounts } from './MemberAccounts.ts';
import { isMessageTo } from './personTraces.ts';

/** What erasing a member would remove, and what would stay. */
export interface ErasurePreview {
  id: string;
  code: string;
  __v: number;
  obstacles: ErasureObstacle[];
  /** Points that are forfeited. */
  points: number;
  /** Sales that stay, without remarks and without a name. */
  sales: number;
  merged_accounts: number;
  potentials: number;
  appointments: number;
  messages: number;
  /** Number of changes in the history that lose their values. */
  changes: number;
}

export async function previewMemberErasure(client: DatabaseClient, id: string): Promise<ErasurePreview> {
  const { code, version, points, ids, potential_ids, contacts, obstacles } = await readAccounts(client, id);
  const { rows } = await client.query<Pick<ErasurePreview, 'sales' | 'appointments' | 'messages' | 'changes'>>(COUNTS, [
    ids,
    potential_ids,
    contacts,
  ]);
  const counts = rows[0] ?? { sales: 0, appointments: 0, messages: 0, changes: 0 };
  return {
    ...{ id, code, __v: version, obstacles, points, ...counts },
    merged_accounts: ids.length - 1,
    potentials: potential_ids.length,
  };
}

const COUNTS = `
  select (select count(*)::int from transactions where member_id = any($1::uuid[])) as sales,
    (select count(*)::int from appointments where member_id = any($1::uuid[])) as appointments,
    (select count(*)::int from outbox_messages o where ${isMessageTo('$3', '$1')}) as messages,
    (select count(*)::int from changes where (record = 'members' and record_id = any($1::uuid[]))
      or (record = 'potentials' and record_id = any($2::uuid[]))) as changes`;
