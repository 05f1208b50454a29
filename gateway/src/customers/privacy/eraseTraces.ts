import type { DatabaseClient } from '../../database/pool.ts';
import { eraseSaved } from './eraseSaved.ts';
import { isMessageTo, type PersonTraces } from './personTraces.ts';

/** Removes what is stored about a person outside the member itself. */
export async function eraseTraces(client: DatabaseClient, accounts: PersonTraces): Promise<void> {
  const { ids, potential_ids, contacts, names } = accounts;
  await client.query(MERGES, [ids]);
  await client.query(MESSAGES, [contacts, ids]);
  await client.query('delete from claim_codes where phone = any($1)', [contacts]);
  await client.query(PARKED, [ids]);
  await client.query(BUYERS, [ids]);
  await client.query(HISTORY, [ids, potential_ids, KEPT_COLUMNS]);
  await client.query(REQUESTED, [[...names, ...contacts.map((contact) => contact.split('|')[0])]]);
  await eraseSaved(client, accounts);
  await client.query(LEFT_OUT, [[...ids, ...potential_ids]]);
  await client.query(REPLAYS, [[...ids, ...potential_ids].map((id) => `%${id}%`)]);
}

/** Columns whose values stay in the history; of all others only the fact, time and author of the change stay. */
const KEPT_COLUMNS = ['id', 'code', 'branch_id', 'status', 'merged_into_id', 'erased_at', 'created_at', 'member_id'];

/** Merges that involved the person, undone or not: figures and ids stay, values are removed. */
const MERGES = `
  update member_merges set
    kept_before = kept_before || '{"values": {}}',
    kept_after = kept_after || '{"values": {}}',
    merged_before = merged_before || '{"phone": null}'
  where kept_id = any($1::uuid[]) or merged_id = any($1::uuid[])`;

/**
 * Messages to the person's contacts, and mails of papers of their sales to any address. Waiting ones are not sent; if
 * the recipient has a mail already, its copy is not sent. For a paper, the reason why it was not sent before stays, as
 * it contains no addresses.
 */
const MESSAGES = `
  update outbox_messages o set recipient = null, content = null,
    last_error = case when (state <> 'waiting' or has_recipient) and transaction_id is not null then last_error end,
    state = case when state <> 'waiting' then state when has_recipient then 'failed' else 'dropped' end,
    ended_at = coalesce(ended_at, now())
  where ${isMessageTo('$1', '$2')}`;

/**
 * Bills parked for the person become bills of a guest, and tills that have one open read it again. Names and line notes
 * are removed, as staff may have named the person there.
 */
const PARKED = `
  update parked_bills set member_id = null, name = null, points = 0,
    bill = bill || '{"points_as_cash": 0, "offer": null}' || jsonb_build_object('lines',
      (select jsonb_agg(l.line - 'note' order by l.position) from jsonb_array_elements(bill -> 'lines') with ordinality l(line, position))),
    version = version + 1, name_version = version + 1, bill_version = version + 1
  where member_id = any($1::uuid[])`;

/** The document stays, as the law requires; its buyer is removed. */
const BUYERS = `
  update tax_documents d set buyer = '{}'
  where d.buyer <> '{}' and d.transaction_id in (select id from transactions where member_id = any($1::uuid[]))`;

/**
 * Also clears changes of an account that was merged with this one and split again, in change sets that touch both:
 * while merged, it held this person's values.
 */
const HISTORY = `
  with touched as (
    select c.set_id, c.id from changes c
    where (c.record = 'members' and c.record_id = any($1::uuid[]))
      or (c.record = 'potentials' and c.record_id = any($2::uuid[]))
      or (c.record = 'appointments' and (c.before ->> 'member_id' = any($1::text[]) or c.after ->> 'member_id' = any($1::text[])
        or exists (select from changes f where f.record = 'appointments' and f.record_id = c.record_id
          and (f.before ->> 'member_id' = any($1::text[]) or f.after ->> 'member_id' = any($1::text[])))))
    union
    select c.set_id, c.id from changes c
    where c.record = 'members' and c.record_id in (
        select kept_id from member_merges where merged_id = any($1::uuid[])
        union select merged_id from member_merges where kept_id = any($1::uuid[]))
      and exists (select from changes o where o.set_id = c.set_id and o.record = 'members' and o.record_id = any($1::uuid[]))
  )
  update changes c set
    before = case when c.before is not null then coalesce(
      (select jsonb_object_agg(key, value) filter (where key = any($3)) from jsonb_each(c.before)), '{}') end,
    after = case when c.after is not null then coalesce(
      (select jsonb_object_agg(key, value) filter (where key = any($3)) from jsonb_each(c.after)), '{}') end,
    secrets = (select array_agg(distinct name) from (
      select unnest(c.secrets) as name
      union select key from jsonb_each(coalesce(c.before, '{}') || coalesce(c.after, '{}')) where key <> all ($3)) names)
  from touched t where c.set_id = t.set_id and c.id = t.id`;

/** Bulk edits whose filter contains the person's name or number as typed; only the filter's field stays. */
const REQUESTED = `
  update change_runs set asked = jsonb_build_object('record', asked -> 'record', 'field', asked -> 'field')
  where kind = 'bulk' and exists (select from unnest($1::text[]) word where position(lower(word) in lower(asked::text)) > 0)`;

/** Records that a bulk edit left out are listed with their names. */
const LEFT_OUT = `
  update change_runs set left_out = (
    select jsonb_agg(case when l.value ->> 'record_id' = any($1) then l.value || '{"name": null, "message": null}' else l.value end)
    from jsonb_array_elements(left_out) l)
  where exists (select from jsonb_array_elements(left_out) l where l.value ->> 'record_id' = any($1))`;

/** Stored answers for retries keep only the fact of the write and the id of the record. */
const REPLAYS = `
  update replays set answer = json_build_object('id', answer ->> 'id')
  where answer is not null and answer::text like any ($1)`;
