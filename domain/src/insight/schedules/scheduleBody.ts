import { z } from 'zod';
import { RELATIVE_RANGES, TIME_UNITS } from '../../time/dayRange.ts';
import { DASHBOARD_LIMITS } from '../dashboards/dashboardLimits.ts';
import { ALERT_CONDITIONS, RHYTHMS, SCHEDULE_LIMITS } from './scheduleLimits.ts';

const alert = z
  .strictObject({
    /** A part of the dashboard, by its keys in the answer. */
    path: z.string().min(1).max(300),
    /** The figure of the part, by its key; empty if the part is the figure. */
    figure: z.string().max(300),
    condition: z.enum(ALERT_CONDITIONS),
    /** In the unit of the figure; null for UNUSUAL. */
    threshold: z.number().nullable(),
  })
  .superRefine(({ condition, threshold }, context) => {
    if ((condition === 'UNUSUAL') !== (threshold === null))
      context.addIssue({
        code: 'custom',
        path: ['threshold'],
        message: threshold === null ? 'Is needed' : 'Must be left out where the unusual is looked for',
      });
  });

/**
 * The saved content of a schedule. One with an alert checks its condition at the scheduled times, and mails when the
 * condition becomes met.
 */
export const scheduleBody = z
  .strictObject({
    name: z.string().trim().min(1, 'Is needed').max(DASHBOARD_LIMITS.title),
    rhythm: z.enum(RHYTHMS),
    /** 1 to 7 from Sunday; for a weekly schedule. */
    weekdays: z.array(z.int().min(1).max(7)).max(7),
    /** For a monthly schedule; the last day of a shorter month. */
    day_of_month: z.int().min(1).max(31).nullable(),
    /** By the clock of the shop. */
    hour: z.int().min(0).max(23),
    locale: z.enum(['th-TH', 'en-US']),
    range: z.enum(RELATIVE_RANGES),
    by: z.enum(TIME_UNITS).nullable(),
    compare: z.enum(['PREVIOUS_PERIOD', 'PREVIOUS_YEAR']).nullable(),
    branch_id: z.uuid().nullable(),
    is_active: z.boolean(),
    recipient_ids: z
      .array(z.uuid())
      .min(1, 'Needs at least one recipient')
      .max(SCHEDULE_LIMITS.recipients, `Must be at most ${SCHEDULE_LIMITS.recipients}`),
    alert: alert.nullable(),
  })
  .superRefine(({ rhythm, weekdays, day_of_month }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (rhythm === 'WEEKLY' && weekdays.length === 0) refuse('weekdays', 'Needs a day of the week');
    if (rhythm === 'MONTHLY' && day_of_month === null) refuse('day_of_month', 'Needs a day of the month');
  });

export type ScheduleBody = z.infer<typeof scheduleBody>;
export type ScheduleAlert = z.infer<typeof alert>;
