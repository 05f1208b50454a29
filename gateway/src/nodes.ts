import { Type } from '@sinclair/typebox';
import { answer } from './http/envelope.ts';
import { refuseField } from './http/errors.ts';
import type { AreaRoutes, GatewaySession } from './http/GatewayContext.ts';
import { defineOperations } from './http/Operation.ts';
import { mayDo } from './http/requirePermission.ts';
import type { Resource } from './resource/defineResource.ts';
import { Uuid } from './resource/jsonShapes.ts';
import { isUuid } from './resource/readValue.ts';
import { resources } from './resources.ts';
import { transactions } from './sales/transactions.resource.ts';

const MOST_IDS = 100;

const nodeOperations = defineOperations({
  list: {
    id: 'listNodes',
    caller: 'user',
    summary: 'Of which resource the records of some ids are; those that the user may not read are left out',
    tag: 'nodes',
    query: Type.Object({
      ids: Type.Unsafe<string>({
        type: 'string',
        description: `Ids by commas, at most ${MOST_IDS}.`,
        examples: ['0190a000-0000-7000-8000-00000000abcd'],
      }),
    }),
    payload: Type.Object({ nodes: Type.Array(Type.Object({ id: Uuid, resource: Type.String() })) }),
  },
});

/** A template is a coupon or a condition by another name. */
const searched: readonly Resource[] = [transactions, ...resources].filter(({ path }) => path !== 'templates');

/** A service account has a row among the users by the same id (docs/adr/0072), and is no user. */
const isAccount = ({ resource }: { resource: string }) => resource === 'service-accounts';

const mayRead = ({ read }: Resource, session: GatewaySession) =>
  read === 'everyone' || read.some((code) => mayDo(session, code, 'Read'));

/** Their own routes say of a record of another branch that it is not there; so it is not told here either. */
const ofOwnBranches = ({ branch, path }: Resource, { branchIds }: GatewaySession) =>
  branch && branchIds.length > 0 && (branch.lists === 'own' || path === transactions.path)
    ? ` and ${branch.field} = any($2::uuid[])`
    : '';

/** Tells what somebody has the id of; whether they may see that one record is for its own route to say. */
export const nodeRoutes: AreaRoutes = async (app, { database }) => {
  app.get<{ Querystring: { ids?: unknown } }>(
    '/nodes',
    { config: { operation: nodeOperations.list } },
    async ({ session, query }) => {
      const ids = String(query.ids ?? '').split(',');
      if (!ids.every(isUuid)) throw refuseField('ids', 'must be ids by commas');
      if (ids.length > MOST_IDS) throw refuseField('ids', `must be at most ${MOST_IDS}`);
      const tables = searched
        .filter((resource) => mayRead(resource, session))
        .map((resource) => {
          const { path, table } = resource;
          const kept = ofOwnBranches(resource, session);
          return `select id, '${path}' as resource from ${table} where id = any($1::uuid[])${kept}`;
        });
      const saved =
        "select id, 'dashboards' from saved_documents where kind = 'dashboard' and id = any($1::uuid[]) and $2::uuid[] is not null";
      const { rows } = await database.withRealm(session.realmId, (client) =>
        client.query<{ id: string; resource: string }>([...tables, saved].join(' union all '), [
          ids,
          session.branchIds,
        ]),
      );
      return answer({
        nodes: [
          ...new Map(
            rows.sort((a, b) => Number(isAccount(a)) - Number(isAccount(b))).map((row) => [row.id, row]),
          ).values(),
        ],
      });
    },
  );
};
