import { Type } from '@sinclair/typebox';
import type { DatabaseClient } from '../../database/pool.ts';
import { answer, answerCreated } from '../../http/envelope.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { parameter } from '../../http/parameter.ts';
import { idempotencyHeader } from '../../http/readIdempotencyKey.ts';
import { route } from '../../http/route.ts';
import { writeAsCaller } from '../../http/writeAsCaller.ts';
import { onceOf, writeOnce } from '../../http/writeOnce.ts';
import { Uuid } from '../../resource/jsonShapes.ts';
import { versionParameter } from '../../resource/listQuery.ts';
import { ChangeDashboard, CreateDashboard, Dashboard, RestoreDashboard } from './dashboardShapes.ts';
import { findDashboard, readDashboards } from './dashboards.ts';
import { changeDashboard, createDashboard, removeDashboard, restoreDashboard } from './writeDashboards.ts';

const tag = 'dashboards';
const versions = parameter(
  { type: 'string', enum: ['true', 'false'], description: 'With their earlier versions.' },
  (value) => value === 'true',
);

/**
 * Extension: saved dashboards. Every user may save some and see those shared with their role; figures are read with the
 * reader's rights.
 */
export const dashboardRoutes: AreaRoutes = async (app, { database }) => {
  route(app, 'GET /dashboards', {
    id: 'listDashboards',
    caller: 'user',
    summary: 'Extension: dashboards of the signed-in user, then those shared with their role, each by name',
    tag,
    query: Type.Object({ versions }),
    payload: Type.Object({ dashboards: Type.Array(Dashboard) }),
    handle: async ({ query, session }) => {
      const dashboards = await database.withRealm(session.realmId, (client) =>
        readDashboards(client, session, query.versions),
      );
      return answer({ dashboards });
    },
  });

  route(app, 'GET /dashboards/:id', {
    id: 'getDashboard',
    caller: 'user',
    summary: 'Extension: one dashboard that the signed-in user may see',
    tag,
    query: Type.Object({ versions }),
    payload: Dashboard,
    handle: async ({ query, params, session }) =>
      answer(
        await database.withRealm(session.realmId, (client) =>
          findDashboard(client, session, params.id, query.versions),
        ),
      ),
  });

  route(app, 'POST /dashboards', {
    id: 'createDashboard',
    caller: 'user',
    summary: 'Extension: save a dashboard, private or shared with roles, possibly as a copy of another',
    tag,
    headers: idempotencyHeader,
    body: CreateDashboard,
    payload: Dashboard,
    creates: true,
    refusals: ['IDEMPOTENCY_CONFLICT'],
    handle: async (request) => {
      const { session, body } = request;
      const once = onceOf(request, session, [body]);
      return answerCreated(await writeOnce(database, once, (client) => createDashboard(client, session, body)));
    },
  });

  route(app, 'PATCH /dashboards/:id', {
    id: 'updateDashboard',
    caller: 'user',
    summary: "Extension: change the caller's own dashboard; a shared one of another user needs Write on the settings",
    tag,
    body: ChangeDashboard,
    payload: Dashboard,
    refusals: ['123'],
    handle: async (request) => {
      const { session, body, params } = request;
      const write = (client: DatabaseClient) => changeDashboard(client, session, params.id, body);
      return answer(await writeAsCaller(database, request, write));
    },
  });

  route(app, 'POST /dashboards/:id/restore', {
    id: 'restoreDashboard',
    caller: 'user',
    summary: 'Extension: restore an earlier version of a dashboard as a new version',
    tag,
    body: RestoreDashboard,
    payload: Dashboard,
    refusals: ['123'],
    handle: async (request) => {
      const { session, body, params } = request;
      const write = (client: DatabaseClient) => restoreDashboard(client, session, params.id, body);
      return answer(await writeAsCaller(database, request, write));
    },
  });

  route(app, 'DELETE /dashboards/:id', {
    id: 'deleteDashboard',
    caller: 'user',
    summary: "Extension: delete the caller's own dashboard; a shared one of another user needs Write on the settings",
    tag,
    query: Type.Object(versionParameter),
    payload: Type.Object({ id: Uuid }),
    refusals: ['123'],
    handle: async (request) => {
      const { session, params, query } = request;
      const write = (client: DatabaseClient) => removeDashboard(client, session, params.id, query.__v);
      return answer({ id: await writeAsCaller(database, request, write) });
    },
  });
};
