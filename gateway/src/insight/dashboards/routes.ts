import type { Static } from '@sinclair/typebox';
import { actorOf } from '../../http/actorOf.ts';
import { answer, answerCreated } from '../../http/envelope.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { onceOf, writeOnce } from '../../http/writeOnce.ts';
import { ChangeDashboard, CreateDashboard, dashboardOperations, RestoreDashboard } from './dashboardOperations.ts';
import { findDashboard, readDashboards } from './dashboards.ts';
import { changeDashboard, createDashboard, removeDashboard, restoreDashboard } from './writeDashboards.ts';

interface ById {
  Params: { id: string };
}
interface Versions {
  Querystring: { versions?: unknown };
}

const wantsVersions = ({ versions }: Versions['Querystring']) => versions === 'true';

/**
 * Extension: dashboards that people save. Everybody may keep them and see those shared with their role; what they show is
 * read with the rights of whoever opens them.
 */
export const dashboardRoutes: AreaRoutes = async (app, { database }) => {
  app.get<Versions>('/dashboards', { config: { operation: dashboardOperations.list } }, async ({ query, session }) => {
    const dashboards = await database.withRealm(session.realmId, (client) =>
      readDashboards(client, session, wantsVersions(query)),
    );
    return answer({ dashboards });
  });

  app.get<ById & Versions>(
    '/dashboards/:id',
    { config: { operation: dashboardOperations.one } },
    async ({ query, params, session }) =>
      answer(
        await database.withRealm(session.realmId, (client) =>
          findDashboard(client, session, params.id, wantsVersions(query)),
        ),
      ),
  );

  app.post<{ Body: Static<typeof CreateDashboard> }>(
    '/dashboards',
    { config: { operation: dashboardOperations.create }, schema: { body: CreateDashboard } },
    async (request) => {
      const { session, body } = request;
      const once = onceOf(request, session, [body]);
      return answerCreated(await writeOnce(database, once, (client) => createDashboard(client, session, body)));
    },
  );

  app.patch<ById & { Body: Static<typeof ChangeDashboard> }>(
    '/dashboards/:id',
    { config: { operation: dashboardOperations.update }, schema: { body: ChangeDashboard } },
    async (request) => {
      const { session, body, params } = request;
      const by = { by: actorOf(request, 'save') };
      const write = (client: Parameters<typeof changeDashboard>[0]) =>
        changeDashboard(client, session, params.id, body);
      return answer(await database.inTransaction(session.realmId, write, by));
    },
  );

  app.post<ById & { Body: Static<typeof RestoreDashboard> }>(
    '/dashboards/:id/restore',
    { config: { operation: dashboardOperations.restore }, schema: { body: RestoreDashboard } },
    async (request) => {
      const { session, body, params } = request;
      const by = { by: actorOf(request, 'save') };
      const write = (client: Parameters<typeof restoreDashboard>[0]) =>
        restoreDashboard(client, session, params.id, body);
      return answer(await database.inTransaction(session.realmId, write, by));
    },
  );

  app.delete<ById & { Querystring: { __v?: unknown } }>(
    '/dashboards/:id',
    { config: { operation: dashboardOperations.remove } },
    async (request) => {
      const { session, params, query } = request;
      const by = { by: actorOf(request, 'save') };
      const write = (client: Parameters<typeof removeDashboard>[0]) =>
        removeDashboard(client, session, params.id, query.__v);
      return answer({ id: await database.inTransaction(session.realmId, write, by) });
    },
  );
};
