import type { ErasureObstacle } from '@taem/domain/customers/privacy/erasure.ts';
import { erasureObstacles } from '@taem/domain/customers/privacy/erasure.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { refuseUnknown } from '../../http/errors.ts';
import { type PersonTraces, TRACED, tracesOf } from './personTraces.ts';

/** A member and the accounts merged into it, which are one person. */
export interface MemberAccounts extends PersonTraces {
  id: string;
  code: string;
  version: number;
  points: number;
  birthdate: string | null;
  obstacles: ErasureObstacle[];
}

export async function readAccounts(client: DatabaseClient, id: string): Promise<MemberAccounts> {
  const [row] = (await client.query<AccountsRow>(READ, [id])).rows;
  if (!row) throw refuseUnknown('The member');
  const { is_erased, is_merged, upcoming, ...accounts } = row;
  const obstacles = erasureObstacles({ isErased: is_erased, isMerged: is_merged, upcomingAppointments: upcoming });
  return { ...accounts, obstacles };
}

interface AccountsRow extends Omit<MemberAccounts, 'obstacles'> {
  is_erased: boolean;
  is_merged: boolean;
  upcoming: number;
}

/**
 * A potential with the phone of a member is the same person, even before they are linked; unless the potential became
 * another member.
 */
const READ = `
  with ${tracesOf({
    own: 'select id, phone from members where id = $1 or merged_into_id = $1',
    before: `select p.id from potentials p where p.member_id in (select id from own)
      or (p.member_id is null and p.phone in (select phone from own))`,
  })}
  select m.id, m.code, m.version, m.points, m.birthdate::text as birthdate,
    m.erased_at is not null as is_erased, m.merged_into_id is not null as is_merged, ${TRACED},
    (select count(*)::int from appointments a where a.member_id in (select id from own) and a.end_time > now()) as upcoming
  from members m where m.id = $1`;
