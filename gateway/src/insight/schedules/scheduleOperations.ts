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
import { defineOperations } from '../../http/Operation.ts';
import { IdempotencyKey } from '../../http/readIdempotencyKey.ts';
import { Uuid } from '../../resource/jsonShapes.ts';

const OrNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const oneOf = <Value extends string>(values: readonly Value[], description?: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values], ...(description && { description }) });
const Version = Type.Integer({ minimum: 0 });
const Moment = Type.String({ format: 'date-time' });

const Alert = Type.Object(
  {
    path: Type.String({ description: 'A part of the dashboard, by its keys in the answer.' }),
    figure: Type.String({ description: 'The figure of the part, by its key; empty where the part is the figure.' }),
    condition: oneOf(ALERT_CONDITIONS),
    threshold: OrNull(Type.Number({ description: 'In the unit of the figure; null for UNUSUAL.' })),
  },
  { title: 'ScheduleAlert' },
);

const rule = {
  name: Type.String({ maxLength: 200, description: 'Stands in the subject of the mails.' }),
  rhythm: oneOf(RHYTHMS),
  weekdays: Type.Array(Type.Integer(), { maxItems: 7, description: '1 to 7 from Sunday; of a weekly one.' }),
  day_of_month: OrNull(Type.Integer({ description: 'Of a monthly one; the last day of a shorter month.' })),
  hour: Type.Integer({ description: '0 to 23, by the clock of the branch, or else of the shop.' }),
  locale: oneOf(['th-TH', 'en-US']),
  range: oneOf(RELATIVE_RANGES),
  by: OrNull(oneOf(TIME_UNITS)),
  compare: OrNull(oneOf(['PREVIOUS_PERIOD', 'PREVIOUS_YEAR'])),
  branch_id: OrNull(Uuid),
  is_active: Type.Boolean(),
  alert: OrNull(Alert),
};

const Person = Type.Object({ id: Uuid, name: Type.String() }, { title: 'ScheduleCandidate' });

const Schedule = Type.Object(
  {
    id: Uuid,
    dashboard_id: Uuid,
    ...rule,
    owner_name: OrNull(Type.String()),
    next_due_at: OrNull(Moment),
    recipients: Type.Array(
      Type.Object(
        {
          user_id: Uuid,
          name: Type.String(),
          is_subscribed: Type.Boolean(),
          is_crossed: Type.Boolean({ description: 'Of an alert: it was told of and has not come back since.' }),
        },
        { title: 'ScheduleRecipient' },
      ),
    ),
    deliveries: Type.Array(
      Type.Object(
        {
          id: Uuid,
          name: Type.String({ description: 'Of the recipient.' }),
          due_at: Moment,
          ended_at: OrNull(Moment),
          is_trial: Type.Boolean(),
          state: oneOf(DELIVERY_STATES),
          reason: OrNull(oneOf(DELIVERY_REASONS)),
        },
        { title: 'ScheduleDelivery' },
      ),
      { description: 'The newest first.' },
    ),
    __v: Version,
  },
  { title: 'DashboardSchedule' },
);

const recipient_ids = Type.Array(Uuid, { maxItems: SCHEDULE_LIMITS.recipients });
export const CreateSchedule = Type.Object({ ...rule, recipient_ids });
export const ChangeSchedule = Type.Intersect([
  Type.Partial(Type.Object({ ...rule, recipient_ids })),
  Type.Object({ __v: Version }),
]);

export const ClaimRuns = Type.Object({ most: Type.Integer({ minimum: 1, maximum: 20 }) });
const Cell = Type.Union([Type.String(), Type.Number(), Type.Null()]);
const Column = { label: Type.String(), kind: Type.String() };
const Section = Type.Object(
  {
    title: Type.String(),
    fault: OrNull(Type.String({ description: 'PERMISSION, NOT_ASKED or FAILED.' })),
    figures: Type.Array(Type.Object({ ...Column, value: Cell, before: Cell })),
    columns: Type.Array(Type.Object(Column)),
    rows: Type.Array(Type.Array(Cell)),
  },
  { title: 'ScheduleSection' },
);
export const FinishRun = Type.Object({
  tries: Type.Integer({ description: 'Of the claim.' }),
  sections: OrNull(Type.Array(Section, { description: 'null: to be tried again later.' })),
  verdict: OrNull(
    Type.Object({
      isCrossed: Type.Boolean(),
      value: OrNull(Type.Number()),
      usual: OrNull(Type.Number()),
      kind: oneOf(FIGURE_KINDS),
      label: Type.String({ description: 'What the figure is called.' }),
    }),
  ),
});

