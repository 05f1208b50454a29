import { makeExecutableSchema } from '@graphql-tools/schema';
import { type ExecutionResult, type GraphQLSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { type Context, createContext } from '../gateway/context.ts';
import { SalesFeeds } from '../gateway/live/SalesFeeds.ts';
import { Upstream } from '../gateway/Upstream.ts';
import { UPSTREAM_DEFAULTS } from '../gateway/UpstreamSettings.ts';
import { createVerifiedCallers } from '../gateway/VerifiedCallers.ts';
import { createSchema, records } from '../schema.ts';
import { demoRows, home, ids, setting } from '../testing/demoRows.ts';
import { everyQuery } from '../testing/everything.ts';
import { type Answer, type FakeGateway, ok, refusal, startFakeGateway } from '../testing/fakeGateway.ts';
import { plausibleVariables } from '../testing/faults/plausibleVariables.ts';
import { webOperations } from '../testing/faults/webOperations.ts';
import { shopReplies } from '../testing/shopReplies.ts';
import { createCompiledExecution, interpret } from './compiledExecution.ts';
import { formatError } from './formatError.ts';
import { scalars } from './scalars.ts';

const MEMBER =
  'id code firstname phone birthdate gender remainingPoints totalRevenue lastTransactionTime tier { id name level }';
const OFFER =
  'id name hasAuthorizePin conditions { value condition { name logic } } items { value coupon { name type variableName } }';

const OPERATIONS: [name: string, query: string, variables?: Record<string, unknown>][] = [
  [
    'a page with relations',
    `query Q($n: Int) { transactions(perPage: $n) { total items { id time createLocalTime guest { ageRange gender } items { itemType name quantity } channels { type amount } trace { code params { name value } } amountDue branch { name } createBy { username } member { ${MEMBER} } } } }`,
    { n: 20 },
  ],
  ['one record', `query Q($id: ID!) { member(id: $id) { ${MEMBER} } }`, { id: ids.member }],
  ['a record that is not there', '{ product(id: "00000000-0000-4000-8000-00000000ffff") { id } }'],
  [
    'lists and aliases',
    `{ a: offers { items { ${OFFER} } } b: offers(filter: { status: ACTIVE }) { __typename items { __typename ${OFFER} } } coupons { id quantity } }`,
  ],
  [
    'fragments, inline fragments, skip and include',
    'query Q($yes: Boolean!, $no: Boolean!) { ...P memberTiers { items { ... on MemberTier { id @include(if: $no) name @skip(if: $no) } } } } fragment P on Query { products(perPage: 2) @include(if: $yes) { items { ...R } } } fragment R on Product { id category { name } retailPrice }',
    { yes: true, no: false },
  ],
  [
    'the viewer',
    '{ viewer { id username role { name } authorizes { objectCode actionCodes } branches { id name phone } merchant { taxId showVat } pointRates { earnCash earnPoint } } }',
  ],
  ['a part that fails', '{ transactions(perPage: 2) { items { id member { id } } } memberBadges { id } }'],
  ['a list that fails under a non-null field', '{ memberBadges { id threshold } coupons { id } }'],
  ['a record without what the contract promises', '{ institutes { id name } cards { id name instituteId } }'],
  [
    'enums that the wire spells otherwise, as variables, literals and in lists',
    'query Q($s: Status, $g: [Gender!]) { members(filter: { genders: $g, status: $s }) { items { gender status } } products(filter: { status: INACTIVE }) { items { status } } transactions(filter: { customerType: GUEST, paymentMethod: CREDIT_DEBIT }) { items { status customerType guest { ageRange } items { itemType } channels { type } } } }',
    { s: 'ACTIVE', g: ['MALE', 'FEMALE'] },
  ],
  [
    'an enum in the wire’s own word',
    'query Q($s: Status) { products(filter: { status: $s }) { total } }',
    { s: 'Active' },
  ],
  [
    'variables that do not fit',
    'query Q($n: Int!, $f: ProductFilter) { products(perPage: $n, filter: $f) { total } }',
    { n: 'many', f: { status: 'Gone' } },
  ],
  ['a variable that is missing', 'query Q($id: ID!) { member(id: $id) { id } }', {}],
  ['a page that is too long', '{ products(perPage: 1001) { total } }'],
  [
    'a mutation that is refused',
    'mutation { verifyOffer(input: { offerId: "x", authorizePin: "1" }) { verified userErrors { code message path params { name } } } }',
  ],
  ['introspection', '{ __schema { queryType { name } } __type(name: "Money") { name kind description } }'],
];

describe('compiled execution', () => {
  let gateway: FakeGateway;
  let upstream: Upstream;
  let number = 0;
  const schema = createSchema();
  const compiled = createCompiledExecution(schema);

  beforeAll(async () => {
    // A session has an expiry time.
    vi.setSystemTime('2026-11-20T10:00:00Z');
    const rows = demoRows();
    gateway = await startFakeGateway({ ...rows, cards: [{ id: 'card-1', name: null, institute_id: ids.bank }] });
    gateway.reply = ({ path }) => {
      if (path === '/merchants/home') return ok(home);
      if (path === '/merchant-setting/self') return ok(setting);
      if (path === '/member-badges') return { status: 500, body: 'out of order' };
      return path.endsWith('/verify') ? refusal(422, 'WRONG_AUTHORIZE_CODE', 'The code is wrong') : undefined;
    };
    // An open breaker would keep one of the two executions from the faults that the other met.
    upstream = new Upstream(gateway.url, {
      ...UPSTREAM_DEFAULTS,
      breaker: { calls: 100_000, share: 0.999, openFor: 1 },
      jitter: 0,
    });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await upstream.close();
    await gateway.close();
  });

  async function bothGive(query: string, variables?: Record<string, unknown>, operationName?: string) {
    const config = readConfig({});
    const execution = () => ({
      document: parse(query),
      operationName,
      variables,
      // A separate token: a pending call would otherwise be shared with another run.
      context: createContext(
        { upstream, records, config, callers: createVerifiedCallers(), sales: new SalesFeeds(upstream) },
        { token: `token-${++number}`, requestId: 'r', caller: '::1' },
        null,
      ),
    });
    const first = execution();
    compiled.compile(first.document, operationName ?? null);
    const [ours, reference] = [await compiled.execute(first), await interpret(schema, execution())];
    const [given, expected] = [answerOf(ours), answerOf(reference)];
    expect(given.data).toEqual(expected.data);
    expect([...given.faults.keys()].sort()).toEqual([...expected.faults.keys()].sort());
    for (const [part, codes] of expected.faults)
      expect([...(given.faults.get(part) ?? [])]).toEqual(expect.arrayContaining(codes));
  }

  it.each(OPERATIONS)('gives for %s what graphql-js gives', async (_name, query, variables) => {
    await bothGive(query, variables);
  });

  const stored = webOperations().map((operation) => ({
    ...operation,
    variables: plausibleVariables(operation, schema),
  }));

  it.each(stored)(
    'gives for the stored $name what graphql-js gives, whole, in parts and with nulls',
    async (operation) => {
      const { name, text, variables } = operation;
      const { reply } = gateway;
      try {
        gateway.reply = shopReplies;
        const before = gateway.calls.length;
        await bothGive(text, variables, name);
        const paths = new Set(gateway.calls.slice(before).map(({ path }) => path));
        for (const failing of paths) {
          gateway.reply = (call) => (call.path === failing ? { status: 500, body: {} } : shopReplies(call));
          await bothGive(text, variables, name);
        }
        gateway.reply = (call) => emptied(shopReplies(call));
        await bothGive(text, variables, name);
      } finally {
        gateway.reply = reply;
      }
    },
  );

  it.each([
    ['Int', 2_147_483_648],
    ['Int', 1.5],
    ['Count', 3_000_000_000],
    ['Count', 2 ** 53],
    ['Count', '7'],
  ])('M1 holds %s to its bounds as graphql-js does: %s', async (type, value) => {
    const typeDefs = `scalar Count type Query { figure: ${type} }`;
    const resolvers = { Query: { figure: () => value }, Count: scalars.Count };
    const small = makeExecutableSchema({ typeDefs, resolvers });
    const execution = { document: parse('{ figure }'), operationName: null, variables: {}, context: {} as Context };
    const own = createCompiledExecution(small);
    own.compile(execution.document, null);
    const [ours, reference] = [await own.execute(execution), await interpret(small, execution)];
    expect({ ...ours.data }).toEqual({ ...reference.data });
    expect({ ...ours.data }).toEqual({ figure: value === 3_000_000_000 ? value : null });
    expect(ours.errors?.map(({ path }) => path)).toEqual(reference.errors?.map(({ path }) => path));
  });

  it.each(everyQuery(schema, () => '(id: "00000000-0000-4000-8000-000000000001")').filter(isValid(schema)))(
    'gives for all of $name what graphql-js gives',
    async ({ query }) => {
      await bothGive(query);
    },
  );
});

/** Returns an answer in which every value is missing. */
function emptied(answer: Answer | undefined): Answer | undefined {
  if (typeof answer !== 'object') return answer;
  const empty = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(empty);
    if (typeof value !== 'object' || value === null) return null;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, empty(inner)]));
  };
  return { ...answer, body: empty(answer.body) };
}

function isValid(schema: GraphQLSchema): (one: { query: string }) => boolean {
  return ({ query }) => validate(schema, parse(query)).length === 0;
}

/**
 * Returns the data as the caller gets it, and the codes of the errors by the part of it that they made null. Of several
 * non-null fields under one parent graphql-js reports the first, the compiler all.
 */
function answerOf({ data, errors = [] }: ExecutionResult): { data: unknown; faults: Map<string, unknown[]> } {
  const answer = JSON.parse(JSON.stringify(data ?? null));
  const faults = new Map<string, unknown[]>();
  for (const error of errors) {
    const part = nulledAt(answer, error.path ?? []).join('.');
    const code = formatError(error.toJSON(), error).extensions?.code;
    faults.set(part, [...(faults.get(part) ?? []), code]);
  }
  return { data: answer, faults };
}

/** Returns the path of the part of the answer that an error made null. */
function nulledAt(data: unknown, path: readonly (string | number)[]): readonly (string | number)[] {
  let value = data;
  for (const [index, step] of path.entries()) {
    if (value === null || typeof value !== 'object') return path.slice(0, index);
    value = Reflect.get(value, step);
  }
  return path;
}
