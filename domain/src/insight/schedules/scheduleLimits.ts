/** How often a schedule is due. */
export const RHYTHMS = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;

/** The conditions under which an alert sends a mail. */
export const ALERT_CONDITIONS = ['ABOVE', 'BELOW', 'UNUSUAL'] as const;

export const SCHEDULE_LIMITS = {
  /** Schedules of one dashboard, its alerts among them. */
  schedules: 20,
  recipients: 50,
  /**
   * Active schedules of one author, over all dashboards: a schedule runs whenever it is due, outside all other limits.
   */
  active: 50,
} as const;

export const TOO_MANY_SCHEDULES = `A dashboard has at most ${SCHEDULE_LIMITS.schedules} schedules`;
export const TOO_MANY_ACTIVE = `Nobody has more than ${SCHEDULE_LIMITS.active} schedules that run. Switch one off first.`;

/** The states of one mail to one recipient. */
export const DELIVERY_STATES = ['WAITING', 'QUEUED', 'SENT', 'QUIET', 'SKIPPED', 'FAILED', 'MISSED'] as const;

/** Why a recipient got no mail. */
export const DELIVERY_REASONS = [
  'INACTIVE',
  'NO_EMAIL',
  'UNSUBSCRIBED',
  'NO_DASHBOARD',
  'FEWER_RIGHTS',
  'NO_FIGURE',
  'NOT_CROSSED',
  'STILL_CROSSED',
  'REPLACED',
  'TOO_MANY_TRIES',
  'MAIL_FAILED',
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];
