import { randomInt } from 'node:crypto';
import pg from 'pg';
import { oneLine } from '../backup/oneLine.ts';
import { areTablesThere } from '../database/migrate.ts';
import { migrations, newestMigration } from '../database/migrations/index.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { isThere, MOVE_PREFIX } from './journal.ts';
import { type Cell, settingOf } from './openCells.ts';
import { realmTables } from './realmTables.ts';
import { lackingAtSource, lackingAtTarget } from './roomForMove.ts';

/** Refuses, in one line and before anything is written, everything that would stop a move half-way. */
export async function refuseMove(realmId: string, code: string, source: Cell, target: Cell): Promise<void> {
  for (const cell of [source, target]) await refuseVersion(cell);
  await refuseFunctions(source, target);
  await refuseSource(source);
  await refuseTarget(target);
  await refuseOtherKey(source, target);
  await refuseIdentities(source, realmId);
  await refuseTaken(realmId, code, source, target);
  await refuseOtherLists(source, target);
  await refuseUnreachable(source, target);
}

async function only<Row extends pg.QueryResultRow>({ client }: Cell, text: string, values?: unknown[]): Promise<Row> {
  const { rows } = await client.query<Row>(text, values);
  if (!rows[0]) throw new Error(`no row: ${text}`);
  return rows[0];
}

const LOCK_SPACE = 4_100_009;

/** Checks with a lock, which is only visible in its own database; whatever identifies a server is identical in a copy of it. */
export async function isSameDatabase(source: Cell, target: Cell): Promise<boolean> {
  const lock = [LOCK_SPACE, randomInt(2 ** 31)];
  await source.client.query('select pg_advisory_lock($1, $2)', lock);
  const isSame = await isThere(target.client, IS_HELD, lock);
  await source.client.query('select pg_advisory_unlock($1, $2)', lock);
  return isSame;
}

const IS_HELD = `
  select from pg_locks join pg_database d on d.oid = database and d.datname = current_database()
  where locktype = 'advisory' and classid::bigint = $1 and objid::bigint = $2 and objsubid = 2`;

async function refuseVersion({ name, client }: Cell): Promise<void> {
  if (!(await areTablesThere(client))) {
    throw new StartRefusal(`${name} has no tables of Taem yet: start its gateway once.`);
  }
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const newest = rows.at(-1)?.name ?? 'none';
  if (newest === newestMigration && rows.length === Object.keys(migrations).length) return;
  throw new StartRefusal(
    `The tables of ${name} are of another version (${newest}, this program has ${newestMigration}): bring both cells to the same one.`,
  );
}

async function refuseFunctions(source: Cell, target: Cell): Promise<void> {
  const text = `select md5(string_agg(name || version, ',' order by name collate "C")) as sum from applied_functions`;
  const [from, to] = [await only<{ sum: string }>(source, text), await only<{ sum: string }>(target, text)];
  if (from.sum === to.sum) return;
  throw new StartRefusal(`${source.name} and ${target.name} are of different versions: start the same one in both.`);
}

async function refuseSource(source: Cell): Promise<void> {
  const { name } = source;
  const found = await only<{ level: string; standby: boolean; may: boolean }>(
    source,
    `select current_setting('wal_level') as level, pg_is_in_recovery() as standby,
       (select rolsuper or (rolreplication and rolbypassrls) from pg_roles where rolname = current_user) as may`,
  );
  if (found.standby) throw new StartRefusal(`${name} is a standby: name the server that leads.`);
  if (found.level !== 'logical') {
    throw new StartRefusal(
      `wal_level of ${name} is ${found.level}: set it to logical and start PostgreSQL again. Shops wait for that moment as at any restart.`,
    );
  }
  if (!found.may) throw new StartRefusal(`The login of ${name} may not replicate all rows: it needs a superuser.`);
  refuseLacking(await lackingAtSource(source));
}

function refuseLacking([first]: readonly string[]): void {
  if (first) throw new StartRefusal(first);
}

async function refuseTarget(target: Cell): Promise<void> {
  const { name } = target;
  const found = await only<{ standby: boolean; may: boolean }>(
    target,
    `select pg_is_in_recovery() as standby, (select rolsuper from pg_roles where rolname = current_user) as may`,
  );
  if (found.standby) throw new StartRefusal(`${name} is a standby: name the server that leads.`);
  if (!found.may) throw new StartRefusal(`The login of ${name} may not subscribe to rows: it needs a superuser.`);
  refuseLacking(await lackingAtTarget(target));
}

