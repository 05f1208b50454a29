import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { createVerifiedCallers } from '../gateway/VerifiedCallers.ts';
import { standardOutput } from '../observability/standardOutput.ts';
import { demoRows, home, ids, setting } from './demoRows.ts';
import { type Answer, type FakeGateway, ok, type RecordedCall, startFakeGateway } from './fakeGateway.ts';
import { operationCaller, type TestAnswer } from './operationCaller.ts';

export interface TestServer {
  app: FastifyInstance;
  gateway: FakeGateway;
  /** Posts an operation as a signed-in user. */
  ask(query: string, variables?: object, headers?: Record<string, string>): Promise<TestAnswer>;
  post(body: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  /** Posts an operation whose `$input` has a file, as a signed-in user. */
  upload(
    query: string,
    input: object,
    file: Blob,
    field: string,
    headers?: Record<string, string>,
  ): Promise<TestAnswer>;
  /** Lets every write, and every read of the paths in `also`, be answered by `answer`, and gives those that came. */
  answerWrites(answer: () => Answer | undefined, also?: readonly string[]): RecordedCall[];
  /** The calls of what runs inside, in order, as `GET /members`. */
  callsOf(run: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
}

/** A token that names its merchant, as a signed one does. */
export const TOKEN = `e30.${Buffer.from(JSON.stringify({ realmId: ids.realm })).toString('base64url')}.e30`;

/** The whole server over a fake gateway with a small shop. */
export async function startTestServer(
  overrides: Partial<Config> = {},
  /** Takes the lines of the log. */
  log?: string[],
): Promise<TestServer> {
  const gateway = await startFakeGateway(demoRows());
  gateway.reply = ({ method, path, headers }) => {
    if (method !== 'GET' || !headers.authorization) return undefined;
    if (path === '/merchants/home') return ok(home);
    return path === '/merchant-setting/self' ? ok(setting) : undefined;
  };
  const config = {
    // A busy machine makes a test slow, not red.
    ...readConfig({ MAX_DELAY_MS: '0' }),
    port: 0,
    gatewayUrl: gateway.url,
    clientId: 'taem-back-office',
    clientSecret: 'secret',
    merchantSuffix: '@taem',
    webDist: '/nowhere',
    production: false,
    demo: false,
    ...overrides,
  };
  // As if the user had signed in here: the tests look only at the calls of their operations.
  const callers = createVerifiedCallers();
  callers.remember(TOKEN, 'user-1');
  callers.remember('token-1', 'user-1');
  const answeredTwice: string[] = [];
  const output = standardOutput();
  const write = (line: string) => {
    if (log) log.push(line);
    else output.write(line);
    if (line.includes('Reply was already sent')) answeredTwice.push(line);
  };
  const app = await createApp(config, { write }, callers);
  const { post, upload } = operationCaller(app);
  return {
    app,
    gateway,
    post,
    upload: (query, input, file, field, headers = { authorization: `Bearer ${TOKEN}` }) =>
      upload(query, input, file, field, headers),
    answerWrites(answer, also = []) {
      const writes: RecordedCall[] = [];
      const ordinary = gateway.reply;
      gateway.reply = (call) => {
        if (call.method === 'GET' && !also.includes(call.path)) return ordinary(call);
        writes.push(call);
        return answer();
      };
      return writes;
    },
    ask: (query, variables, headers) => post({ query, variables }, { authorization: `Bearer ${TOKEN}`, ...headers }),
    async callsOf(run) {
      const before = gateway.calls.length;
      await run();
      return gateway.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
    },
    async close() {
      await app.close();
      await gateway.close();
      // Its caller got the first answer, and only the log says that there was another one.
      if (answeredTwice.length > 0) throw new Error(`Answered twice: ${answeredTwice.join('')}`);
    },
  };
}
