import type { FastifyInstance } from 'fastify';
import type { GatewayContext, GatewaySession } from '../../http/GatewayContext.ts';
import { route } from '../../http/route.ts';
import { compileRows } from '../compileQuery.ts';
import { type Days, inOrder } from '../days.ts';
import type { Resource } from '../defineResource.ts';
import { listQueryFrom } from '../listQuery.ts';
import { resourceOperations } from '../resourceOperations.ts';
import { fieldsOfFile, readFileRequest } from './fileRequest.ts';
import { sendFile } from './sendFile.ts';
import { noteTaken, takesPeople } from './takeAway.ts';

/** Limits a list to what its caller may see, where that is narrower than the resource's own limits. */
type Narrow = (days: Days, filter: unknown, session: GatewaySession) => unknown;

/** Registers `GET {resource}/export`: the whole list as a file, with the same filter, order and rights. */
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
      const { query: parameters, session } = request;
      const file = readFileRequest(resource, session, parameters);
      const query = {
        ...listQueryFrom({ ...parameters, limit: null, skip: 0, projection: fieldsOfFile(file), addon: [] }),
        filter: narrow(parameters, parameters.filter, session),
        days: inOrder(parameters),
      };
      const statement = compileRows(resource, query, session, thaiSort);
      const note = takesPeople(resource, file)
        ? () => noteTaken(context.database, request, { resource, query, file, parameters })
        : undefined;
      return sendFile(request, reply, context, { path: resource.path, statement, file, note });
    },
  });
}
