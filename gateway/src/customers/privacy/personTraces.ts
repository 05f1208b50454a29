/** Where a person is found beside the row itself. */
export interface PersonTraces {
  /** The member and what was merged into it; none of a potential. */
  ids: string[];
  /** Details that were left without becoming a member, or before. */
  potential_ids: string[];
  /**
   * Phones, e-mail addresses and numbers as messages are sent to, present and former ones. Those shared with another
   * person are left out: a message may have been meant for them.
   */
  contacts: string[];
  /** As they were ever called, in any language. */
  names: string[];
}

/** SQL: whether the message `o` is to one of the contacts, in whatever letters, or has the paper of a sale to one of the members. */
export const isMessageTo = (
  contacts: string,
  members: string,
) => `(o.realm_id = current_setting('app.realm_id')::uuid and (
    lower(o.recipient) = any(array(select lower(contact) from unnest(${contacts}::text[]) contact))
    or o.recipient is not null and o.transaction_id in (select id from transactions where member_id = any(${members}::uuid[]))))`;

/** SQL of the tables that `TRACED` reads, of the members `own` (id and phone) and the potentials `before` (id). */
export const tracesOf = ({ own, before }: { own: string; before: string }) => `
  own as (${own}), before as (${before}), held as (
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
  ), phones as (
    select phone from told where not exists (select from members o where o.phone = told.phone and o.id not in (select id from own))
      and not exists (select from potentials o where o.phone = told.phone and o.id not in (select id from before))
  ), contacts as (
    select phone as contact from phones
    union select '+66' || substr(split_part(phone, '|', 1), 2) from phones
    union select email from told
      where not exists (select from members o where o.email = told.email and o.id not in (select id from own))
        and not exists (select from potentials o where o.email = told.email and o.id not in (select id from before))
        and not exists (select from merchant_users u where u.email = told.email)
  )`;

/** Columns of `PersonTraces`. */
export const TRACED = `array(select id from own order by id) as ids, array(select id from before order by id) as potential_ids,
    array(select contact from contacts where contact <> '' order by contact) as contacts,
    array(select name from called order by name) as names`;
