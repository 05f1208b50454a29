import { PARKED_BILL_DAYS } from '../limits.ts';

/** What became of a parked bill. Paid and discarded ones are kept for a while, so that other tills can say so. */
export const PARKED_STATUSES = ['Parked', 'Paid', 'Discarded'] as const;
export type ParkedStatus = (typeof PARKED_STATUSES)[number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a bill has been parked for so long that it is offered for clearing. None is cleared by itself. */
export function isForClearing(changedAt: Date, now: Date): boolean {
  return now.getTime() - changedAt.getTime() > PARKED_BILL_DAYS * DAY_MS;
}
