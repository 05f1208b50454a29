import { signedConfirmation } from '@taem/gateway/src/testing/bankSimulator.ts';
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
import { operationCaller, type TestAnswer } from '../operationCaller.ts';
import type { TestKit, TestUser } from './TestKit.ts';

/** The same numbers for the same seed, for tests that generate sales. */
export { createChance, thinkOfSales, writeSale } from '@taem/gateway/src/testing/randomShop.ts';
export type { EventReader } from '@taem/gateway/src/testing/readEvents.ts';
export type { TestUser };

/** The kit, and what it stands on, for the tests of the product itself. */
export interface TestStack extends TestKit {
  upstream: TestKit['upstream'] & Pick<FaultyGateway, 'url'>;
  /** Runs the schedules that are due, as the server does by itself; gives how many. */
  runSchedules(): Promise<number>;
  /** Sends what waits in the outbox into an empty folder until there is the given number of mails, and reads them. */
  receiveMails(folder: string, count: number): Promise<ReceivedMail[]>;
  /** Ids of saved dashboards that do not fit the contract, as a server looks for them at its start. */
  checkDashboards(): Promise<readonly string[]>;
  gateway: TestGateway;
  /** What a server shows to the gateway that it belongs to. */
  client: typeof CLIENT;
}

interface Session {
  user: TestUser;
  /** By the clock of the tests. */
  endsAt: number;
}

export async function startTestStack(settings: Partial<Config> = {}): Promise<TestStack> {
  const gateway = await startTestGateway({}, { clock: true });
  const clock = await createTestClock(gateway.databaseUrl);
  const proxy = await faultyGateway(new URL('/v3.0', await gateway.listen()));
  const app = await createApp({
    // A busy machine makes a test slow, not red.
    ...readConfig({ LOG_LEVEL: 'error', MAX_DELAY_MS: '0' }),
    gatewayUrl: proxy.url,
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    merchantSuffix: `@${gateway.realm.code}`,
    webDist: '/nowhere',
    demo: false,
    ...settings,
  });
  const { post, send, upload } = operationCaller(app);
  const sessions = new Map<string, Promise<Session>>();
  let address: Promise<string> | undefined;

  async function signIn(username: string): Promise<Session> {
    const { data, errors } = await post({ query: SIGN_IN, variables: { input: { username, password: PASSWORD } } });
    const session = data?.signIn?.session;
    if (!session) throw new Error(`${username} cannot sign in: ${JSON.stringify(errors ?? data?.signIn?.userErrors)}`);
    const token: string = session.accessToken;
    const headers = { authorization: `Bearer ${token}` };
    const user: TestUser = {
      token,
      ask: (query, variables) => post({ query, variables }, headers),
      upload: (query, input, file, field) => upload(query, input, file, field, headers),
    };
    return { user, endsAt: Date.parse(session.accessTokenExpiresAt) };
  }

  function listen(): Promise<string> {
    address ??= app.listen({ host: '127.0.0.1', port: 0 });
    return address;
  }

  function beginSession(username: string): Promise<Session> {
    const session = signIn(username);
    sessions.set(username, session);
    // A failed sign-in may be tried again.
    session.catch(() => sessions.delete(username));
    return session;
  }

  async function as(username: string): Promise<TestUser> {
    const open = await (sessions.get(username) ?? beginSession(username));
    if (Date.now() < open.endsAt) return open.user;
    return (await beginSession(username)).user;
  }

  return {
    ids: gateway.realm.ids,
    as,
    async addUser(username, authorizes) {
      const owner = await as('owner');
      const role = await owner.ask(ADD_ROLE, { input: { name: username, status: 'ACTIVE', authorizes } });
      refuseFailure(`The role of ${username}`, role, role.data?.createMerchantRole);
      const roleId: string = role.data.createMerchantRole.merchantRole.id;
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
      const added = await owner.ask(ADD_USER, {
        input: { ...person, ...reached, status: 'ACTIVE', branchIds: [ari, bangRak] },
      });
      refuseFailure(username, added, added.data?.createMerchantUser);
      return await as(username);
    },
    post,
    send,
    async fetch(path) {
      const { statusCode, headers, body } = await app.inject({ method: 'GET', url: path });
      return { statusCode, headers, body };
    },
    async confirmPayment(account, payment) {
      const request = signedConfirmation(account, payment, Date.now());
      const { status, body } = await gateway.send('POST', '/payments/confirmations', request);
      return { status, body };
    },
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
      async set(fault, when) {
        await proxy.set(typeof fault === 'string' ? faultNamed(fault) : fault, when);
        // Otherwise the next call would meet what the last fault taught the server, not this one.
        app.upstream.forgetOutages();
        // A fault may stand for a gateway that lacks a call, and the next one for what else happens to it.
        if (fault === null) app.upstream.missing.forget();
      },
    },
    async callsOf(run) {
      const before = proxy.calls.length;
      await run();
      return proxy.calls.slice(before).map(({ method, path }) => `${method} ${path.replace(/\?.*$/, '')}`);
    },
    clock,
    runSchedules: () => app.scheduleRuns.runDue(),
    receiveMails: (folder, count) => receiveMails(gateway.context, folder, count),
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

/** Says why something was not made. A message may quote what was sent, also the password. */
function refuseFailure(what: string, { errors }: TestAnswer, payload: { userErrors: unknown[] } | null): void {
  const reasons = [...(errors ?? []), ...(payload?.userErrors ?? [])];
  if (reasons.length === 0) return;
  throw new Error(`${what} cannot be added: ${JSON.stringify(reasons).replaceAll(PASSWORD, '***')}`);
}

const SIGN_IN = `mutation SignIn($input: SignInInput!) { signIn(input: $input) {
  session { accessToken accessTokenExpiresAt viewer { id } } userErrors { code message } } }`;
const ADD_ROLE = `mutation AddRole($input: CreateMerchantRoleInput!) { createMerchantRole(input: $input) {
  merchantRole { id } userErrors { code message path } } }`;
const ADD_USER = `mutation AddUser($input: CreateMerchantUserInput!) { createMerchantUser(input: $input) {
  merchantUser { id } userErrors { code message path } } }`;
