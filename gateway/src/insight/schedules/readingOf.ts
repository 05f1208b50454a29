import { type Access, mayGive } from '@taem/domain/accounts/mayGive.ts';
import type { Authorize } from '../../http/GatewayContext.ts';

/** A user's role with its rights, and their branches. */
export interface Reader {
  role_name: string;
  authorizes: readonly Authorize[];
  branch_ids: readonly string[];
}

/** Returns what a user may read, and where: a right to write reveals no further figure. */
export const readingOf = ({ role_name, authorizes, branch_ids }: Reader): Access => ({
  role: { name: role_name },
  authorizes: authorizes
    .filter(({ action_codes }) => action_codes.includes('Read'))
    .map(({ object_code }) => ({ objectCode: object_code, actionCodes: ['Read'] })),
  branchIds: branch_ids,
});

/** Whether a reader with `own` may see what was read with `other`. */
export const readsAll = (own: Access, other: Access): boolean => mayGive(own, other);
