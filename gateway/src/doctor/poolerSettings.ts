import pg from 'pg';
import type { Config } from '../config.ts';
import { type Finding, findingsAbout } from './Finding.ts';

const { good, warning, fault } = findingsAbout('connection');

/**
 * Returns PgBouncer's settings from its console, by name; null if the login may not read them, or the pooler is another
 * one.
 */
export async function readPoolerSettings(url: string): Promise<ReadonlyMap<string, string> | null> {
  if (!URL.canParse(url)) return null;
  const console = new URL(url);
  console.pathname = '/pgbouncer';
  const client = new pg.Client({ connectionString: console.href, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ key: string; value: string | null }>('show config');
    return new Map(rows.map(({ key, value }) => [key, value ?? '']));
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** After a failover, trying longer to reach a node that does not answer is in vain (docs/cluster.md). */
const MAX_SECONDS: readonly (readonly [setting: string, most: number, why: string])[] = [
  ['server_login_retry', 2, 'after a failover nothing is sold for so long'],
  ['server_connect_timeout', 5, 'after the death of a machine nothing is sold for so long'],
  ['query_wait_timeout', 15, 'a request waits for so long before it is answered, longer than a till does'],
];

/** Reports settings of PgBouncer that a gateway needs otherwise. */
export function poolerFindings(
  settings: ReadonlyMap<string, string> | null,
  { databaseConnections }: Pick<Config, 'databaseConnections'>,
): Finding[] {
  if (!settings) return [good('its settings are not readable from here: with PgBouncer add the login to stats_users')];
  const number = (name: string) => Number.parseFloat(settings.get(name) ?? '');
  const mode = settings.get('pool_mode');
  const clients = number('max_client_conn');
  const found: (Finding | false)[] = [
    mode === 'statement' && fault('pool_mode = statement breaks every payment apart: set pool_mode = transaction'),
    mode === 'session' &&
      warning('pool_mode = session gives each connection of a gateway one of PostgreSQL: set pool_mode = transaction'),
    clients < databaseConnections &&
      fault(`max_client_conn is ${clients}, and one gateway takes ${databaseConnections}: raise it`),
    ...MAX_SECONDS.map(([name, most, why]) => {
      const seconds = number(name);
      // 0 means no limit.
      const isLong = seconds > most || (seconds === 0 && name !== 'server_login_retry');
      return isLong && warning(`${name} is ${seconds}, ${why}: set it to ${most} or less`);
    }),
  ];
  const problems = found.filter((finding) => finding !== false);
  return problems.length > 0 ? problems : [good('the settings of PgBouncer fit')];
}
