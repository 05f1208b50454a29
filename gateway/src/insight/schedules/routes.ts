import { Type } from '@sinclair/typebox';
import type { DatabaseClient } from '../../database/pool.ts';
import { answer, answerCreated } from '../../http/envelope.ts';
import type { AreaRoutes, GatewaySession } from '../../http/GatewayContext.ts';
import { idempotencyHeader } from '../../http/readIdempotencyKey.ts';
import { route } from '../../http/route.ts';
import { writeAsCaller } from '../../http/writeAsCaller.ts';
import { onceOf, writeOnce } from '../../http/writeOnce.ts';
import { Uuid } from '../../resource/jsonShapes.ts';
import { versionParameter } from '../../resource/listQuery.ts';
import { findDashboard, readDocuments } from '../dashboards/dashboards.ts';
import { claimRuns } from './claimRuns.ts';
import { finishRun } from './finishRun.ts';
import { readRecipients } from './recipients.ts';
import {
  ChangeSchedule,
  ClaimRuns,
  CreateSchedule,
  FinishRun,
  Person,
  Run,
  Schedule,
  Subscription,
  WriteSubscription,
} from './scheduleShapes.ts';
import { readSchedules } from './schedules.ts';
import { readSubscription, writeSubscription } from './subscription.ts';
import { changeSchedule, createSchedule, removeSchedule, trySchedule } from './writeSchedules.ts';

const tag = 'schedules';

/** Enough for the rows of a workbook. */
const MAX_RESULT_BYTES = 32_000_000;

/**
 * Extension: dashboards by mail (docs/adr/0074). People write schedules; the server claims due runs, runs each as its
 * recipient would, and returns the result.
 */
