import type { ChangeSource } from '@taem/domain/changes/changeSources.ts';

/**
 * Who makes the changes of a transaction, and from where; the field names are those that the record of changes reads
 * (functions/record_changes.sql).
 */
export interface Actor {
  source: ChangeSource;
  /** null without a signed-in user. */
  user_id: string | null;
  /** The current name, so that a user who is deleted later is still listed with it. */
  username: string | null;
  address: string;
  /** The calling program, by the name that it gives; `api` if it gives none. */
  client: string;
  /** The branch, for a user who works in only one. */
  branch_id: string | null;
  /** The change set that the changes join if they take several transactions; otherwise each transaction has its own. */
  set_id?: string;
  /** The change set that these changes revert. */
  reverts_id?: string;
}
