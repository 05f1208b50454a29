import { Type } from '@sinclair/typebox';
import { answer } from './http/envelope.ts';
import { refuseField } from './http/errors.ts';
import type { AreaRoutes, GatewaySession } from './http/GatewayContext.ts';
import { parameter } from './http/parameter.ts';
import { route } from './http/route.ts';
import { seenDashboards } from './insight/dashboards/dashboards.ts';
import { branchConditions } from './resource/branchScope.ts';
import type { Resource } from './resource/defineResource.ts';
import { Uuid } from './resource/jsonShapes.ts';
import { rowConditions } from './resource/listParts.ts';
import { mayReadResource } from './resource/mayRead.ts';
import { Parameters } from './resource/Parameters.ts';
import { isUuid } from './resource/readValue.ts';
import { resources } from './resources.ts';
import { transactions } from './sales/transactions.resource.ts';

const MAX_IDS = 100;

function readIds(value: unknown, name: string): string[] {
  const ids = String(value ?? '').split(',');
  if (!ids.every(isUuid)) throw refuseField(name, 'must be ids by commas');
  if (ids.length > MAX_IDS) throw refuseField(name, `must be at most ${MAX_IDS}`);
  return ids;
}

/** Limited to the session's branches, which their own route does by narrowing the filter. */
const sales: Resource = { ...transactions, branch: { field: 'branch_id', lists: 'own' } };
/** Without templates, as these are coupons and conditions under another name. */
const searched: readonly Resource[] = [sales, ...resources].filter(({ path }) => path !== 'templates');

/** A service account has a row among the users with the same id (docs/adr/0072), and is not a user. */
const isAccount = ({ resource }: { resource: string }) => resource === 'service-accounts';

/** Returns SQL of the records of a resource with these ids, as its own route would find them. */
function foundIn(resource: Resource, session: GatewaySession, ids: string, parameters: Parameters): string {
  const conditions = [
    `t.id = any(${ids}::uuid[])`,
    ...rowConditions(resource, session),
    ...branchConditions(resource, null, session.branchIds, (value) => parameters.add(value)),
  ];
  return `select t.id, '${resource.path}' as resource from ${resource.table} t where ${conditions.join(' and ')}`;
}

/** Returns the resource of a record, to users who may read it through its own route. */
export const nodeRoutes: AreaRoutes = async (app, { database }) => {
  route(app, 'GET /nodes', {
    id: 'listNodes',
    caller: 'user',
    summary: 'The resources that records belong to, by their ids; records that the user may not read are left out',
    tag: 'nodes',
    query: Type.Object({
      ids: parameter(
        {
          type: 'string',
          isNeeded: true,
          description: `Ids by commas, at most ${MAX_IDS}.`,
          examples: ['0190a000-0000-7000-8000-00000000abcd'],
        },
        readIds,
      ),
    }),
    payload: Type.Object({ nodes: Type.Array(Type.Object({ id: Uuid, resource: Type.String() })) }),
    handle: async ({ session, query: { ids } }) => {
      const parameters = new Parameters();
      const idList = parameters.add(ids);
      const tables = searched
        .filter((resource) => mayReadResource(resource, session))
        .map((resource) => foundIn(resource, session, idList, parameters));
      const saved = seenDashboards(session, ids, parameters);
      const { rows } = await database.withRealm(session.realmId, (client) =>
        client.query<{ id: string; resource: string }>([...tables, saved].join(' union all '), parameters.values),
      );
      return answer({
        nodes: [
          ...new Map(
            rows.sort((a, b) => Number(isAccount(a)) - Number(isAccount(b))).map((row) => [row.id, row]),
          ).values(),
        ],
      });
    },
  });
};
