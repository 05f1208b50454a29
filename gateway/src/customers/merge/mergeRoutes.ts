import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { FastifyRequest } from 'fastify';
import { hasThaiSort } from '../../database/hasThaiSort.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { answer, answerCreated } from '../../http/envelope.ts';
import type { AreaRoutes, GatewayContext } from '../../http/GatewayContext.ts';
import { idempotencyHeader } from '../../http/readIdempotencyKey.ts';
import { route } from '../../http/route.ts';
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
import { MergeBody, MergeQuery, merge, Obstacle, Preview } from './mergeShapes.ts';
import { MemberChanged } from './moveSales.ts';
import { previewMemberMerge } from './previewMemberMerge.ts';
import { undoMemberMerge } from './undoMemberMerge.ts';

const tag = 'members';
const permission = { objectCodes: [PAGE.customerInsight], action: 'Write' } as const;
const headers = idempotencyHeader;

/** Merges a customer's two accounts (docs/adr/0059). */
export const mergeRoutes: AreaRoutes = async (app, context) => {
  const { database } = context;
  mountReads(app, context, memberMerges, await hasThaiSort(database));

  route(app, 'GET /members/:id/merge', {
    id: 'previewMemberMerge',
    summary: 'What merging two accounts would do',
    tag,
    permission,
    // It returns both accounts side by side.
    alsoNeeds: [{ objectCodes: readersOfColumn('members', 'phone'), action: 'Read' }],
    query: MergeQuery,
    payload: Type.Object({ preview: Preview }),
    handle: async ({ session, params, query }) => {
      const [keptId, mergedId] = [readId(members, params.id), readId(members, String(query.merge_id))];
      const read = (client: DatabaseClient) => previewMemberMerge(client, keptId, mergedId);
      return answer({ preview: await database.inTransaction(session.realmId, read, { snapshot: true }) });
    },
  });

  route(app, 'POST /members/:id/merge', {
    id: 'mergeMembers',
    summary: 'Merge two accounts: points, sales and the chosen values of the other one become part of this one',
    tag,
    permission,
    headers,
    body: MergeBody,
    payload: merge,
    creates: true,
    refusals: ['123', 'MEMBER_MERGED', 'MEMBER_ERASED', 'TOO_MANY_POINTS', 'IDEMPOTENCY_CONFLICT'],
    handle: async (request) => {
      const { session, params, body } = request;
      const mergeRequest = {
        keptId: readId(members, params.id),
        mergedId: readId(members, body.merge_id),
        keptVersion: body.__v,
        mergedVersion: body.merge_version,
        choices: body.fields ?? {},
      };
      return answerCreated(await write(context, request, (client) => mergeMembers(client, session, mergeRequest)));
    },
  });

  route(app, 'GET /members/merges/:id/undo', {
    id: 'listMergeObstacles',
    summary: 'Why a merge cannot be undone; empty when it can',
    tag,
    permission,
    payload: Type.Object({ obstacles: Type.Array(Obstacle) }),
    handle: async ({ session, params }) => {
      const id = readId(memberMerges, params.id);
      const read = async (client: DatabaseClient) => obstaclesOf(client, session, await readMerge(client, id));
      return answer({ obstacles: await database.inTransaction(session.realmId, read, { snapshot: true }) });
    },
  });

  route(app, 'POST /members/merges/:id/undo', {
    id: 'undoMemberMerge',
    summary: 'Undo a merge of two accounts',
    tag,
    permission,
    headers,
    payload: merge,
    refusals: ['MERGE_STANDS', 'IDEMPOTENCY_CONFLICT'],
    handle: async (request) => {
      const { session, params } = request;
      const id = readId(memberMerges, params.id);
      return answer(
        await write(context, request, async (client) => {
          await undoMemberMerge(client, session, id);
          return id;
        }),
      );
    },
  });
};

/** Writes once for each key, and starts over if one of the accounts was sold to in the meantime. */
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
