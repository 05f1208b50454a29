import { ERASED_NAME, ERASED_REMARK, erasedBirthdate } from '@taem/domain/customers/privacy/erasure.ts';
import { businessDateSql } from '../../database/businessDay.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { Refusal, refuseStale } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { lockMerges } from '../merge/mergeMembers.ts';
import { noteErasedPictures } from './erasedPictures.ts';
import { eraseTraces } from './eraseTraces.ts';
import { type MemberAccounts, readAccounts } from './MemberAccounts.ts';
import type { PersonTraces } from './personTraces.ts';

/**
 * Makes a member unrecognisable, within the transaction, and notes their portraits, which are removed after it. Locks
 * rows in the order of payments and voids (docs/adr/0013): sales, parked bills, members.
 */
export async function eraseMember(
  client: DatabaseClient,
  session: GatewaySession,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await lockMerges(client);
  const found = await readAccounts(client, id);
  refuseObstacles(found);
  await client.query("select set_config('app.erasing', 'on', true)");
  await removeWords(client, found.ids);
  await client.query(PARKED, [found.ids]);
  await client.query('select 1 from members where id = any($1::uuid[]) order by id for no key update', [found.ids]);
  // Sales to them, edits and merges are locked, so that the values read now stay valid.
  const accounts = await readAccounts(client, id);
  refuseObstacles(accounts);
  if (accounts.version !== version) throw refuseStale();
  await removeWords(client, accounts.ids);

  const portraits = await portraitsOf(client, accounts);
  await closeBalance(client, session, accounts);
  await client.query('delete from appointments where member_id = any($1::uuid[])', [accounts.ids]);
  await client.query('delete from potentials where id = any($1::uuid[])', [accounts.potential_ids]);
  await emptyRows(client, accounts);
  await eraseTraces(client, accounts);
  await noteErasedPictures(client, portraits);
}

const WORDS = {
  ERASED: 'The data of this member were erased already.',
  MERGED: 'This account was merged into another one, which is erased instead.',
  UPCOMING_APPOINTMENTS: 'The member has appointments that are not over: cancel them first.',
} as const;

function refuseObstacles({ obstacles }: MemberAccounts): void {
  const [first] = obstacles;
  if (first) throw new Refusal(422, 'ERASURE_REFUSED', WORDS[first], { reason: first });
}

/** Free texts by staff may identify the person. */
async function removeWords(client: DatabaseClient, ids: readonly string[]): Promise<void> {
  await client.query(REMARKS_OF_SALES, [ids]);
  await client.query(NOTES_OF_LINES, [ids]);
}

const REMARKS_OF_SALES = `
  update transactions set remark = null, void_remark = null
  where id in (select id from transactions where member_id = any($1::uuid[]) and (remark is not null or void_remark is not null)
    order by id for no key update)`;

const NOTES_OF_LINES = `
  update transaction_items set note = null
  where note is not null and transaction_id in (select id from transactions where member_id = any($1::uuid[]))`;

const PARKED = 'select 1 from parked_bills where member_id = any($1::uuid[]) order by id for update';

async function closeBalance(client: DatabaseClient, { userId }: GatewaySession, { id, points, ids }: MemberAccounts) {
  // Movements between accounts keep their remarks, which are the accounts' codes.
  await client.query(REMARKS_OF_LEDGER, [ids]);
  if (points === 0) return;
  await client.query('update members set points = 0 where id = $1', [id]);
  await client.query(CLOSE, [id, -points, userId, ERASED_REMARK]);
}

const REMARKS_OF_LEDGER = `
  update point_entries set remark = null where member_id = any($1::uuid[]) and remark is not null and kind <> 'merge'`;

const CLOSE = `
  insert into point_entries (member_id, kind, points, business_date, by_id, remark)
  select m.id, 'adjust', $2, ${businessDateSql('now() at time zone coalesce(b.time_zone, r.time_zone)')}, $3, $4
  from members m join realms r on r.id = m.realm_id left join merchant_branches b on b.id = m.branch_id
  where m.id = $1`;

/** Columns that do not identify a person. A column added later is emptied unless it is listed here. */
export const KEPT_COLUMNS = [
  ...['id', 'realm_id', 'branch_id', 'code', 'status', 'gender', 'birthdate', 'tier_id', 'created_at', 'version'],
  ...['points', 'total_payment', 'total_revenue', 'total_transaction', 'total_qty'],
  ...['brought_revenue', 'brought_transactions'],
  ...['first_transaction_time', 'last_transaction_time', 'merged_into_id', 'erased_at'],
] as const;

async function emptyRows(client: DatabaseClient, { ids, id, birthdate }: MemberAccounts): Promise<void> {
  const { rows } = await client.query<{ name: string; empty: string }>(COLUMNS, [KEPT_COLUMNS]);
  const names = { firstname: '$2', lastname: '$3' } as Readonly<Record<string, string>>;
  const emptied = rows.map(({ name, empty }) => `${name} = ${names[name] ?? empty}`);
  await client.query(
    `update members set ${emptied.join(', ')}, status = 'Inactive', erased_at = now(),
      birthdate = case when id = $4 then $5::date else make_date(extract(year from birthdate)::int, 1, 1) end,
      version = case when merged_into_id is null then version + 1 else version end
    where id = any($1::uuid[])`,
    [ids, ERASED_NAME.firstname, ERASED_NAME.lastname, id, erasedBirthdate(birthdate)],
  );
}

const COLUMNS = `
  select a.attname as name, coalesce(pg_get_expr(d.adbin, d.adrelid), 'null') as empty
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = 'members'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.attname <> all ($1)`;

/** Returns present and former portraits, including those of a potential. */
export async function portraitsOf(
  client: DatabaseClient,
  { ids, potential_ids }: Pick<PersonTraces, 'ids' | 'potential_ids'>,
): Promise<string[]> {
  const { rows } = await client.query<{ image_url: string }>(PORTRAITS, [ids, potential_ids]);
  return rows.map(({ image_url }) => image_url);
}

const PORTRAITS = `
  select image_url from members where id = any($1::uuid[]) and image_url is not null
  union select image_url from potentials where id = any($2::uuid[]) and image_url is not null
  union select r.value ->> 'image_url' from changes c cross join lateral (values (c.before), (c.after)) r (value)
    where ((c.record = 'members' and c.record_id = any($1::uuid[])) or (c.record = 'potentials' and c.record_id = any($2::uuid[])))
      and r.value ->> 'image_url' is not null`;
