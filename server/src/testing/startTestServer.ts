import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { demoRows, home, setting } from './demoRows.ts';
import { type Answer, type FakeGateway, ok, type RecordedCall, startFakeGateway } from './fakeGateway.ts';

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
  /** Lets every write be answered by `answer` and gives those that came. */
  answerWrites(answer: () => Answer | undefined): RecordedCall[];
  /** The calls of what runs inside, in order, as `GET /members`. */
  callsOf(run: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
}

export interface TestAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever shape its own query asks for
  data: any;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[] | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  extensions: any;
  headers: Record<string, unknown>;
}

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
    ...readConfig({}),
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
  const app = await createApp(config, log && { write: (line) => void log.push(line) });
  const answerOf = (response: Awaited<ReturnType<typeof app.inject>>): TestAnswer => {
    const { data, errors, extensions } = response.json();
    return { status: response.statusCode, data, errors, extensions, headers: response.headers };
  };
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
    return answerOf(response);
  };
  return {
    app,
    gateway,
    post,
    async upload(query, input, file, field, headers = { authorization: 'Bearer token-1' }) {
      const form = new FormData();
      form.append('operations', JSON.stringify({ query, variables: { input: { ...input, [field]: null } } }));
      form.append('map', JSON.stringify({ 0: [`variables.input.${field}`] }));
      form.append('0', file, 'from-a-person');
      const request = new Request('http://x/', { method: 'POST', body: form });
      const contentType = request.headers.get('content-type') ?? '';
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'apollo-require-preflight': 'true', 'content-type': contentType, ...headers },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return answerOf(response);
    },
    answerWrites(answer) {
      const writes: RecordedCall[] = [];
      const ordinary = gateway.reply;
      gateway.reply = (call) => {
        if (call.method === 'GET') return ordinary(call);
        writes.push(call);
        return answer();
      };
      return writes;
    },
    ask: (query, variables, headers) => post({ query, variables }, { authorization: 'Bearer token-1', ...headers }),
    async callsOf(run) {
      const before = gateway.calls.length;
      await run();
      return gateway.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
    },
    async close() {
      await app.close();
      await gateway.close();
    },
  };
}
