import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { route } from '../http/route.ts';
import { compileRows } from '../resource/compileQuery.ts';
import { fieldsOfFile, readFileRequest } from '../resource/export/fileRequest.ts';
import { sendFile } from '../resource/export/sendFile.ts';
import { noteTaken, takesPeople } from '../resource/export/takeAway.ts';
import { exportQueryOf } from '../resource/listQuery.ts';
import { fileAnswer, PAGE_NAMES, pascal } from '../resource/resourceOperations.ts';
import { refuseManySales } from '../sales/boundedFigures.ts';
import { askStatistic } from './askStatistic.ts';
import type { Statistic } from './defineStatistic.ts';
import { statisticName, statisticParameters, wholeStatistic } from './statisticQuery.ts';

/** High, as all rows are computed before the first is returned. */
const MAX_MS = 20_000;

/**
 * Registers `GET stat/{statistic}/export`: the whole list as a file, with the same days, branches, filter, order and
 * rights.
 */
export function mountStatisticExport(
  app: FastifyInstance,
  context: GatewayContext,
  statistic: Statistic,
  thaiSort: boolean,
): void {
  const { path } = statistic;
  const all = wholeStatistic(statistic);
  route(app, `GET /stat/${path}/export`, {
    id: `exportStat${pascal(path)}`,
    summary: `The whole statistic as a file: ${path.replaceAll('-', ' ')}`,
    tag: 'stat',
    permission: { objectCodes: [statistic.read], action: 'Read' },
    query: Type.Object({ ...statisticParameters, ...exportQueryOf(all, statisticName(path)).properties }),
    ignores: PAGE_NAMES,
    fromReplica: true,
    ...fileAnswer,
    handle: async (request, reply) => {
      const { query: parameters, session } = request;
      const file = readFileRequest(all, session, parameters);
      const whole = { ...parameters, limit: null, skip: 0, projection: null, addon: [] };
      const { query, resource, source, looksAt } = askStatistic(statistic, whole, session, fieldsOfFile(file));
      if (looksAt.length > 0)
        await request.reader.withRealm(session.realmId, (client) => refuseManySales(client, looksAt));
      const statement = compileRows(resource, query, session, thaiSort, source);
      const note = takesPeople(all, file)
        ? () => noteTaken(context.database, request, { resource: all, query, file, parameters })
        : undefined;
      return sendFile(request, reply, context, { path: all.path, statement, file, note, longestMs: MAX_MS });
    },
  });
}
