import { PARKED_BILL_DAYS } from '../limits.ts';

/** States of a parked bill. Paid and discarded ones are kept for a while, so that other tills can report it. */
export const PARKED_STATUSES = ['Parked', 'Paid', 'Discarded'] as const;
export type ParkedStatus = (typeof PARKED_STATUSES)[number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a bill has been parked so long that clearing it is suggested. None is cleared automatically. */
export function isForClearing(changedAt: Date, now: Date): boolean {
  return now.getTime() - changedAt.getTime() > PARKED_BILL_DAYS * DAY_MS;
}
