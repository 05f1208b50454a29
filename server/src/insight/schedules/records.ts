import {
  ALERT_CONDITIONS,
  DELIVERY_REASONS,
  DELIVERY_STATES,
  RHYTHMS,
} from '@taem/domain/insight/schedules/scheduleLimits.ts';
import { RELATIVE_RANGES, TIME_UNITS } from '@taem/domain/time/dayRange.ts';
import { enumOf, flag, integer, moment, number, optionalText, text, valueAt } from '../../gateway/fields.ts';
import { nested, nestedList, recordType } from '../../gateway/recordType.ts';
import { wireEnums } from '../../gateway/wireEnums.ts';
import type {
  DashboardSchedule,
  ScheduleAlert,
  ScheduleCandidate,
  ScheduleDelivery,
  ScheduleRecipient,
} from '../../generated/schema.ts';

const COMPARISONS = ['PREVIOUS_PERIOD', 'PREVIOUS_YEAR'] as const;

export const scheduleRecords = [
  recordType<DashboardSchedule>('DashboardSchedule', null, {
    id: text('id'),
    dashboardId: text('dashboard_id'),
    name: text('name'),
    rhythm: enumOf('rhythm', RHYTHMS),
    weekdays: valueAt('weekdays', (value) => (Array.isArray(value) ? value.map(Number) : undefined)),
    dayOfMonth: integer('day_of_month'),
    hour: integer('hour'),
    language: enumOf('locale', wireEnums.Language),
    range: enumOf('range', RELATIVE_RANGES),
    by: enumOf('by', TIME_UNITS),
    compare: enumOf('compare', COMPARISONS),
    branchId: optionalText('branch_id'),
    isActive: flag('is_active'),
    alert: nested<ScheduleAlert>('ScheduleAlert', 'alert'),
    recipients: nestedList<ScheduleRecipient>('ScheduleRecipient', 'recipients'),
    deliveries: nestedList<ScheduleDelivery>('ScheduleDelivery', 'deliveries'),
    ownerName: optionalText('owner_name'),
    nextDueAt: moment('next_due_at'),
    version: integer('__v'),
  }),
  recordType<ScheduleAlert>('ScheduleAlert', null, {
    path: text('path'),
    figure: text('figure'),
    condition: enumOf('condition', ALERT_CONDITIONS),
    threshold: number('threshold'),
  }),
  recordType<ScheduleRecipient>('ScheduleRecipient', null, {
    userId: text('user_id'),
    name: text('name'),
    isSubscribed: flag('is_subscribed'),
    isCrossed: flag('is_crossed'),
  }),
  recordType<ScheduleDelivery>('ScheduleDelivery', null, {
    id: text('id'),
    name: text('name'),
    dueAt: moment('due_at'),
    endedAt: moment('ended_at'),
    isTrial: flag('is_trial'),
    state: enumOf('state', DELIVERY_STATES),
    reason: enumOf('reason', DELIVERY_REASONS),
  }),
  recordType<ScheduleCandidate>('ScheduleCandidate', null, { id: text('id'), name: text('name') }),
];
