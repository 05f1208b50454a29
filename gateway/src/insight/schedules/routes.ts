import type { Static } from '@sinclair/typebox';
import { actorOf } from '../../http/actorOf.ts';
import { answer, answerCreated } from '../../http/envelope.ts';
import { refuseField } from '../../http/errors.ts';
import type { AreaRoutes, GatewaySession } from '../../http/GatewayContext.ts';
import { onceOf, writeOnce } from '../../http/writeOnce.ts';
import { findDashboard, readDocuments } from '../dashboards/dashboards.ts';
import { claimRuns } from './claimRuns.ts';
import { finishRun } from './finishRun.ts';
import { readRecipients } from './recipients.ts';
import {
  ChangeSchedule,
  ClaimRuns,
  CreateSchedule,
  FinishRun,
  scheduleOperations,
  WriteSubscription,
} from './scheduleOperations.ts';
import { readSchedules } from './schedules.ts';
import { readSubscription, writeSubscription } from './subscription.ts';
import { changeSchedule, createSchedule, removeSchedule, trySchedule } from './writeSchedules.ts';

interface OfDashboard {
  Params: { id: string };
}
interface OfSchedule {
  Params: { id: string; scheduleId: string };
}
interface ByToken {
  Params: { token: string };
}

/** A workbook's worth of rows. */
const MOST_RESULT_BYTES = 32_000_000;

/**
 * Extension: dashboards by mail (docs/adr/0074). People write schedules; the server claims what is due, runs it as the
 * recipient would, and hands it back.
 */
export const scheduleRoutes: AreaRoutes = async (app, context) => {
  const { database, tokens } = context;

  /** Those of a dashboard that this person may change; of any other they know none. */
  const ofChangeable = <Told>(
    session: GatewaySession,
    id: string,
    read: (client: Parameters<typeof readSchedules>[0]) => Promise<Told[]>,
  ) =>
    database.withRealm(session.realmId, async (client) => {
      const dashboard = await findDashboard(client, session, id);
      return dashboard.may_change ? await read(client) : [];
    });

  app.get<OfDashboard>(
    '/dashboards/:id/schedules',
    { config: { operation: scheduleOperations.list } },
    async ({ session, params: { id } }) =>
      answer({ schedules: await ofChangeable(session, id, (client) => readSchedules(client, session, id)) }),
  );

  app.get<OfDashboard>(
    '/dashboards/:id/schedule-candidates',
    { config: { operation: scheduleOperations.candidates } },
    async ({ session, params: { id } }) => {
      const people = await ofChangeable(session, id, (client) => readRecipients(client, session, id));
      return answer({ candidates: people.map((person) => ({ id: person.id, name: person.name })) });
    },
  );

  app.post<OfDashboard & { Body: Static<typeof CreateSchedule> }>(
    '/dashboards/:id/schedules',
    { config: { operation: scheduleOperations.create }, schema: { body: CreateSchedule } },
    async (request) => {
      const { session, params, body } = request;
      const once = onceOf(request, session, [params.id, body]);
      const write = (client: Parameters<typeof createSchedule>[0]) =>
        createSchedule(client, tokens, session, params.id, body);
      return answerCreated(await writeOnce(database, once, write));
    },
  );

  app.patch<OfSchedule & { Body: Static<typeof ChangeSchedule> }>(
    '/dashboards/:id/schedules/:scheduleId',
    { config: { operation: scheduleOperations.update }, schema: { body: ChangeSchedule } },
    async (request) => {
      const { session, params, body } = request;
      const write = (client: Parameters<typeof changeSchedule>[0]) =>
        changeSchedule(client, tokens, session, params.id, params.scheduleId, body);
      return answer(await database.inTransaction(session.realmId, write, { by: actorOf(request, 'save') }));
    },
  );

  app.delete<OfSchedule & { Querystring: { __v?: unknown } }>(
    '/dashboards/:id/schedules/:scheduleId',
    { config: { operation: scheduleOperations.remove } },
    async (request) => {
      const { session, params, query } = request;
      const version = query.__v;
      if (typeof version !== 'string' || !/^\d{1,9}$/.test(version))
        throw refuseField('__v', 'is the version that was read');
      const write = (client: Parameters<typeof removeSchedule>[0]) =>
        removeSchedule(client, session, params.id, params.scheduleId, Number(version));
      await database.inTransaction(session.realmId, write, { by: actorOf(request, 'save') });
      return answer({ id: params.scheduleId });
    },
  );

  app.post<OfSchedule>(
    '/dashboards/:id/schedules/:scheduleId/try',
    { config: { operation: scheduleOperations.attempt } },
    async ({ session, params }) =>
      answer(
        await database.inTransaction(session.realmId, (client) =>
          trySchedule(client, session, params.id, params.scheduleId),
        ),
      ),
  );

  app.post<{ Body: Static<typeof ClaimRuns> }>(
    '/schedule-runs/claim',
    { config: { operation: scheduleOperations.claim }, schema: { body: ClaimRuns } },
    async (request) => {
      const { realmId } = request.client;
      return answer({ runs: await claimRuns(context, realmId, request.body.most) });
    },
  );

  app.post<{ Params: { id: string }; Body: Static<typeof FinishRun> }>(
    '/schedule-runs/:id',
    {
      config: { operation: scheduleOperations.finish },
      schema: { body: FinishRun },
      bodyLimit: MOST_RESULT_BYTES,
    },
    async (request) => {
      const { realmId } = request.client;
      return answer({ accepted: await finishRun(context, realmId, request.params.id, request.body) });
    },
  );

  app.get('/dashboard-documents', { config: { operation: scheduleOperations.documents } }, async (request) => {
    const { realmId } = request.client;
    return answer({ dashboards: await readDocuments(database, realmId) });
  });

  app.get<ByToken>(
    '/schedule-links/:token',
    { config: { operation: scheduleOperations.subscription } },
    async (request) => {
      return answer(await readSubscription(context, request, request.params.token));
    },
  );

  app.post<ByToken & { Body: Static<typeof WriteSubscription> }>(
    '/schedule-links/:token',
    { config: { operation: scheduleOperations.subscribe }, schema: { body: WriteSubscription } },
    async (request) => {
      return answer(await writeSubscription(context, request, request.params.token, request.body.is_subscribed));
    },
  );
};
