import { type TSchema, Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../../http/envelope.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import type { Operation } from '../../http/Operation.ts';
import { refuseUnknownNames } from '../../http/refuseUnknownNames.ts';
import { branchParameter } from '../../resource/listQuery.ts';
import { fixed } from '../../resource/resourceOperations.ts';
import { mayRead } from '../askStatistic.ts';
import { soFarParameters } from '../insightOperations.ts';
import { readPeriod } from '../readPeriod.ts';
import { readTarget } from './readTarget.ts';

const NAMES = ['from', 'to', 'so_far_day', 'so_far_at', 'branch_id', 'locale', 'lang', 'realm_id'];
const Day = Type.Optional(Type.String({ format: 'date' }));
const OrNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);

const operation: Operation = {
  id: 'statTarget',
  summary: 'What days should bring and did bring',
  tag: 'stat',
  permission: { objectCodes: [PAGE.businessInsight], action: 'Read' },
  forRuns: true,
  query: Type.Object({ from: Day, to: Day, ...soFarParameters, ...branchParameter }),
  payload: fixed({
    target: Type.Object({
      amount: OrNull(Type.Number({ description: 'Baht; null when a month of the days has no target.' })),
      percent: OrNull(Type.Integer({ description: 'Of it, rounded down.' })),
      total_revenue: Type.Number(),
      months: Type.Integer({ description: 'That the days touch.' }),
      months_set: Type.Integer({ description: 'That have a target.' }),
    }),
  }),
};

/** `GET stat/target`: figures beside the target that the shop set (docs/adr/0077). */
export const targetRoutes: AreaRoutes = async (app, { database }) => {
  app.get<{ Querystring: Record<string, unknown> }>(
    '/stat/target',
    { config: { operation } },
    async ({ query, session }, reply) => {
      mayRead(session);
      refuseUnknownNames(query, NAMES);
      const period = readPeriod(query, session);
      const target = await readTarget(database, session, period);
      return reply.send(answer({ target }));
    },
  );
};
