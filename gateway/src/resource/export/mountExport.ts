import type { FastifyInstance } from 'fastify';
import type { GatewayContext, GatewaySession } from '../../http/GatewayContext.ts';
import { refuseUnknownNames } from '../../http/refuseUnknownNames.ts';
import { compileRows } from '../compileQuery.ts';
import { readDays } from '../days.ts';
import type { Resource } from '../defineResource.ts';
import { mayRead } from '../mayRead.ts';
import { RECORD_LIST_NAMES, readListQuery } from '../readListQuery.ts';
import { resourceOperations } from '../resourceOperations.ts';
import { FILE_NAMES, fieldsOfFile, readAskedFile } from './askedFile.ts';
import { sendFile } from './sendFile.ts';
import { noteTaken, takesPeople } from './takeAway.ts';

/** Keeps a list to what its caller may see, where that is more than the resource says. */
type Narrow = (asked: Record<string, unknown>, filter: unknown, session: GatewaySession) => unknown;

/** A name with a typing error would be a file of everything. */
const NAMES = [...RECORD_LIST_NAMES, ...FILE_NAMES];

/** Serves `GET {resource}/export`: the list with the same filter, order and rights, whole, as a file. */
export function mountExport(
  app: FastifyInstance,
  context: GatewayContext,
  resource: Resource,
  thaiSort: boolean,
  narrow: Narrow = (_asked, filter) => filter,
): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    `/${resource.path}/export`,
    { config: { operation: resourceOperations(resource).export } },
    async (request, reply) => {
      const { query: asked, session } = request;
      mayRead(resource, session);
      refuseUnknownNames(asked, NAMES);
      const file = readAskedFile(resource, session, asked);
      const list = readListQuery(asked);
      const query = {
        ...list,
        filter: narrow(asked, list.filter, session),
        limit: null,
        skip: 0,
        projection: fieldsOfFile(file),
        addon: [],
        days: readDays(asked),
      };
      const statement = compileRows(resource, query, session, thaiSort);
      const note = takesPeople(resource, file)
        ? () => noteTaken(context.database, request, { resource, query, file, asked })
        : undefined;
      return sendFile(reply, context, session, { path: resource.path, statement, file, note });
    },
  );
}
