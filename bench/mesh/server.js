import { createServer } from 'node:http';
import { loadGraphQLSchemaFromOpenAPI } from '@omnigraph/openapi';
import DataLoader from 'dataloader';
import { extendSchema, parse } from 'graphql';
import { createYoga } from 'graphql-yoga';

/**
 * GraphQL Mesh over the gateway's own OpenAPI document, served by Yoga as Mesh serves. The relations that OpenAPI does
 * not know are added as Mesh's additional resolvers; each is loaded by one call for all rows, as ours are.
 */
const { OPENAPI, GATEWAY_URL } = process.env;
const own = await loadGraphQLSchemaFromOpenAPI('taem', {
  source: OPENAPI,
  endpoint: new URL(GATEWAY_URL).origin,
  // One type for an answer; with the errors' types each would be a union.
  ignoreErrorResponses: true,
  operationHeaders: { authorization: "{context.headers['authorization']}" },
});
const schema = extendSchema(
  own,
  parse(`
    extend type Transaction { buyer: Member branch: Branch cashier: MerchantUser }
    extend type Member { rank: Tier }
  `),
);

relate('Transaction', 'buyer', 'member_id', 'listMembers', 'members');
relate('Transaction', 'branch', 'branch_id', 'listMerchantBranches', 'branches');
relate('Transaction', 'cashier', 'create_by_id', 'listMerchantUsers', 'merchant_users');
relate('Member', 'rank', 'tier_id', 'listMemberTiers', 'tiers');

/** The list is read by Mesh's own resolver of it, without the cost of delegating to it. */
function relate(type, field, key, query, listKey) {
  const list = schema.getQueryType().getFields()[query];
  schema.getType(type).getFields()[field].resolve = (row, _args, context, info) => {
    context.loaders ??= new Map();
    let loader = context.loaders.get(query);
    if (!loader) {
      loader = new DataLoader(async (ids) => {
        const filter = JSON.stringify({ id: { $in: [...ids].sort() } });
        const at = { ...info, fieldName: query, returnType: list.type, parentType: schema.getQueryType() };
        const { payload } = await list.resolve({}, { filter }, context, at);
        const byId = new Map(payload[listKey].map((record) => [record.id, record]));
        return ids.map((id) => byId.get(id) ?? null);
      });
      context.loaders.set(query, loader);
    }
    return row[key] ? loader.load(row[key]) : null;
  };
}

const yoga = createYoga({
  schema,
  context: ({ request }) => ({ headers: { authorization: request.headers.get('authorization') } }),
});
const server = createServer((request, response) => void yoga(request, response));
process.once('SIGTERM', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${server.address().port}` });
});
