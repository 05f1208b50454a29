import type { ChangeSource } from '@taem/domain/changes/changeSources.ts';

/** Who makes the changes of a transaction and from where, in the names that the record of them reads (functions/record_changes.sql). */
export interface Actor {
  source: ChangeSource;
  /** null: no signed-in user. */
  user_id: string | null;
  /** The current name: a user who is deleted later is still shown by it. */
  username: string | null;
  address: string;
  /** The program that asks, by the name that it gives; `api` for one that gives none. */
  client: string;
  /** The branch of a user who works in one alone. */
  branch_id: string | null;
  /** The set that the changes go to, where it takes several transactions; otherwise each has a separate set. */
  set_id?: string;
  /** The set that these changes take back. */
  reverts_id?: string;
}
