import type { DatabaseClient } from '../../database/pool.ts';
import { refuseInUse } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { eraseMember } from '../privacy/eraseMember.ts';
import { counter } from './takeBackOpening.ts';

/**
 * Withdraws a member that a file created with points; returns false for one without points, who can be deleted. The
 * ledger keeps the points and their counter-entry, and so the member's row; the person is erased, and the code and
 * phone become free. The revert has already locked the member.
 */
export async function withdrawMember(client: DatabaseClient, session: GatewaySession, id: string): Promise<boolean> {
  const [member] = (await client.query<Withdrawn>(READ, [id])).rows;
  if (!member?.import_id) return false;
  if (member.used_by) throw refuseInUse('The member', member.used_by);
  await counter(client, session, member.import_id, { id, points: member.points });
  await client.query("update members set code = code || '-' || left(id::text, 8) where id = $1", [id]);
  await eraseMember(client, session, { id, version: member.version });
  return true;
}

interface Withdrawn {
  version: number;
  points: number;
  import_id: string | null;
  /** The obstacle, as the table's name in refusals. */
  used_by: string | null;
}

const READ = `
  select m.version, m.points,
    (select e.import_id from point_entries e where e.member_id = m.id and e.import_id is not null limit 1) as import_id,
    case when exists (select from transactions t where t.member_id = m.id) then 'transactions'
      when exists (select from point_entries e where e.member_id = m.id and e.import_id is null) then 'point entries'
      when exists (select from member_merges g where m.id in (g.kept_id, g.merged_id)) then 'member merges'
      when exists (select from appointments a where a.member_id = m.id) then 'appointments'
      when exists (select from potentials p where p.member_id = m.id) then 'potentials' end as used_by
  from members m where m.id = $1`;
