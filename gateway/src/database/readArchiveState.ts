import type { QueryResult, QueryResultRow } from 'pg';

/** The state of the archiving of PostgreSQL's log. */
export interface ArchiveState {
  isOn: boolean;
  /** Whether archiving is on, but without a command or a library. */
  goesNowhere: boolean;
  /** Time of the last failure if no success followed, in PostgreSQL's format. */
  failedAt: string | null;
  /** Time of the last success, in PostgreSQL's format; null if there was none. */
  archivedAt: string | null;
  /** Number of finished log files that are not archived yet, and their size on PostgreSQL's disk. */
  waiting: number;
  waitingBytes: number;
}

interface Client {
  query<Row extends QueryResultRow>(text: string): Promise<QueryResult<Row>>;
}

/** Reads the state, from views that every login may see. */
export async function readArchiveState(client: Client): Promise<ArchiveState> {
  const { rows } = await client.query<ArchiveState>(STATE);
  const [state] = rows;
  if (!state) throw new Error('pg_stat_archiver is empty');
  return state;
}

/** More files than this wait only if archiving fails, hangs or is slower than the shop writes. */
const MAX_WAITING = 8;

export const isArchiveInTrouble = ({ isOn, goesNowhere, failedAt, waiting }: ArchiveState): boolean =>
  isOn && (goesNowhere || failedAt !== null || waiting > MAX_WAITING);

/** Names of log files: the timeline, and the number of the file in two parts, which continues across timelines. */
const STATE = `
  select mode <> 'off' as "isOn", goes_nowhere as "goesNowhere",
    case when failed > coalesce(archived, '-infinity') then failed::text end as "failedAt", archived::text as "archivedAt",
    waiting::float8 as "waiting", (waiting * bytes)::float8 as "waitingBytes"
  from (
    select *, case when pg_is_in_recovery() or last !~ '^[0-9A-F]{24}' then 0 else greatest(0,
      div(pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0'), bytes) - 1
      - ('x' || substr(last, 9, 8))::bit(32)::int8 * div(4294967296, bytes) - ('x' || substr(last, 17, 8))::bit(32)::int8)
      end as waiting
    from (
      select current_setting('archive_mode') as mode,
        current_setting('archive_command') in ('', '(disabled)') and current_setting('archive_library') = '' as goes_nowhere,
        last_failed_time as failed, last_archived_time as archived, coalesce(last_archived_wal, '') as last,
        pg_size_bytes(current_setting('wal_segment_size'))::numeric as bytes
      from pg_stat_archiver
    ) archiver
  ) counted`;
