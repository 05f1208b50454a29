import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { getNamedType, getNullableType, isInterfaceType, isListType, isRequiredArgument } from 'graphql';
import { expect, it } from 'vitest';
import { createSchema } from '../schema.ts';
import type { TestAnswer } from '../testing/operationCaller.ts';
import { startTestStack } from '../testing/stack/startTestStack.ts';

/** graphql-js runs a new document, compiled code runs repeated ones. */
const EXECUTORS = ['interpreted', 'compiled'] as const;

const stack = openForTests(startTestStack);

const schema = createSchema();
const node = schema.getType('Node');
const types = isInterfaceType(node) ? schema.getImplementations(node).objects.map(({ name }) => name) : [];
/** Queries that list a type of node. */
const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, args, type }) => {
  const inner = getNamedType(type).name;
  const of = inner.replace(/Page$/, '');
  if (args.some(isRequiredArgument) || !types.includes(of)) return [];
  if (inner !== of) return [{ of, query: `{ rows: ${name}(perPage: 1) { items { id } } }` }];
  return isListType(getNullableType(type)) ? [{ of, query: `{ rows: ${name} { id } }` }] : [];
});

it('a record of every type that has nodes is found by its id alone', async () => {
  const owner = await stack.as('owner');
  const valid = 'query($range: DayRangeInput!) { statistics(range: $range) { totalRevenue { total } } }';
  await owner.ask(
    `mutation { createDashboard(input: { name: "Day", document: "${valid}", variables: "{}", parts: [] }) { dashboard { id } } }`,
  );
  const first: Record<string, string> = {};
  for (const { of, query } of lists) {
    const { data } = await owner.ask(query);
    const [row] = data.rows.items ?? data.rows;
    if (row) first[of] = row.id;
  }
  expect(types.filter((type) => !(type in first))).toEqual(['Transaction']);
  const { data } = await owner.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', {
    ids: Object.values(first),
  });
  expect(data.nodes).toEqual(Object.entries(first).map(([__typename, id]) => ({ __typename, id })));
});

const MIXED = `query ($ids: [ID!]!) {
  nodes(ids: $ids) { id ...Goods ... on Member { firstname tier { name } } ... on Node { ... on MerchantBranch { name } } }
}
fragment Goods on Product { name category { name } }`;

it.each(EXECUTORS)(
  'gives each type what is selected of it, one call for each, and null for what is not there (%s)',
  async () => {
    const owner = await stack.as('owner');
    const { coffee, tea, mali, ari } = stack.ids;
    const nobodys = '0190a000-0000-7000-8000-00000000abcd';
    let answer: TestAnswer | undefined;
    const calls = await stack.callsOf(async () => {
      answer = await owner.ask(MIXED, { ids: [coffee, 'x', mali, nobodys, tea, ari, coffee] });
    });
    expect(calls.sort()).toEqual(['GET /members', 'GET /merchant-branches', 'GET /nodes', 'GET /products']);
    expect(answer?.errors).toBeUndefined();
    const { data } = await owner.ask(
      `{ coffee: product(id: "${coffee}") { id name category { name } } tea: product(id: "${tea}") { id name category { name } }
      mali: member(id: "${mali}") { id firstname tier { name } } ari: merchantBranch(id: "${ari}") { id name } }`,
    );
    expect(answer?.data.nodes).toEqual([data.coffee, null, data.mali, null, data.tea, data.ari, data.coffee]);
  },
);

it('anyone who may not read a type finds none of its records, and not even that they are there', async () => {
  const powerless = await stack.as('nobody');
  const { data, errors } = await powerless.ask('query ($id: ID!) { node(id: $id) { __typename } }', {
    id: stack.ids.mali,
  });
  expect([data, errors]).toEqual([{ node: null }, undefined]);
});

it('a service account is one, and not the user that it stands for', async () => {
  const owner = await stack.as('owner');
  const { data } = await owner.ask('query ($id: ID!) { node(id: $id) { __typename } }', { id: stack.ids.exporter });
  expect(data.node).toEqual({ __typename: 'ServiceAccount' });
});

it('takes a hundred ids and no more', async () => {
  const owner = await stack.as('owner');
  const { errors } = await owner.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: Array(101).fill('x') });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
