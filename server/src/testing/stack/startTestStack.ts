import { createTestClock, type TestClock } from '@taem/gateway/src/testing/createTestClock.ts';
import type { FixtureName } from '@taem/gateway/src/testing/fixtures.ts';
import { CLIENT, PASSWORD } from '@taem/gateway/src/testing/fixtures.ts';
import { type EventReader, readEvents } from '@taem/gateway/src/testing/readEvents.ts';
import { startTestGateway, type TestGateway } from '@taem/gateway/src/testing/startTestGateway.ts';
import { createApp } from '../../app.ts';
import { type Config, readConfig } from '../../config.ts';
import type { wireEnums } from '../../gateway/wireEnums.ts';
import { type FaultyGateway, faultyGateway } from '../faults/faultyGateway.ts';
import { type OperationCaller, operationCaller, type TestAnswer } from '../operationCaller.ts';

/** The same numbers for the same seed, for tests that think of their own sales. */
export { createChance, thinkOfSales, writeSale } from '@taem/gateway/src/testing/randomShop.ts';
export type { EventReader };

/** Everybody of the fixture shop who can sign in: an administrator, one who only sells, one with no right at all. */
type Account = Extract<FixtureName, 'owner' | 'cashier' | 'nobody'>;

/** One signed-in person. */
export interface TestUser {
  token: string;
  ask(query: string, variables?: object): Promise<TestAnswer>;
  upload(query: string, input: object, file: Blob, field: string): Promise<TestAnswer>;
}

/** The adapter over a real gateway over a real PostgreSQL, in this process, with a merchant of its own. */
export interface TestStack {
  /** Ids of the small shop, by name: `ids.coffee`, `ids.ari` ... */
  ids: TestGateway['realm']['ids'];
  /** Signs an account in, once. */
  as(account: Account | string): Promise<TestUser>;
  /** Makes a role with these rights and a user of the same name in it. */
  addUser(username: string, authorizes: readonly Right[]): Promise<TestUser>;
  /** Without a session. */
  post: OperationCaller['post'];
  send: OperationCaller['send'];
  /** What the server answers to a GET, also of a file. */
  fetch(path: string): Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>;
  /**
   * Follows a subscription: `next()` waits for the next event, `{ event: 'next', data: { data } }`, and is null after the
   * last one. Whoever asked hangs up with `close()`.
   */
  follow(query: string, variables: object, token: string): Promise<EventReader>;
  /** Listens, for clients of their own, and gives the address. */
  listen(): Promise<string>;
  /** What the adapter asks the gateway passes here: faults are set on it. */
  upstream: FaultyGateway;
  /** The calls of what runs inside, in order, as `GET /members`. */
  callsOf(run: () => Promise<unknown>): Promise<string[]>;
  clock: TestClock;
  gateway: TestGateway;
  /** Ends all of it; fails when the tests left books that are not right. */
  close(): Promise<void>;
}

/** What a role may do on one page, in the words of the contract. */
interface Right {
  objectCode: string;
  actionCodes: readonly (keyof typeof wireEnums.ActionCode)[];
}

export async function startTestStack(settings: Partial<Config> = {}): Promise<TestStack> {
  const gateway = await startTestGateway({}, { clock: true });
  const clock = await createTestClock(gateway.databaseUrl);
  const upstream = await faultyGateway(new URL('/v3.0', await gateway.listen()));
  const app = await createApp({
    ...readConfig({ LOG_LEVEL: 'error' }),
    gatewayUrl: upstream.url,
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    merchantSuffix: `@${gateway.realm.code}`,
    webDist: '/nowhere',
    demo: false,
    ...settings,
  });
  const { post, send, upload } = operationCaller(app);
  const users = new Map<string, Promise<TestUser>>();
  let address: Promise<string> | undefined;

  async function signIn(username: string): Promise<TestUser> {
    const { data } = await post({ query: SIGN_IN, variables: { input: { username, password: PASSWORD } } });
    const token: string | undefined = data?.signIn.session?.accessToken;
    if (!token) throw new Error(`${username} cannot sign in: ${JSON.stringify(data?.signIn.userErrors)}`);
    const headers = { authorization: `Bearer ${token}` };
    return {
      token,
      ask: (query, variables) => post({ query, variables }, headers),
      upload: (query, input, file, field) => upload(query, input, file, field, headers),
    };
  }

  function listen(): Promise<string> {
    address ??= app.listen({ host: '127.0.0.1', port: 0 });
    return address;
  }

  function as(username: string): Promise<TestUser> {
    const known = users.get(username) ?? signIn(username);
    users.set(username, known);
    return known;
  }

  return {
    ids: gateway.realm.ids,
    as,
    async addUser(username, authorizes) {
      const owner = await as('owner');
      const role = await owner.ask(ADD_ROLE, { input: { name: username, status: 'ACTIVE', authorizes } });
      const roleId = role.data?.createMerchantRole.merchantRole?.id;
      const person = {
        username,
        password: PASSWORD,
        firstname: username,
        lastname: 'Test',
        employeeNo: username,
        roleId,
      };
      const reached = { phone: '+66812345670', email: `${username}@example.com` };
      const { ari, bangRak } = gateway.realm.ids;
      const made = await owner.ask(ADD_USER, {
        input: { ...person, ...reached, status: 'ACTIVE', branchIds: [ari, bangRak] },
      });
      const refused = made.errors ?? made.data.createMerchantUser.userErrors;
      if (refused.length > 0) throw new Error(`${username} cannot be added: ${JSON.stringify(refused)}`);
      return await as(username);
    },
    post,
    send,
    fetch: (path) => app.inject({ method: 'GET', url: path }),
    listen,
    async follow(query, variables, token) {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      };
      const body = JSON.stringify({ query, variables });
      return readEvents(`${await listen()}/graphql/stream`, { method: 'POST', headers, body });
    },
    upstream,
    async callsOf(run) {
      const before = upstream.calls.length;
      await run();
      return upstream.calls.slice(before).map(({ method, path }) => `${method} ${path.replace(/\?.*$/, '')}`);
    },
    clock,
    gateway,
    async close() {
      await clock.reset();
      await app.close();
      await upstream.close();
      await gateway.close();
    },
  };
}

const SIGN_IN = `mutation SignIn($input: SignInInput!) { signIn(input: $input) {
  session { accessToken viewer { id } } userErrors { code message } } }`;
const ADD_ROLE = `mutation AddRole($input: CreateMerchantRoleInput!) { createMerchantRole(input: $input) {
  merchantRole { id } userErrors { code message path } } }`;
const ADD_USER = `mutation AddUser($input: CreateMerchantUserInput!) { createMerchantUser(input: $input) {
  merchantUser { id } userErrors { code message path } } }`;
