import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { compileRows } from '../resource/compileQuery.ts';
import { FILE_NAMES, fieldsOfFile, readAskedFile } from '../resource/export/askedFile.ts';
import { sendFile } from '../resource/export/sendFile.ts';
import { noteTaken, takesPeople } from '../resource/export/takeAway.ts';
import { refuseManySales } from '../sales/boundedFigures.ts';
import { askStatistic, mayRead } from './askStatistic.ts';
import type { Statistic } from './defineStatistic.ts';
import { statisticExportOperation } from './insightOperations.ts';
import { STATISTIC_NAMES } from './readPeriod.ts';

/** The rows are worked out with the first of them. */
const LONGEST_MS = 20_000;
const NAMES = [...STATISTIC_NAMES, ...FILE_NAMES];

/** Serves `GET stat/{statistic}/export`: its list with the same days, branches, filter, order and rights, whole, as a file. */
export function mountStatisticExport(
  app: FastifyInstance,
  context: GatewayContext,
  statistic: Statistic,
  thaiSort: boolean,
): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    `/stat/${statistic.path}/export`,
    { config: { operation: statisticExportOperation(statistic) } },
    async (request, reply) => {
      const { query: asked, session } = request;
      mayRead(session);
      const all = statistic.resource(() => true);
      const file = readAskedFile(all, session, asked);
      const fields = fieldsOfFile(file);
      const { query, resource, source, looksAt } = askStatistic(statistic, asked, session, NAMES, fields);
      if (looksAt.length > 0)
        await context.database.withRealm(session.realmId, (client) => refuseManySales(client, looksAt));
      const statement = compileRows(resource, { ...query, limit: null, skip: 0 }, session, thaiSort, source);
      const note = takesPeople(all, file)
        ? () => noteTaken(context.database, request, { resource: all, query, file, asked })
        : undefined;
      return sendFile(reply, context, session, { path: all.path, statement, file, note, longestMs: LONGEST_MS });
    },
  );
}