/**
 * Checks that the target's PostgreSQL can connect with this program's address of the source, which it parses in its own
 * way.
 */
async function refuseUnreachable(source: Cell, target: Cell): Promise<void> {
  await target.client.query('begin');
  try {
    await target.client.query(
      `create subscription ${MOVE_PREFIX}probe connection ${pg.escapeLiteral(source.url)} publication ${MOVE_PREFIX}probe
       with (create_slot = false, enabled = false, slot_name = none)`,
    );
  } catch (error) {
    throw new StartRefusal(
      oneLine(`${target.name} does not reach ${source.name} by ${settingOf(source.name)}: ${(error as Error).message}`),
    );
  } finally {
    await target.client.query('rollback').catch(() => undefined);
  }
}

/**
 * Requires the same key: whatever one cell signed or derived must be valid at the other: sessions, links, keys of
 * programs, secrets of banks.
 */
async function refuseOtherKey(source: Cell, target: Cell): Promise<void> {
  const text = 'select (select md5(secret) from signing_keys order by created_at limit 1) as key';
  const [from, to] = [await only<{ key: string }>(source, text), await only<{ key: string }>(target, text)];
  if (from.key === to.key) return;
  throw new StartRefusal(
    `${target.name} signs with another key than ${source.name}: npm run cell -- prepare ${target.name}, before its first shop.`,
  );
}

/** Requires a key in every table: a row that changes during the copy is found by it, and distinguished from those of others. */
async function refuseIdentities({ name, client }: Cell, realmId: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(IDENTITIES);
  const sure = new Set(rows.map((row) => row.name));
  const unsure = (await realmTables(client, realmId)).find((table) => table.name !== 'realms' && !sure.has(table.name));
  if (unsure) throw new StartRefusal(`${unsure.name} of ${name} has no key that begins with the realm.`);
}

export const IDENTITIES = `
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'realm_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (c.relreplident = 'f' or exists (
    select from pg_index i where i.indrelid = c.oid and a.attnum = any(i.indkey)
      and case c.relreplident when 'd' then i.indisprimary when 'i' then i.indisreplident end))`;

async function refuseTaken(realmId: string, code: string, source: Cell, target: Cell): Promise<void> {
  const taken = new StartRefusal(`${target.name} has a shop ${code} already.`);
  if (await isThere(target.client, 'select from realms where id = $1 or code = $2', [realmId, code])) throw taken;
  for (const [table, key, what] of GLOBAL_KEYS) {
    const { rows } = await source.client.query<{ key: string }>(
      `select ${key}::text as key from ${table} where realm_id = $1`,
      [realmId],
    );
    const text = `select from ${table} where ${key}::text = any($1)`;
    if (await isThere(target.client, text, [rows.map((row) => row.key)])) {
      throw new StartRefusal(`${target.name} has ${what} of ${code} already, for another shop.`);
    }
  }
}

/** Keys that are unique across all shops of a database (realmsInKeys.test). */
const GLOBAL_KEYS = [
  ['oauth_clients', 'id', 'a client id (GATEWAY_CLIENT_ID)'],
  ['short_links', 'code', 'a short link'],
  ['outbox_messages', 'id', 'a message'],
  ['onboard_forms', 'id', 'a registration form'],
] as const;

/** Requires equal lists of rows without a shop, as rows of shops refer to them by id. */
async function refuseOtherLists(source: Cell, target: Cell): Promise<void> {
  const { rows } = await source.client.query<{ name: string }>(SHARED_LISTS);
  for (const { name } of rows) {
    const text = `select md5(string_agg(md5(t::text), '' order by t::text collate "C")) as sum from ${name} t`;
    const [from, to] = [await only<{ sum: string }>(source, text), await only<{ sum: string }>(target, text)];
    if (from.sum === to.sum) continue;
    throw new StartRefusal(`The list ${name}, which shops share, differs between ${source.name} and ${target.name}.`);
  }
}

/** Lists that are referred to or read by id, without a realm; leaves out counters and tables about the database itself. */
export const SHARED_LISTS = `
  select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    and c.relname not in ('realms', 'signing_keys', 'attempts', 'guess_waits', 'member_pieces', 'applied_functions', 'cell_moves', 'cell_writes')
    and not exists (select from pg_attribute where attrelid = c.oid and attname = 'realm_id' and not attisdropped)
  order by 1`;