export const scheduleRoutes: AreaRoutes = async (app, context) => {
  const { database, tokens } = context;

  /** Reads schedules of a dashboard that the user may change; of any other, they see none. */
  const ofChangeable = <Reported>(
    session: GatewaySession,
    id: string,
    read: (client: Parameters<typeof readSchedules>[0]) => Promise<Reported[]>,
  ) =>
    database.withRealm(session.realmId, async (client) => {
      const dashboard = await findDashboard(client, session, id);
      return dashboard.may_change ? await read(client) : [];
    });

  route(app, 'GET /dashboards/:id/schedules', {
    id: 'listSchedules',
    caller: 'user',
    summary: 'Extension: schedules and alerts of a dashboard that the signed-in user may change',
    tag,
    payload: Type.Object({ schedules: Type.Array(Schedule) }),
    handle: async ({ session, params: { id } }) =>
      answer({ schedules: await ofChangeable(session, id, (client) => readSchedules(client, session, id)) }),
  });

  route(app, 'GET /dashboards/:id/schedule-candidates', {
    id: 'listScheduleCandidates',
    caller: 'user',
    summary: 'Extension: possible recipients of the dashboard; only the caller without Read on users',
    tag,
    payload: Type.Object({ candidates: Type.Array(Person) }),
    handle: async ({ session, params: { id } }) => {
      const people = await ofChangeable(session, id, (client) => readRecipients(client, session, id));
      return answer({ candidates: people.map((person) => ({ id: person.id, name: person.name })) });
    },
  });

  route(app, 'POST /dashboards/:id/schedules', {
    id: 'createSchedule',
    caller: 'user',
    summary:
      'Extension: send a dashboard by mail at given times, or when a condition is met; needs the right to change the dashboard',
    tag,
    headers: idempotencyHeader,
    body: CreateSchedule,
    payload: Schedule,
    creates: true,
    refusals: ['IDEMPOTENCY_CONFLICT'],
    handle: async (request) => {
      const { session, params, body } = request;
      const once = onceOf(request, session, [params.id, body]);
      const write = (client: DatabaseClient) => createSchedule(client, tokens, session, params.id, body);
      return answerCreated(await writeOnce(database, once, write));
    },
  });

  route(app, 'PATCH /dashboards/:id/schedules/:scheduleId', {
    id: 'updateSchedule',
    caller: 'user',
    summary: 'Extension: change a schedule',
    tag,
    body: ChangeSchedule,
    payload: Schedule,
    refusals: ['123'],
    handle: async (request) => {
      const { session, params, body } = request;
      const write = (client: DatabaseClient) =>
        changeSchedule(client, tokens, session, params.id, params.scheduleId, body);
      return answer(await writeAsCaller(database, request, write));
    },
  });

  route(app, 'DELETE /dashboards/:id/schedules/:scheduleId', {
    id: 'deleteSchedule',
    caller: 'user',
    summary: 'Extension: delete a schedule',
    tag,
    query: Type.Object(versionParameter),
    payload: Type.Object({ id: Uuid }),
    refusals: ['123'],
    handle: async (request) => {
      const { session, params, query } = request;
      const write = (client: DatabaseClient) =>
        removeSchedule(client, session, params.id, params.scheduleId, query.__v);
      await writeAsCaller(database, request, write);
      return answer({ id: params.scheduleId });
    },
  });

  route(app, 'POST /dashboards/:id/schedules/:scheduleId/try', {
    id: 'trySchedule',
    caller: 'user',
    summary: 'Extension: send it once to the caller, now',
    tag,
    payload: Schedule,
    handle: async ({ session, params }) =>
      answer(
        await database.inTransaction(session.realmId, (client) =>
          trySchedule(client, session, params.id, params.scheduleId),
        ),
      ),
  });

  route(app, 'POST /schedule-runs/claim', {
    id: 'claimScheduleRuns',
    caller: 'server',
    summary: 'Extension: claim due runs of the shop for three minutes, each with a read-only session of its recipient',
    tag,
    body: ClaimRuns,
    payload: Type.Object({ runs: Type.Array(Run) }),
    handle: async (request) => {
      const { realmId } = request.client;
      return answer({ runs: await claimRuns(context, realmId, request.body.most) });
    },
  });

  route(app, 'POST /schedule-runs/:id', {
    id: 'finishScheduleRun',
    caller: 'server',
    summary: 'Extension: report a claimed run as finished; its mail and its state are written in one transaction',
    tag,
    body: FinishRun,
    mostBytes: MAX_RESULT_BYTES,
    payload: Type.Object({
      accepted: Type.Boolean({ description: 'false when another server has claimed it since.' }),
    }),
    handle: async (request) => {
      const { realmId } = request.client;
      return answer({ accepted: await finishRun(context, realmId, request.params.id, request.body) });
    },
  });

  route(app, 'GET /dashboard-documents', {
    id: 'listDashboardDocuments',
    caller: 'server',
    summary:
      'Extension: documents of all saved dashboards of the shop, so that a new server can report those that no longer match its contract',
    tag,
    payload: Type.Object({
      dashboards: Type.Array(Type.Object({ id: Uuid, document: Type.String(), variables: Type.String() })),
    }),
    handle: async (request) => {
      const { realmId } = request.client;
      return answer({ dashboards: await readDocuments(database, realmId) });
    },
  });

  route(app, 'GET /schedule-links/:token', {
    id: 'getSubscription',
    caller: 'server',
    summary: 'Extension: the schedule behind the link of a mail',
    tag,
    payload: Subscription,
    refusals: ['TOO_MANY_ATTEMPTS'],
    handle: async (request) => {
      return answer(await readSubscription(context, request, request.params.token));
    },
  });

  route(app, 'POST /schedule-links/:token', {
    id: 'writeSubscription',
    caller: 'server',
    summary: 'Extension: stop or resume the mails of a link; possible only with the link',
    tag,
    body: WriteSubscription,
    payload: Subscription,
    refusals: ['TOO_MANY_ATTEMPTS'],
    handle: async (request) => {
      return answer(await writeSubscription(context, request, request.params.token, request.body.is_subscribed));
    },
  });
};
