import { Type } from '@sinclair/typebox';
import { DRAWINGS } from '@taem/domain/insight/dashboards/dashboardLimits.ts';
import { FIGURE_KINDS } from '@taem/domain/insight/dashboards/figureParts.ts';
import {
  ALERT_CONDITIONS,
  DELIVERY_REASONS,
  DELIVERY_STATES,
  RHYTHMS,
  SCHEDULE_LIMITS,
} from '@taem/domain/insight/schedules/scheduleLimits.ts';
import { RELATIVE_RANGES, TIME_UNITS } from '@taem/domain/time/dayRange.ts';
import { Moment, oneOf, orNull, Uuid } from '../../resource/jsonShapes.ts';

export const Version = Type.Integer({ minimum: 0 });

export const Alert = Type.Object(
  {
    path: Type.String({ description: 'A part of the dashboard, by its keys in the answer.' }),
    figure: Type.String({ description: 'The figure of the part, by its key; empty where the part is the figure.' }),
    condition: oneOf(ALERT_CONDITIONS),
    threshold: orNull(Type.Number({ description: 'In the unit of the figure; null for UNUSUAL.' })),
  },
  { title: 'ScheduleAlert' },
);

export const rule = {
  name: Type.String({ maxLength: 200, description: 'Part of the subject of the mails.' }),
  rhythm: oneOf(RHYTHMS),
  weekdays: Type.Array(Type.Integer(), { maxItems: 7, description: '1 to 7 from Sunday; for a weekly schedule.' }),
  day_of_month: orNull(Type.Integer({ description: 'For a monthly schedule; the last day in a shorter month.' })),
  hour: Type.Integer({ description: '0 to 23, by the clock of the branch, or of the shop without a branch.' }),
  locale: oneOf(['th-TH', 'en-US']),
  range: oneOf(RELATIVE_RANGES),
  by: orNull(oneOf(TIME_UNITS)),
  compare: orNull(oneOf(['PREVIOUS_PERIOD', 'PREVIOUS_YEAR'])),
  branch_id: orNull(Uuid),
  is_active: Type.Boolean(),
  alert: orNull(Alert),
};

export const Person = Type.Object({ id: Uuid, name: Type.String() }, { title: 'ScheduleCandidate' });

export const Schedule = Type.Object(
  {
    id: Uuid,
    dashboard_id: Uuid,
    ...rule,
    owner_name: orNull(Type.String()),
    next_due_at: orNull(Moment),
    recipients: Type.Array(
      Type.Object(
        {
          user_id: Uuid,
          name: Type.String(),
          is_subscribed: Type.Boolean(),
          is_crossed: Type.Boolean({
            description: 'For an alert: the recipient was notified, and the condition has been met since.',
          }),
        },
        { title: 'ScheduleRecipient' },
      ),
    ),
    deliveries: Type.Array(
      Type.Object(
        {
          id: Uuid,
          name: Type.String({ description: 'Name of the recipient.' }),
          due_at: Moment,
          ended_at: orNull(Moment),
          is_trial: Type.Boolean(),
          state: oneOf(DELIVERY_STATES),
          reason: orNull(oneOf(DELIVERY_REASONS)),
        },
        { title: 'ScheduleDelivery' },
      ),
      { description: 'Newest first.' },
    ),
    __v: Version,
  },
  { title: 'DashboardSchedule' },
);

export const recipient_ids = Type.Array(Uuid, { maxItems: SCHEDULE_LIMITS.recipients });
export const CreateSchedule = Type.Object({ ...rule, recipient_ids });
export const ChangeSchedule = Type.Intersect([
  Type.Partial(Type.Object({ ...rule, recipient_ids })),
  Type.Object({ __v: Version }),
]);

export const ClaimRuns = Type.Object({ most: Type.Integer({ minimum: 1, maximum: 20 }) });
export const Cell = Type.Union([Type.String(), Type.Number(), Type.Null()]);
export const Column = { label: Type.String(), kind: Type.String() };
export const Section = Type.Object(
  {
    title: Type.String(),
    fault: orNull(Type.String({ description: 'PERMISSION, NOT_ASKED or FAILED.' })),
    figures: Type.Array(Type.Object({ ...Column, value: Cell, before: Cell })),
    columns: Type.Array(Type.Object(Column)),
    rows: Type.Array(Type.Array(Cell)),
  },
  { title: 'ScheduleSection' },
);
export const FinishRun = Type.Object({
  tries: Type.Integer({ description: 'Id of the claim.' }),
  sections: orNull(Type.Array(Section, { description: 'null to try again later.' })),
  verdict: orNull(
    Type.Object({
      isCrossed: Type.Boolean(),
      value: orNull(Type.Number()),
      usual: orNull(Type.Number()),
      kind: oneOf(FIGURE_KINDS),
      label: Type.String({ description: 'Name of the figure.' }),
    }),
  ),
});

export const Run = Type.Object(
  {
    id: Uuid,
    tries: Type.Integer(),
    today: Type.String({ format: 'date' }),
    document: Type.String(),
    variables: Type.String(),
    parts: Type.Array(
      Type.Object({
        path: Type.String(),
        title: orNull(Type.String()),
        drawing: oneOf(DRAWINGS),
        width: Type.Integer(),
        columns: Type.Array(Type.Object({ name: Type.String(), formula: Type.String() })),
      }),
    ),
    ...{ locale: rule.locale, range: rule.range, by: rule.by, compare: rule.compare, branch_id: rule.branch_id },
    alert: rule.alert,
    access_token: Type.String({
      description: 'Token of a read-only session of the recipient; it ends with the claim.',
    }),
  },
  { title: 'ScheduleRun' },
);

export const WriteSubscription = Type.Object({ is_subscribed: Type.Boolean() });
export const Subscription = Type.Object(
  {
    name: Type.String({ description: 'Name of the schedule.' }),
    shop: Type.String({ description: 'Name of the shop.' }),
    locale: rule.locale,
    is_subscribed: Type.Boolean(),
    is_removed: Type.Boolean({
      description:
        'Whether the schedule is deleted; the link then stands for all mails of the dashboard from its creator to this recipient.',
    }),
  },
  { title: 'ScheduleSubscription' },
);
