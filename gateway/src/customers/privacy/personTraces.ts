/** What identifies a person outside their own row. */
export interface PersonTraces {
  /** The member and the accounts merged into it; empty for a potential. */
  ids: string[];
  /** Entries of potentials that the person left without becoming a member, or before that. */
  potential_ids: string[];
  /**
   * Present and former phones, e-mail addresses and numbers to which messages are sent. Those shared with another
   * person are left out: a message may have been meant for them.
   */
  contacts: string[];
  /** All names that they ever had, in any language. */
  names: string[];
}

/**
 * Returns SQL of whether the message `o` went to one of the contacts, regardless of case, or contains the paper of a
 * sale to one of the members.
 */
export const isMessageTo = (
  contacts: string,
  members: string,
) => `(o.realm_id = current_setting('app.realm_id')::uuid and (
    lower(o.recipient) = any(array(select lower(contact) from unnest(${contacts}::text[]) contact))
    or o.recipient is not null and o.transaction_id in (select id from transactions where member_id = any(${members}::uuid[]))))`;

/** Returns SQL of the tables that `TRACED` reads, for the members `own` (id and phone) and the potentials `before` (id). */
export const tracesOf = ({ own, before }: { own: string; before: string }) => `
  own as (${own}), before as (${before}), held as (
    select to_jsonb(m) as known from members m where m.id in (select id from own)
    union all select to_jsonb(p) from potentials p where p.id in (select id from before)
    union all select r.value from changes c
      cross join lateral (values (c.before), (c.after)) r (value)
      where (c.record = 'members' and c.record_id in (select id from own))
        or (c.record = 'potentials' and c.record_id in (select id from before))
  ), details as (
    select distinct known ->> 'phone' as phone, known ->> 'email' as email from held
  ), called as (
    select distinct name from held cross join lateral (
      select known ->> 'firstname' union select known ->> 'lastname' union select known ->> 'nickname'
      union select v #>> '{}' from jsonb_path_query(known -> 'i18n', '$.*.*') v) names (name)
    where length(name) > 1
  ), phones as (
    select phone from details where not exists (select from members o where o.phone = details.phone and o.id not in (select id from own))
      and not exists (select from potentials o where o.phone = details.phone and o.id not in (select id from before))
  ), contacts as (
    select phone as contact from phones
    union select '+66' || substr(split_part(phone, '|', 1), 2) from phones
    union select email from details
      where not exists (select from members o where o.email = details.email and o.id not in (select id from own))
        and not exists (select from potentials o where o.email = details.email and o.id not in (select id from before))
        and not exists (select from merchant_users u where u.email = details.email)
  )`;

/** The columns of `PersonTraces`. */
export const TRACED = `array(select id from own order by id) as ids, array(select id from before order by id) as potential_ids,
    array(select contact from contacts where contact <> '' order by contact) as contacts,
    array(select name from called order by name) as names`;