const Run = Type.Object(
  {
    id: Uuid,
    tries: Type.Integer(),
    today: Type.String({ format: 'date' }),
    document: Type.String(),
    variables: Type.String(),
    parts: Type.Array(
      Type.Object({
        path: Type.String(),
        title: OrNull(Type.String()),
        drawing: oneOf(DRAWINGS),
        width: Type.Integer(),
        columns: Type.Array(Type.Object({ name: Type.String(), formula: Type.String() })),
      }),
    ),
    ...{ locale: rule.locale, range: rule.range, by: rule.by, compare: rule.compare, branch_id: rule.branch_id },
    alert: rule.alert,
    access_token: Type.String({ description: 'Of a session of the recipient that only reads; ends with the claim.' }),
  },
  { title: 'ScheduleRun' },
);

export const WriteSubscription = Type.Object({ is_subscribed: Type.Boolean() });
const Subscription = Type.Object(
  {
    name: Type.String({ description: 'Of the schedule.' }),
    shop: Type.String({ description: 'Name of the shop.' }),
    locale: rule.locale,
    is_subscribed: Type.Boolean(),
    is_removed: Type.Boolean({
      description:
        'The schedule is deleted; the link stands for all that its writer has mailed to its reader of the dashboard.',
    }),
  },
  { title: 'ScheduleSubscription' },
);

const tag = 'schedules';
export const scheduleOperations = defineOperations({
  list: {
    id: 'listSchedules',
    caller: 'user',
    summary: 'Extension: schedules and alerts of a dashboard that the signed-in user may change',
    tag,
    payload: Type.Object({ schedules: Type.Array(Schedule) }),
  },
  candidates: {
    id: 'listScheduleCandidates',
    caller: 'user',
    summary: 'Extension: who may be mailed the dashboard; only oneself without Read on users',
    tag,
    payload: Type.Object({ candidates: Type.Array(Person) }),
  },
  create: {
    id: 'createSchedule',
    caller: 'user',
    summary:
      'Extension: mail a dashboard at its times, or when a figure of it turns; takes the right to change the dashboard',
    tag,
    headers: { 'Idempotency-Key': IdempotencyKey },
    payload: Schedule,
    creates: true,
    refusals: ['IDEMPOTENCY_CONFLICT'],
  },
  update: {
    id: 'updateSchedule',
    caller: 'user',
    summary: 'Extension: change a schedule',
    tag,
    payload: Schedule,
    refusals: ['123'],
  },
  remove: {
    id: 'deleteSchedule',
    caller: 'user',
    summary: 'Extension: delete a schedule',
    tag,
    query: Type.Object({ __v: Type.String({ pattern: '^\\d{1,9}$', description: 'The version that was read.' }) }),
    payload: Type.Object({ id: Uuid }),
    refusals: ['123'],
  },
  attempt: {
    id: 'trySchedule',
    caller: 'user',
    summary: 'Extension: mail it once to oneself, now',
    tag,
    payload: Schedule,
  },
  claim: {
    id: 'claimScheduleRuns',
    caller: 'server',
    summary:
      'Extension: claim due runs of the shop for three minutes, each with a session of its recipient that only reads',
    tag,
    payload: Type.Object({ runs: Type.Array(Run) }),
  },
  finish: {
    id: 'finishScheduleRun',
    caller: 'server',
    summary: 'Extension: hand back a claimed run; its mail and that it is written are one transaction',
    tag,
    payload: Type.Object({ accepted: Type.Boolean({ description: 'false: somebody else has claimed it since.' }) }),
  },
  documents: {
    id: 'listDashboardDocuments',
    caller: 'server',
    summary:
      'Extension: documents of all saved dashboards of the shop, so that a new server says which fit its contract no more',
    tag,
    payload: Type.Object({
      dashboards: Type.Array(Type.Object({ id: Uuid, document: Type.String(), variables: Type.String() })),
    }),
  },
  subscription: {
    id: 'getSubscription',
    caller: 'server',
    summary: 'Extension: what the link of a mail is about',
    tag,
    payload: Subscription,
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
  subscribe: {
    id: 'writeSubscription',
    caller: 'server',
    summary: 'Extension: stop or take up again the mails of a link; only whoever has the link can',
    tag,
    payload: Subscription,
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
});
