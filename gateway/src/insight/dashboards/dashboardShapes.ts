import { Type } from '@sinclair/typebox';
import { DASHBOARD_LIMITS, DRAWINGS } from '@taem/domain/insight/dashboards/dashboardLimits.ts';
import { MAX_SAVED_NAME } from '@taem/domain/saved/savedDocument.ts';
import { orNull, TextOrNull, Uuid } from '../../resource/jsonShapes.ts';

export const Name = Type.String({ description: `1 to ${MAX_SAVED_NAME} characters.` });
export const Version = Type.Integer({ minimum: 0 });

export const Part = Type.Object(
  {
    path: Type.String({ description: 'Keys of the answer, joined by dots.', examples: ['statistics.totalRevenue'] }),
    title: TextOrNull,
    drawing: Type.Unsafe<string>({ type: 'string', enum: [...DRAWINGS] }),
    width: Type.Integer({ minimum: 1, maximum: DASHBOARD_LIMITS.width }),
    columns: Type.Array(
      Type.Object({ name: Type.String(), formula: Type.String({ examples: ['totalRevenue / totalTransactions'] }) }),
      { maxItems: DASHBOARD_LIMITS.columns },
    ),
  },
  { title: 'DashboardPart' },
);

export const body = {
  document: Type.String({
    description: 'One GraphQL query with `statistics` and `report` only.',
    maxLength: DASHBOARD_LIMITS.document,
  }),
  variables: Type.String({ description: 'A JSON object, as text.', maxLength: DASHBOARD_LIMITS.variables }),
  parts: Type.Array(Part, { maxItems: DASHBOARD_LIMITS.parts }),
};
export const role_ids = Type.Array(Uuid, {
  maxItems: 100,
  description: 'Roles it is shared with; private when empty.',
});

export const DashboardVersion = Type.Object(
  {
    version: Version,
    name: Type.String(),
    ...body,
    by_name: TextOrNull,
    created_at: Type.String({ format: 'date-time' }),
  },
  { title: 'DashboardVersion' },
);

export const Dashboard = Type.Object(
  {
    id: Uuid,
    name: Type.String(),
    ...body,
    forked_from_name: TextOrNull,
    owner_name: TextOrNull,
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
  forked_from_id: Type.Optional(orNull(Uuid)),
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
