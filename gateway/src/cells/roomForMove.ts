import pg from 'pg';
import { oneLine } from '../backup/oneLine.ts';
import { StartRefusal } from '../database/StartRefusal.ts';

type Server = { name: string; client: pg.ClientBase };

interface Limit {
  setting: string;
  most: number;
  used: number;
  /** How many a move needs: one for the shop, and two for the tables that are copied at a time. */
  needed: number;
}

/** Returns the settings to raise at a server that shops leave, if it has too few slots for readers of its log. */
export const lackingAtSource = (server: Server, atLeast = Infinity): Promise<string[]> =>
  lacking(server, LIMITS_OF_SOURCE, atLeast);

/** The same for a server in which shops arrive. */
export const lackingAtTarget = (server: Server, atLeast = Infinity): Promise<string[]> =>
  lacking(server, LIMITS_OF_TARGET, atLeast);

async function lacking({ name, client }: Server, text: string, atLeast: number): Promise<string[]> {
  const { rows } = await client.query<Limit>(text);
  return rows
    .filter(({ most, used, needed }) => most - used < Math.min(needed, atLeast))
    .map(
      ({ setting, most, used, needed }) =>
        `${setting} of ${name} is ${most}, ${used} are in use, and a move takes ${needed}: raise it there and start PostgreSQL again, or end what uses them.`,
    );
}

/** Explains that a server has filled up since it was checked; passes other errors on. */
export function explainNoRoom({ name }: Pick<Server, 'name'>, error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== '53400') return error;
  return new StartRefusal(
    oneLine(`${name}: ${error.message}. Raise max_replication_slots there and start PostgreSQL again, or try later`),
  );
}

const ofSetting = (setting: string) => `'${setting}' as setting, current_setting('${setting}')::int as most`;

const LIMITS_OF_SOURCE = `
  select ${ofSetting('max_replication_slots')}, count(*)::int as used, 3 as needed from pg_replication_slots
  union all select ${ofSetting('max_wal_senders')}, count(*)::int, 3 from pg_stat_replication`;

/** Since PostgreSQL 18 a separate setting limits receiving. Tables wait for a worker, while the shop itself needs one. */
const LIMITS_OF_TARGET = `
  select name as setting, setting::int as most, (select count(*)::int from pg_replication_origin) as used, 3 as needed
  from pg_settings where name = case when current_setting('server_version_num')::int >= 180000
    then 'max_active_replication_origins' else 'max_replication_slots' end
  union all select ${ofSetting('max_logical_replication_workers')}, count(pid)::int, 1 from pg_stat_subscription`;
