import { createTestClock } from '@taem/gateway/src/testing/createTestClock.ts';
import { CLIENT, PASSWORD } from '@taem/gateway/src/testing/fixtures.ts';
import { readEvents } from '@taem/gateway/src/testing/readEvents.ts';
import type { ReceivedMail } from '@taem/gateway/src/testing/readMail.ts';
import { receiveMails } from '@taem/gateway/src/testing/receiveMails.ts';
import { startTestGateway, type TestGateway } from '@taem/gateway/src/testing/startTestGateway.ts';
import { createApp } from '../../app.ts';
import { type Config, readConfig } from '../../config.ts';
import { faultNamed } from '../faults/faults.ts';
import { type FaultyGateway, faultyGateway } from '../faults/faultyGateway.ts';
import { operationCaller } from '../operationCaller.ts';
import type { TestKit, TestUser } from './TestKit.ts';

/** The same numbers for the same seed, for tests that think of their own sales. */
export { createChance, thinkOfSales, writeSale } from '@taem/gateway/src/testing/randomShop.ts';
export type { EventReader } from '@taem/gateway/src/testing/readEvents.ts';
export type { TestUser };

/** The kit, and what it stands on, for the tests of the product itself. */
export interface TestStack extends TestKit {
  upstream: TestKit['upstream'] & Pick<FaultyGateway, 'url'>;
  /** Runs the schedules that are due, as the server does by itself; gives how many. */
  runSchedules(): Promise<number>;
  /** Sends what waits in the outbox into an empty folder until there are so many mails, and reads them. */
  receiveMails(folder: string, count: number): Promise<ReceivedMail[]>;
  /** Ids of saved dashboards that do not fit the contract, as a server looks for them at its start. */
  checkDashboards(): Promise<readonly string[]>;
  gateway: TestGateway;
  /** What a server shows to the gateway that it belongs to. */
  client: typeof CLIENT;
}

export async function startTestStack(settings: Partial<Config> = {}): Promise<TestStack> {
  const gateway = await startTestGateway({}, { clock: true });
  const clock = await createTestClock(gateway.databaseUrl);
  const proxy = await faultyGateway(new URL('/v3.0', await gateway.listen()));
  const app = await createApp({
    ...readConfig({ LOG_LEVEL: 'error' }),
    gatewayUrl: proxy.url,
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
    const { data, errors } = await post({ query: SIGN_IN, variables: { input: { username, password: PASSWORD } } });
    const token: string | undefined = data?.signIn?.session?.accessToken;
    if (!token) throw new Error(`${username} cannot sign in: ${JSON.stringify(errors ?? data?.signIn?.userErrors)}`);
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
    upstream: {
      url: proxy.url,
      calls: proxy.calls,
      set: async (fault, when) => proxy.set(typeof fault === 'string' ? faultNamed(fault) : fault, when),
    },
    async callsOf(run) {
      const before = proxy.calls.length;
      await run();
      return proxy.calls.slice(before).map(({ method, path }) => `${method} ${path.replace(/\?.*$/, '')}`);
    },
    clock,
    runSchedules: () => app.scheduleRuns.runDue(),
    receiveMails: (folder, count) => receiveMails(gateway.database, folder, count),
    checkDashboards: () => app.scheduleRuns.checkDashboards(),
    gateway,
    client: CLIENT,
    async close() {
      await app.close();
      await proxy.close();
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
