import { Type } from '@sinclair/typebox';
import { DASHBOARD_LIMITS, DRAWINGS } from '@taem/domain/insight/dashboards/dashboardLimits.ts';
import { MAX_SAVED_NAME } from '@taem/domain/saved/savedDocument.ts';
import { defineOperations } from '../../http/Operation.ts';
import { IdempotencyKey } from '../../http/readIdempotencyKey.ts';
import { Uuid } from '../../resource/jsonShapes.ts';

const Name = Type.String({ description: `1 to ${MAX_SAVED_NAME} characters.` });
const Version = Type.Integer({ minimum: 0 });
const OrNull = Type.Union([Type.String(), Type.Null()]);

const Part = Type.Object(
  {
    path: Type.String({ description: 'Keys of the answer, by dots.', examples: ['statistics.totalRevenue'] }),
    title: OrNull,
    drawing: Type.Unsafe<string>({ type: 'string', enum: [...DRAWINGS] }),
    width: Type.Integer({ minimum: 1, maximum: DASHBOARD_LIMITS.width }),
    columns: Type.Array(
      Type.Object({ name: Type.String(), formula: Type.String({ examples: ['totalRevenue / totalTransactions'] }) }),
      { maxItems: DASHBOARD_LIMITS.columns },
    ),
  },
  { title: 'DashboardPart' },
);

const body = {
  document: Type.String({
    description: 'One GraphQL query of `statistics` and `report` alone.',
    maxLength: DASHBOARD_LIMITS.document,
  }),
  variables: Type.String({ description: 'A JSON object, as text.', maxLength: DASHBOARD_LIMITS.variables }),
  parts: Type.Array(Part, { maxItems: DASHBOARD_LIMITS.parts }),
};
const role_ids = Type.Array(Uuid, { maxItems: 100, description: 'Roles it is shared with; nobody when empty.' });

const DashboardVersion = Type.Object(
  { version: Version, name: Type.String(), ...body, by_name: OrNull, created_at: Type.String({ format: 'date-time' }) },
  { title: 'DashboardVersion' },
);

const Dashboard = Type.Object(
  {
    id: Uuid,
    name: Type.String(),
    ...body,
    forked_from_name: OrNull,
    owner_name: OrNull,
    is_own: Type.Boolean(),
    may_change: Type.Boolean(),
    role_ids: Type.Array(Uuid),
    updated_at: Type.String({ format: 'date-time' }),
    versions: Type.Optional(Type.Array(DashboardVersion)),
    __v: Version,
  },
  { title: 'Dashboard' },
);

export const CreateDashboard = Type.Object({
  name: Name,
  ...body,
  role_ids: Type.Optional(role_ids),
  forked_from_id: Type.Optional(Type.Union([Uuid, Type.Null()])),
});
export const ChangeDashboard = Type.Object({
  name: Type.Optional(Name),
  document: Type.Optional(body.document),
  variables: Type.Optional(body.variables),
  parts: Type.Optional(body.parts),
  role_ids: Type.Optional(role_ids),
  __v: Version,
});
export const RestoreDashboard = Type.Object({ to_version: Version, __v: Version });

const tag = 'dashboards';
const versions = Type.Optional(
  Type.Unsafe<string>({ type: 'string', enum: ['true', 'false'], description: 'With what they were before.' }),
);

export const dashboardOperations = defineOperations({
  list: {
    id: 'listDashboards',
    caller: 'user',
    summary: 'Extension: dashboards of the signed-in user, then what is shared with their role, each by name',
    tag,
    query: Type.Object({ versions }),
    payload: Type.Object({ dashboards: Type.Array(Dashboard) }),
  },
  one: {
    id: 'getDashboard',
    caller: 'user',
    summary: 'Extension: one dashboard that the signed-in user may see',
    tag,
    query: Type.Object({ versions }),
    payload: Dashboard,
  },
  create: {
    id: 'createDashboard',
    caller: 'user',
    summary: 'Extension: save a dashboard, for oneself or shared with roles; as a copy of another too',
    tag,
    headers: { 'Idempotency-Key': IdempotencyKey },
    payload: Dashboard,
    creates: true,
    refusals: ['IDEMPOTENCY_CONFLICT'],
  },
  update: {
    id: 'updateDashboard',
    caller: 'user',
    summary: 'Extension: change an own dashboard; a shared one of somebody else takes Write on the settings',
    tag,
    payload: Dashboard,
    refusals: ['123'],
  },
  restore: {
    id: 'restoreDashboard',
    caller: 'user',
    summary: 'Extension: make a dashboard what it was at an earlier version, as a version of its own',
    tag,
    payload: Dashboard,
    refusals: ['123'],
  },
  remove: {
    id: 'deleteDashboard',
    caller: 'user',
    summary: 'Extension: delete an own dashboard; a shared one of somebody else takes Write on the settings',
    tag,
    query: Type.Object({ __v: Type.String({ pattern: '^\\d{1,9}$', description: 'The version that was read.' }) }),
    payload: Type.Object({ id: Uuid }),
    refusals: ['123'],
  },
});
