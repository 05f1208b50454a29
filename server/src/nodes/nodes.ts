import { isUuid } from '@taem/domain/contract/isUuid.ts';
import { GraphQLError, type GraphQLResolveInfo, type GraphQLSchema, isInterfaceType } from 'graphql';
import type { Context } from '../gateway/context.ts';
import { listOf } from '../gateway/envelope.ts';
import type { Row } from '../gateway/plan.ts';
import { recordsByIds } from '../gateway/records.ts';
import type { QueryResolvers } from '../generated/schema.ts';

const MAX_IDS = 100;
/** Types that are not resources, by the gateway's name of their path. */
const OTHERS: Readonly<Record<string, string>> = { dashboards: 'Dashboard' };

export const node: NonNullable<QueryResolvers['node']> = async (_, { id }, context, info) => {
  const [found] = await readNodes(context, info, [id]);
  return found as never;
};

export const nodes: NonNullable<QueryResolvers['nodes']> = async (_, { ids }, context, info) => {
  if (ids.length > MAX_IDS)
    throw new GraphQLError(`ids must be at most ${MAX_IDS}.`, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
  return await readNodes(context, info, ids);
};

/**
 * Loads records of any type: the gateway returns the type of each, and then they are read like in the queries of their
 * types.
 */
async function readNodes(context: Context, info: GraphQLResolveInfo, ids: readonly string[]): Promise<(Row | null)[]> {
  const unique = [...new Set(ids.filter(isUuid))].sort();
  if (unique.length === 0) return ids.map(() => null);
  const { rows } = listOf(await context.gateway.get(`/nodes?ids=${unique.join(',')}`), 'nodes');
  const types = typesByPath(context, info.schema);
  const read = rows.map(async ({ id, resource }): Promise<[string, Row | null]> => {
    const type = types.get(String(resource));
    const row = type ? await readNode(context, info, type, String(id)) : null;
    return [String(id), row && { ...row, __typename: type }];
  });
  const byId = new Map(await Promise.all(read));
  return ids.map((id) => byId.get(id) ?? null);
}

async function readNode(context: Context, info: GraphQLResolveInfo, type: string, id: string): Promise<Row | null> {
  if (context.records.get(type)?.resource) return (await recordsByIds(context, info, type, [id]))[0] ?? null;
  const query = info.schema.getQueryType()?.getFields()[`${type[0]?.toLowerCase()}${type.slice(1)}`];
  return (await query?.resolve?.(undefined, { id }, context, info)) as Row | null;
}

const cache = new WeakMap<GraphQLSchema, ReadonlyMap<string, string>>();

/** Types of nodes by the path of their resource. */
function typesByPath({ records }: Context, schema: GraphQLSchema): ReadonlyMap<string, string> {
  const found = cache.get(schema);
  if (found) return found;
  const abstract = schema.getType('Node');
  const objects = isInterfaceType(abstract) ? schema.getImplementations(abstract).objects : [];
  const paths = objects.map(({ name }): [string, string] => [records.get(name)?.resource?.path ?? '', name]);
  const types = new Map([...paths.filter(([path]) => path !== ''), ...Object.entries(OTHERS)]);
  cache.set(schema, types);
  return types;
}
