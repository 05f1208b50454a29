import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { FastifyRequest } from 'fastify';
import { hasThaiSort } from '../../database/hasThaiSort.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { answer, answerCreated } from '../../http/envelope.ts';
import { Refusal } from '../../http/errors.ts';
import type { AreaRoutes, GatewayContext } from '../../http/GatewayContext.ts';
import { requirePermission } from '../../http/requirePermission.ts';
import { onceOf, writeOnce } from '../../http/writeOnce.ts';
import { mountReads } from '../../resource/mountReads.ts';
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
      requirePermission(session, PAGE.customerInsight, 'Write');
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
      requirePermission(session, PAGE.customerInsight, 'Write');
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
      requirePermission(session, PAGE.customerInsight, 'Write');
      const id = readId(memberMerges, params.id);
      const read = async (client: DatabaseClient) => obstaclesOf(client, session, await readMerge(client, id));
      return answer({ obstacles: await database.inTransaction(session.realmId, read, { snapshot: true }) });
    },
  );

  app.post<ById>('/members/merges/:id/undo', { config: { operation: mergeOperations.undo } }, async (request) => {
    const { session, params } = request;
    requirePermission(session, PAGE.customerInsight, 'Write');
    const id = readId(memberMerges, params.id);
    return answer(
      await write(context, request, async (client) => {
        await undoMemberMerge(client, session, id);
        return id;
      }),
    );
  });
};

const MOST_ROUNDS = 20;
/** The member bought meanwhile; or two writes waited for each other. */
const AGAIN: readonly unknown[] = ['TA001', '40P01'];

/** Writes once for each key, and begins again where somebody sold to one of the accounts meanwhile. */
async function write(
  { database }: GatewayContext,
  request: FastifyRequest,
  work: (client: DatabaseClient) => Promise<string>,
): Promise<{ id: string }> {
  const { session, params, body } = request;
  const once = onceOf(request, session, [params, body]);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    try {
      return await writeOnce(database, once, async (client) =>
        readBack(client, memberMerges, await work(client), session),
      );
    } catch (error) {
      const isAgain =
        error instanceof MemberChanged || (error instanceof Error && 'code' in error && AGAIN.includes(error.code));
      if (!isAgain) throw error;
    }
  }
  throw new Refusal(503, 'UNAVAILABLE', 'Too many changes of this member at once, try again.');
}
