import { z } from 'zod';

/** MGMT-32 Whether a record is in use. */
export const STATUSES = ['Active', 'Inactive'] as const;
export type Status = (typeof STATUSES)[number];

/** The status of a record, Active when nothing is said. */
export function statusField(message: string) {
  return z.enum(STATUSES, { error: message }).default('Active');
}
