import type { FastifyRequest } from 'fastify';
import { hasThaiSort } from '../../database/hasThaiSort.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { answer, answerCreated } from '../../http/envelope.ts';
import type { AreaRoutes, GatewayContext } from '../../http/GatewayContext.ts';
import { requireAnyPermission } from '../../http/requirePermission.ts';
import { writeAgain } from '../../http/writeAgain.ts';
import { onceOf } from '../../http/writeOnce.ts';
import { mountReads } from '../../resource/mountReads.ts';
import { readersOfColumn } from '../../resource/personal.ts';
import { readBack } from '../../resource/readBack.ts';
import { readId } from '../../resource/readId.ts';
import { members } from '../members.ts';
import { obstaclesOf, readMerge } from './MemberMerge.ts';
import { memberMerges } from './memberMerges.ts';
import { mergeMembers } from './mergeMembers.ts';
import { MergeBody, type MergeQuery, mergeOperations } from './mergeOperations.ts';
import { MemberChanged } from './moveSales.ts';
import { previewMemberMerge } from './previewMemberMerge.ts';
import { undoMemberMerge } from './undoMemberMerge.ts';

interface ById {
  Params: { id: string };
}

/** One customer with two accounts (docs/adr/0059). */
export const mergeRoutes: AreaRoutes = async (app, context) => {
  const { database } = context;
  mountReads(app, context, memberMerges, await hasThaiSort(database));

  app.get<ById & { Querystring: MergeQuery }>(
    '/members/:id/merge',
    { config: { operation: mergeOperations.preview } },
    async ({ session, params, query }) => {
      // It tells both side by side.
      requireAnyPermission(session, readersOfColumn('members', 'phone'), 'Read');
      const [keptId, mergedId] = [readId(members, params.id), readId(members, String(query.merge_id))];
      const read = (client: DatabaseClient) => previewMemberMerge(client, keptId, mergedId);
      return answer({ preview: await database.inTransaction(session.realmId, read, { snapshot: true }) });
    },
  );

  app.post<ById & { Body: MergeBody }>(
    '/members/:id/merge',
    { config: { operation: mergeOperations.merge }, schema: { body: MergeBody } },
    async (request) => {
      const { session, params, body } = request;
      const asked = {
        keptId: readId(members, params.id),
        mergedId: readId(members, body.merge_id),
        keptVersion: body.__v,
        mergedVersion: body.merge_version,
        choices: body.fields ?? {},
      };
      return answerCreated(await write(context, request, (client) => mergeMembers(client, session, asked)));
    },
  );

  app.get<ById>(
    '/members/merges/:id/undo',
    { config: { operation: mergeOperations.obstacles } },
    async ({ session, params }) => {
      const id = readId(memberMerges, params.id);
      const read = async (client: DatabaseClient) => obstaclesOf(client, session, await readMerge(client, id));
      return answer({ obstacles: await database.inTransaction(session.realmId, read, { snapshot: true }) });
    },
  );

  app.post<ById>('/members/merges/:id/undo', { config: { operation: mergeOperations.undo } }, async (request) => {
    const { session, params } = request;
    const id = readId(memberMerges, params.id);
    return answer(
      await write(context, request, async (client) => {
        await undoMemberMerge(client, session, id);
        return id;
      }),
    );
  });
};

/** Writes once for each key, and begins again where somebody sold to one of the accounts meanwhile. */
function write(
  { database }: GatewayContext,
  request: FastifyRequest,
  work: (client: DatabaseClient) => Promise<string>,
): Promise<{ id: string }> {
  const { session, params, body } = request;
  return writeAgain(
    database,
    onceOf(request, session, [params, body]),
    async (client) => readBack(client, memberMerges, await work(client), session),
    (error) => error instanceof MemberChanged,
  );
}
