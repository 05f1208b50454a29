import type { LeftReason } from '@taem/domain/changes/leftReasons.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';

/** Something that the rows of a file bring besides the fields of their records, such as what is on the shelves. */
export interface BroughtBeside {
  /** Names its parts of an import. */
  kind: string;
  /** Keys of what an import brought and can be taken back, of one record alone where an id is given. */
  find(client: DatabaseClient, importId: string, recordId: string | null): Promise<string[]>;
  /** Takes some of it back, and says of what stays why. */
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
