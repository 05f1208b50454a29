import type { ChangeSource } from '@taem/domain/changes/changeSources.ts';

type Row = Readonly<Record<string, unknown>>;

/** A change as stored. */
export interface ChangeRow {
  /** Made of its set and its number in it. */
  id: string;
  number: string;
  time: Date;
  /** The name of the table. */
  record: string;
  record_id: string;
  before: Row | null;
  after: Row | null;
  secrets: readonly string[] | null;
}

export interface SetRow {
  set_id: string;
  set_time: Date;
  source: ChangeSource;
  user_id: string | null;
  username: string | null;
  address: string | null;
  client: string | null;
  branch_id: string | null;
  reverts_id: string | null;
  /** The newest set that reverted changes of this one. */
  reverted_by_id: string | null;
}

/** SQL of the columns of a change `c`. */
export const CHANGE_COLUMNS = `c.set_id || ':' || c.id as id, c.id::text as number, c.time, c.record, c.record_id,
  c.before, c.after, c.secrets`;

/** SQL of the columns of a set `s`. */
export const SET_COLUMNS = `s.id as set_id, s.time as set_time, s.source, s.user_id, s.username, s.address, s.client,
  s.branch_id, s.reverts_id, (select r.set_id from change_runs r where r.kind = 'revert'
  and r.asked ->> 'set_id' = s.id::text and r.changed > 0 order by r.created_at desc limit 1) as reverted_by_id`;

/** Parses the id of a change: its set and its number. */
export function readChangeId(text: string): { setId: string; number: string } | null {
  const found = /^([0-9a-f-]{36}):(\d{1,18})$/i.exec(text);
  return found?.[1] && found[2] ? { setId: found[1].toLowerCase(), number: found[2] } : null;
}
