import type { ChangeSource } from '@taem/domain/changes/changeSources.ts';

/** Who makes the changes of a transaction and from where, in the names that the record of them reads (functions/record_changes.sql). */
export interface Actor {
  source: ChangeSource;
  /** null: nobody who is signed in. */
  user_id: string | null;
  /** As it is now: who is deleted later is still told by it. */
  username: string | null;
  address: string;
  /** The program that asks, by the name that it gives; `api` for one that gives none. */
  client: string;
  /** The branch of a user who works in one alone. */
  branch_id: string | null;
  /** The set that the changes go to, where it takes several transactions; otherwise each has a set of its own. */
  set_id?: string;
  /** The set that these changes take back. */
  reverts_id?: string;
}
