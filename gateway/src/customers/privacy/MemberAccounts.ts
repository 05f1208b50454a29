import type { ErasureObstacle } from '@taem/domain/customers/privacy/erasure.ts';
import { erasureObstacles } from '@taem/domain/customers/privacy/erasure.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { refuseUnknown } from '../../http/errors.ts';

/** A member with the accounts that were merged into it: one person. */
export interface MemberAccounts {
  id: string;
  code: string;
  version: number;
  points: number;
  birthdate: string | null;
  /** The member and what was merged into it. */
  ids: string[];
  /** People who left details before they became this member. */
  potential_ids: string[];
  /**
   * Phones, e-mail addresses and numbers as messages are sent to, present and former ones. What somebody else has as well is
   * not among them: it may have been written to for them.
   */
  contacts: string[];
  /** As they were ever called, in any language. */
  names: string[];
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

/** A potential with the phone of a member is the same person, also when nobody has said so; unless they became another one. */
const READ = `
  with own as (
    select id, phone from members where id = $1 or merged_into_id = $1
  ), before as (
    select p.id from potentials p where p.member_id in (select id from own)
      or (p.member_id is null and p.phone in (select phone from own))
  ), held as (
    select to_jsonb(m) as known from members m where m.id in (select id from own)
    union all select to_jsonb(p) from potentials p where p.id in (select id from before)
    union all select r.value from changes c
      cross join lateral (values (c.before), (c.after)) r (value)
      where (c.record = 'members' and c.record_id in (select id from own))
        or (c.record = 'potentials' and c.record_id in (select id from before))
  ), told as (
    select distinct known ->> 'phone' as phone, known ->> 'email' as email from held
  ), called as (
    select distinct name from held cross join lateral (
      select known ->> 'firstname' union select known ->> 'lastname' union select known ->> 'nickname'
      union select v #>> '{}' from jsonb_path_query(known -> 'i18n', '$.*.*') v) names (name)
    where length(name) > 1
  ), contacts as (
    select phone as contact from told
      where not exists (select from members o where o.phone = told.phone and o.id not in (select id from own))
    union
    select '+66' || substr(split_part(phone, '|', 1), 2) from told
      where not exists (select from members o where o.phone = told.phone and o.id not in (select id from own))
    union
    select email from told
      where not exists (select from members o where o.email = told.email and o.id not in (select id from own))
        and not exists (select from merchant_users u where u.email = told.email)
  )
  select m.id, m.code, m.version, m.points, m.birthdate::text as birthdate,
    m.erased_at is not null as is_erased, m.merged_into_id is not null as is_merged,
    array(select id from own order by id) as ids, array(select id from before order by id) as potential_ids,
    array(select contact from contacts where contact <> '' order by contact) as contacts,
    array(select name from called order by name) as names,
    (select count(*)::int from appointments a where a.member_id in (select id from own) and a.end_time > now()) as upcoming
  from members m where m.id = $1`;
