import { type GraphQLError, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { Upstream } from '../gateway/Upstream.ts';
import { createSchema, records } from '../schema.ts';
import { demoRows, home, ids, setting } from '../testing/demoRows.ts';
import { type FakeGateway, ok, refusal, startFakeGateway } from '../testing/fakeGateway.ts';
import { createCompiledExecution, interpret } from './compiledExecution.ts';
import { createContext } from './context.ts';
import { formatError } from './formatError.ts';

const MEMBER =
  'id code firstname phone birthdate gender remainingPoints totalRevenue lastTransactionTime tier { id name level }';
const OFFER =
  'id name hasAuthorizePin conditions { value condition { name logic } } items { value coupon { name type varName } }';

const OPERATIONS: [name: string, query: string, variables?: Record<string, unknown>][] = [
  [
    'a page with relations',
    `query Q($n: Int) { transactions(perPage: $n) { total items { id time createLocalTime guest { ageRange gender } items { itemType name qty } channels { type amount } trace { code params { name value } } amountDue branch { name } createBy { username } member { ${MEMBER} } } } }`,
    { n: 20 },
  ],
  ['one record', `query Q($id: ID!) { member(id: $id) { ${MEMBER} } }`, { id: ids.member }],
  ['a record that is not there', '{ product(id: "00000000-0000-4000-8000-00000000ffff") { id } }'],
  [
    'lists and aliases',
    `{ a: offers { items { ${OFFER} } } b: offers(filter: { status: Active }) { __typename items { __typename ${OFFER} } } coupons { id qty } }`,
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
  const schema = createSchema();
  const compiled = createCompiledExecution(schema);

  beforeAll(async () => {
    const rows = demoRows();
    gateway = await startFakeGateway({ ...rows, cards: [{ id: 'card-1', name: null, institute_id: ids.bank }] });
    gateway.reply = ({ path }) => {
      if (path === '/merchants/home') return ok(home);
      if (path === '/merchant-setting/self') return ok(setting);
      if (path === '/member-badges') return { status: 500, body: 'out of order' };
      return path.endsWith('/verify') ? refusal(422, 'WRONG_AUTHORIZE_CODE', 'The code is wrong') : undefined;
    };
    upstream = new Upstream(gateway.url);
  });
  afterAll(async () => {
    await upstream.close();
    await gateway.close();
  });

  it.each(OPERATIONS)('gives for %s what graphql-js gives', async (_name, query, variables) => {
    const config = readConfig({});
    const execution = () => ({
      document: parse(query),
      operationName: undefined,
      variables,
      context: createContext({ upstream, records, config }, { token: 'token', requestId: 'r', caller: '::1' }, false),
    });
    const [ours, reference] = [await compiled.execute(execution()), await interpret(schema, execution())];
    expect(json(ours)).toEqual(json(reference));
    expect(codes(ours)).toEqual(codes(reference));
  });
});

/** As the caller gets it; errors may come in any order. */
function json(result: { data?: unknown; errors?: readonly { message: string; path?: unknown }[] }) {
  const { data, errors } = JSON.parse(JSON.stringify(result));
  const sorted = errors?.toSorted((a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  return { data, errors: sorted };
}

/** What kinds of faults the caller is told of. */
function codes({ errors }: { errors?: readonly GraphQLError[] }) {
  return errors?.map((error) => formatError(error.toJSON(), error).extensions?.code).sort();
}
