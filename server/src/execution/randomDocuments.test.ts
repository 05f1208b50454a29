import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { threadWork } from '@taem/domain/testing/threadWork.ts';
import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { createSchema } from '../schema.ts';
import { startTestStack, type TestUser } from '../testing/stack/startTestStack.ts';

const DOCUMENTS = IS_DEEP ? 5_000 : 250;

const stack = openForTests(() => startTestStack({ rates: { cost: 0, sensitive: 0 } }));
let owner: TestUser;
beforeAll(async () => {
  owner = await stack.as('owner');
});

const schema = createSchema();
const LEAVES = [
  '0',
  '-1',
  '1.005',
  '1e308',
  '9007199254740993',
  'true',
  'null',
  '""',
  '"\\u0000"',
  '"x"',
  '"2569-11-26"',
  '"2026-11-26"',
  '"2026-11-26T00:00:01"',
  '[]',
  '{}',
  '[[[[1]]]]',
  'ACTIVE',
];
const leaf = fc.oneof(
  fc.constantFrom(...LEAVES),
  fc.string().map((text) => JSON.stringify(text)),
);

/** Generates a literal for an input, mostly valid, with some invalid values. */
function literalOf(type: GraphQLInputType, depth: number): fc.Arbitrary<string> {
  if (isNonNullType(type)) return literalOf(type.ofType, depth);
  if (isListType(type)) return fc.array(literalOf(type.ofType, depth - 1), { maxLength: 3 }).map((all) => `[${all}]`);
  if (isEnumType(type)) return fc.oneof(fc.constantFrom(...type.getValues().map(({ name }) => name)), leaf);
  if (!isInputObjectType(type) || depth <= 0) return leaf;
  const fields = Object.values(type.getFields());
  return fc
    .subarray(fields, { maxLength: Math.min(4, fields.length) })
    .chain((some) =>
      fc
        .tuple(...some.map((field) => literalOf(field.type, depth - 1).map((value) => `${field.name}: ${value}`)))
        .map((all) => `{${all.join(', ')}}`),
    );
}

function fieldOf(field: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<string> {
  const given =
    field.args.length === 0
      ? fc.constant('')
      : fc.subarray([...field.args]).chain((some) => {
          if (some.length === 0) return fc.constant('');
          return fc
            .tuple(...some.map((argument) => literalOf(argument.type, 3).map((value) => `${argument.name}: ${value}`)))
            .map((all) => `(${all.join(', ')})`);
        });
  const alias = fc.constantFrom('', '', '', 'a: ', 'b: ');
  return fc
    .tuple(alias, given, selectionOf(field.type, depth - 1))
    .map(([name, args, selection]) => `${name}${field.name}${args}${selection}`);
}

function selectionOf(type: GraphQLOutputType, depth: number): fc.Arbitrary<string> {
  const named = getNamedType(type);
  if (isLeafType(named)) return fc.constant('');
  if (!isObjectType(named)) return fc.constant(' { __typename }');
  const fields = Object.values(named.getFields()).filter(
    ({ type: inner }) => depth > 0 || isLeafType(getNamedType(inner)),
  );
  if (fields.length === 0) return fc.constant(' { __typename }');
  return fc
    .array(fc.constantFrom(...fields), { minLength: 1, maxLength: 4 })
    .chain((some) => fc.tuple(...some.map((field) => fieldOf(field, depth))).map((all) => ` { ${all.join(' ')} }`));
}

const queryType = schema.getQueryType();
const mutationType = schema.getMutationType();
/** They end the caller's session, or change the credentials of its user. */
const ENDING =
  /^(signOut|changePassword|resetPassword|setPassword|updateMerchantUser|deleteMerchantUser|updateMerchantRole|bulkEdit|revert)/;

const rootOf = (kind: 'query' | 'mutation') => {
  const fields = Object.values((kind === 'query' ? queryType : mutationType)?.getFields() ?? {}).filter(
    ({ name }) => !ENDING.test(name),
  );
  return fc
    .array(fc.constantFrom(...fields), { minLength: 1, maxLength: kind === 'query' ? 4 : 1 })
    .chain((some) => fc.tuple(...some.map((field) => fieldOf(field, 3))).map((all) => `${kind} { ${all.join(' ')} }`));
};

const nested = fc
  .constantFrom(50, 200, 2_000)
  .chain((count) =>
    fc.constantFrom(
      `{ ${'viewer { '.repeat(count)} id ${'}'.repeat(count)} }`,
      `{ viewer { ${'a: id '.repeat(count)} } }`,
      `{ viewer ${'{ id } viewer '.repeat(count)} { id } }`,
      `{ products(filter: ${'['.repeat(count)}${']'.repeat(count)}) { total } }`,
      `query ($a: [ID!] = ${'['.repeat(count)}1${']'.repeat(count)}) { products(filter: { ids: $a }) { total } }`,
      `${Array.from({ length: Math.min(count, 400) }, (_, at) => `fragment F${at} on Viewer { id ...F${at + 1} }`).join(' ')} { viewer { ...F0 } }`,
    ),
  );

const document = fc.oneof(
  { weight: 8, arbitrary: rootOf('query') },
  { weight: 4, arbitrary: rootOf('mutation') },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: fc.string() },
);
const variables = fc.oneof(fc.constant(undefined), fc.dictionary(fc.string(), fc.jsonValue()));

test('no random document is a fault of the server, and none holds it up', { timeout: 3_600_000 }, async () => {
  const faults: string[] = [];
  const work = threadWork();
  for (const [query, given] of fc.sample(fc.tuple(document, variables), { numRuns: DOCUMENTS, seed: 30 })) {
    const name = `${query.length} characters ${query.slice(0, 160)}`;
    const { status, errors } = await work.of(name, () => owner.ask(query, given as object | undefined));
    const own = errors?.filter(({ extensions }) =>
      ['INTERNAL_SERVER_ERROR', 'UPSTREAM_UNAVAILABLE'].includes(String(extensions?.code)),
    );
    if (status < 500 && !own?.length) continue;
    faults.push(
      `${query.slice(0, 400)} ${JSON.stringify(given)?.slice(0, 100)}: ${status} ${JSON.stringify(own).slice(0, 300)}`,
    );
  }
  const longest = work.longest(IS_DEEP ? 15 : 3).map((one) => `  ${one.ms} ms  ${one.name}\n`);
  // Includes the work of the gateway, which runs in the same thread here.
  process.stdout.write(
    `${DOCUMENTS} random documents: ${faults.length} faults, most work for one:\n${longest.join('')}`,
  );
  expect(faults.slice(0, 20)).toEqual([]);
  expect((await owner.ask('{ viewer { id } }')).errors).toBeUndefined();
});
