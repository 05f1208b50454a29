import type { LeftReason } from '@taem/domain/changes/leftReasons.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';

/** Data in a row that belongs to other records, such as opening stock. */
export interface BroughtBeside {
  /** Name of this kind of data within an import. */
  kind: string;
  /** The table of the records that it comes with: users who may not read changes of these learn nothing of it. */
  table: string;
  /** Whether it is taken back before the changes of the records, which depend on it, or after them, as it depends on these. */
  when: 'before' | 'after';
  /** Returns keys of what an import brought and can be taken back; only of one record if an id is given. */
  find(client: DatabaseClient, importId: string, recordId: string | null): Promise<string[]>;
  /**
   * Locks what is to be taken back, in one order: a statement that waits for a lock would still read the data from
   * before the wait.
   */
  lock(client: DatabaseClient, keys: readonly string[]): Promise<unknown>;
  /** Takes back what was locked, and returns the reasons for what stays. */
  takeBack(
    client: DatabaseClient,
    session: GatewaySession,
    importId: string,
    keys: readonly string[],
  ): Promise<TakenBack>;
}

export interface TakenBack {
  changed: number;
  same: number;
  left: readonly { record_id: string; name: string | null; reason: LeftReason; message?: string }[];
}
