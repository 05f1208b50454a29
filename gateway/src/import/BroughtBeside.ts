import type { LeftReason } from '@taem/domain/changes/leftReasons.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';

/** Something that the rows of a file bring besides the fields of their records, such as what is on the shelves. */
export interface BroughtBeside {
  /** Names its parts of an import. */
  kind: string;
  /** The table of the records that it is brought with: nothing of it is said to users who may not read their changes. */
  table: string;
  /** Whether it goes before the changes of the records, which hang on it, or after them, as it follows from them. */
  when: 'before' | 'after';
  /** Keys of what an import brought and can be taken back, of one record alone where an id is given. */
  find(client: DatabaseClient, importId: string, recordId: string | null): Promise<string[]>;
  /** Locks what is taken back, in one order: a statement that waits for a lock goes on to read what was there before it. */
  lock(client: DatabaseClient, keys: readonly string[]): Promise<unknown>;
  /** Takes some of it back once it is locked, and says of what stays why. */
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
