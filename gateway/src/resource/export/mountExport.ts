import type { FastifyInstance } from 'fastify';
import type { GatewayContext, GatewaySession } from '../../http/GatewayContext.ts';
import { route } from '../../http/route.ts';
import { compileRows } from '../compileQuery.ts';
import { type Days, inOrder } from '../days.ts';
import type { Resource } from '../defineResource.ts';
import { listAsked } from '../listQuery.ts';
import { resourceOperations } from '../resourceOperations.ts';
import { fieldsOfFile, readAskedFile } from './askedFile.ts';
import { sendFile } from './sendFile.ts';
import { noteTaken, takesPeople } from './takeAway.ts';

/** Keeps a list to what its caller may see, where that is more than the resource says. */
type Narrow = (days: Days, filter: unknown, session: GatewaySession) => unknown;

/** Serves `GET {resource}/export`: the list with the same filter, order and rights, whole, as a file. */
export function mountExport(
  app: FastifyInstance,
  context: GatewayContext,
  resource: Resource,
  thaiSort: boolean,
  narrow: Narrow = (_days, filter) => filter,
): void {
  route(app, `GET /${resource.path}/export`, {
    ...resourceOperations(resource).export,
    handle: async (request, reply) => {
      const { query: asked, session } = request;
      const file = readAskedFile(resource, session, asked);
      const query = {
        ...listAsked({ ...asked, limit: null, skip: 0, projection: fieldsOfFile(file), addon: [] }),
        filter: narrow(asked, asked.filter, session),
        days: inOrder(asked),
      };
      const statement = compileRows(resource, query, session, thaiSort);
      const note = takesPeople(resource, file)
        ? () => noteTaken(context.database, request, { resource, query, file, asked })
        : undefined;
      return sendFile(reply, context, session, { path: resource.path, statement, file, note });
    },
  });
}
