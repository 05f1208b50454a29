import type pg from 'pg';
import { MOVE_PREFIX } from '../cells/journal.ts';
import type { Config } from '../config.ts';
import { openReplica } from '../database/openReplica.ts';
import { openDatabase } from '../database/pool.ts';
import { type Finding, findingsAbout, reasonOf } from './Finding.ts';

const LAG_SECONDS = 30;
const GIBIBYTE = 2 ** 30;

/** Examines the replicating servers, and the one from which figures are read. */
export async function replicationFindings(client: pg.Client, config: Config, url: string): Promise<Finding[]> {
  const { warning, fault } = findingsAbout('replication');
  const followers = await client.query<Follower>(FOLLOWERS);
  const slots = await client.query<Slot>(SLOTS);
  const { rows } = await client.query<{ names: string; commit: string }>(
    "select current_setting('synchronous_standby_names') as names, current_setting('synchronous_commit') as commit",
  );
  const isSynchronous = rows[0]?.names !== '';
  const mayWait = isSynchronous && !['off', 'local'].includes(rows[0]?.commit ?? '');
  // A server whose state this login may not see counts as possibly in sync.
  const mayBeInStep = ({ state, sync }: Follower) => state === null || sync === 'sync' || sync === 'quorum';
  const waits = mayWait && !followers.rows.some(mayBeInStep);
  return [
    ...followers.rows.map(followerFinding),
    ...(waits
      ? [fault('no standby is in step, so payments wait: bring one back, or empty synchronous_standby_names')]
      : []),
    ...(isSynchronous && !mayWait
      ? [
          warning(
            'payments do not wait for the standby: a failover loses the last of them. Set synchronous_commit to on',
          ),
        ]
      : []),
    ...slots.rows.map(slotFinding),
    ...(config.databaseReadUrl ? [await readFinding(config, config.databaseReadUrl, url)] : []),
  ];
}

function followerFinding({ name, state, sync, seconds }: Follower): Finding {
  const { good, warning } = findingsAbout('replication');
  if (state === null) return warning(`what ${name} does is not visible to this login: grant pg_monitor to it`);
  if (state !== 'streaming') return warning(`${name} is not streaming but in state ${state}`);
  if (seconds > LAG_SECONDS) return warning(`${name} is ${seconds} s behind`);
  return good(`${name} follows (${sync}), ${seconds} s behind`);
}

function slotFinding({ name, lost, bytes }: Slot): Finding {
  const { warning, fault } = findingsAbout('replication');
  const isOfMove = name.startsWith(MOVE_PREFIX);
  if (lost) {
    const what = isOfMove
      ? 'the move of its shop cannot go on: undo it'
      : 'its standby cannot follow: copy the standby again';
    return fault(`the slot ${name} has lost its log, so ${what}`);
  }
  const what = isOfMove ? 'go on with the move of its shop, or undo it' : 'drop it, or start its standby';
  return warning(`the slot ${name} is not used and keeps ${(bytes / GIBIBYTE).toFixed(1)} GiB of log: ${what}`);
}

interface Follower {
  name: string;
  /** null if the login may not see it. */
  state: string | null;
  sync: string | null;
  seconds: number;
}

const FOLLOWERS = `
  select coalesce(nullif(application_name, ''), 'a standby') as name, state, sync_state as sync,
    coalesce(extract(epoch from replay_lag), 0)::int as seconds
  from pg_stat_replication order by 1`;

interface Slot {
  name: string;
  lost: boolean;
  bytes: number;
}

const SLOTS = `
  select slot_name as name, coalesce(wal_status, '') in ('unreserved', 'lost') as lost,
    coalesce(pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, restart_lsn), 0)::float8 as bytes
  from pg_replication_slots where not active or wal_status in ('unreserved', 'lost') order by 1`;

/** Judged by the rules of a gateway. */
async function readFinding(config: Config, readUrl: string, url: string): Promise<Finding> {
  const { good, fault } = findingsAbout('replication');
  const primary = openDatabase(config.databaseUrl ?? url, { size: 1 });
  const replica = openReplica(primary, readUrl, 1);
  const reasons: unknown[] = [];
  replica.reportTo((reason) => reasons.push(reason));
  try {
    await replica.ready();
    const lag = replica.lagMs();
    return reasons.length > 0
      ? fault(`figures are read from the primary: ${reasonOf(reasons[0])}`)
      : good(`figures are read from the replica, ${Math.round((lag ?? 0) / 1_000)} s behind`);
  } finally {
    await replica.close();
    await primary.close();
  }
}
