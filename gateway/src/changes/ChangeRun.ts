import type { LeftReason } from '@taem/domain/changes/leftReasons.ts';

/** One record that was left as it is. */
export interface Left {
  record_id: string;
  name: string | null;
  reason: LeftReason;
  /** In English, where a rule refused it. */
  message: string | null;
  /** Who changed it since, and when. */
  by: string | null;
  at: string | null;
}

export interface RunRow {
  id: string;
  user_id: string;
  kind: 'bulk' | 'revert';
  // biome-ignore lint/suspicious/noExplicitAny: what is asked is of the kind.
  asked: any;
  state: 'running' | 'done' | 'cancelled';
  total: number;
  done: number;
  changed: number;
  same: number;
  left_count: number;
  left_out: Left[];
  set_id: string;
  is_still: boolean;
}

/** What came of one part of the work. */
export interface PartDone {
  changed: number;
  same: number;
  left: Left[];
}

/** As it is answered: `interrupted` when nobody works on it any more, so that it may be asked for again. */
export function tellRun(row: RunRow) {
  const { id, kind, state, total, done, changed, same, left_count, left_out, set_id, is_still } = row;
  return {
    id,
    kind,
    state: state === 'running' && is_still ? 'interrupted' : state,
    ...{ total, done, changed, same, left_count, left: left_out },
    set_id: changed > 0 ? set_id : null,
  };
}

/** A part takes well below this. */
const STILL_AFTER = "interval '20 seconds'";

export const RUN_COLUMNS = `id, user_id, kind, asked, state, cardinality(items) as total, done, changed, same,
  left_count, left_out, set_id, updated_at < now() - ${STILL_AFTER} as is_still`;
