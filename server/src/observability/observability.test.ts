import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLInputType,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { readContract } from '../schema.ts';
import { ok, refusal } from '../testing/fakeGateway.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

const off = readConfig({}).observability;
let server: TestServer;
afterEach(() => server.close());

describe('the log', () => {
  const entries = (lines: string[]) => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  it('has one line for each operation at info, without what it was about', async () => {
    const lines: string[] = [];
    server = await startTestServer({ observability: { ...off, logLevel: 'info' } }, lines);
    const query = 'query Find($word: String) { members(keyword: $word, perPage: 5) { items { id } } }';
    await server.ask(query, { word: '0812345678' }, { 'x-request-id': 'till-1', 'user-agent': 'Mozilla/5.0 (secret)' });
    await server.ask('{ nothing }', {}, { 'user-agent': 'curl/8' });
    const logged = entries(lines).filter(({ msg }) => msg === 'operation');
    expect(logged).toMatchObject([
      {
        requestId: 'till-1',
        operation: 'Find',
        kind: 'query',
        trusted: false,
        status: 200,
        cost: 16,
        calls: 1,
        agent: 'browser',
      },
      { operation: null, kind: null, status: 400, codes: ['GRAPHQL_VALIDATION_FAILED'], calls: 0, agent: 'tool' },
    ]);
    expect(logged[0]?.ms).toEqual(expect.any(Number));
    expect(lines.join()).not.toMatch(/0812345678|token-1|secret/);
  });

  it('is silent about operations unless it is set', async () => {
    const lines: string[] = [];
    server = await startTestServer({}, lines);
    await server.ask('{ coupons { id } }');
    expect(entries(lines).filter(({ msg }) => msg === 'operation')).toEqual([]);
  });

  it('reports of a fault what a developer needs, and nothing personal', async () => {
    const lines: string[] = [];
    server = await startTestServer({}, lines);
    const fault = Object.assign(new TypeError('broken', { cause: new Error('why') }), {
      body: { password: 'hunter2' },
    });
    server.app.log.error({ requestId: 'till-2', err: fault });
    expect(entries(lines).at(-1)).toMatchObject({
      requestId: 'till-2',
      err: { type: 'TypeError', message: 'broken', stack: expect.stringContaining('at '), cause: { message: 'why' } },
    });
    expect(lines.at(-1)).not.toContain('hunter2');
  });

  const GATEWAYS: [what: string, reply: TestServer['gateway']['reply']][] = [
    ['answers', () => undefined],
    [
      'refuses and repeats what it was sent',
      ({ body }) => refusal(422, 'WRONG', [{ path: 'x', message: JSON.stringify(body) }]),
    ],
    ['fails and repeats what it was sent', ({ body }) => ({ status: 500, body })],
    ['answers what nobody expects', ({ body }) => ok({ sent: body, user: { password: 'hunter2-echo' } })],
    ['breaks off', () => 'reset'],
  ];

  it.each(GATEWAYS)(
    'holds no secret of any sensitive mutation, at any level, when the gateway %s',
    async (_what, reply) => {
      const lines: string[] = [];
      server = await startTestServer({ observability: { ...off, logLevel: 'trace', metrics: true } }, lines);
      server.gateway.reply = reply;
      const sensitive = sensitiveMutations();
      expect(sensitive.map(({ name }) => name)).toEqual(expect.arrayContaining(['signIn', 'verifyOffer', 'pay']));
      for (const { name, query, variables } of sensitive) {
        await server.ask(query, variables, { authorization: 'Bearer hunter2-token' });
        // Refused for its type, in a message that could repeat the value.
        await server.ask(query, { input: { ...(variables.input as object), password: { hunter2: 'hunter2-nested' } } });
        expect(lines.some((line) => line.includes(`"operation":"T_${name}"`))).toBe(true);
      }
      expect(lines.join('\n')).not.toMatch(/hunter2|0898989898|66898989898/);
      const metrics = await server.app.inject('/metrics');
      expect(metrics.body).not.toMatch(/hunter2|98989898/);
    },
  );
});

/** Returns every `@sensitive` mutation of the contract, with inputs that can be recognised anywhere. */
function sensitiveMutations() {
  const schema = buildSchema(readContract());
  const sensitive = schema.getDirective('sensitive');
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args, type, astNode }) => {
    if (!sensitive || !astNode || !getDirectiveValues(sensitive, astNode)) return [];
    const input = args.find((argument) => argument.name === 'input');
    const payload = getNamedType(type);
    const hasErrors = isObjectType(payload) && payload.getFields().userErrors;
    const head = input ? `($input: ${input.type})` : '';
    const query = `mutation T_${name}${head} { ${name}${input ? '(input: $input)' : ''} { ${hasErrors ? 'userErrors { code message }' : '__typename'} } }`;
    return [{ name, query, variables: input ? { input: inputValue(input.type) } : {} }];
  });
}

function inputValue(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [inputValue(nullable.ofType)];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, inputValue(field.type)]));
  }
  const values: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    Money: 1,
    Date: '2026-01-01',
    DateTime: '2026-01-01T00:00:00Z',
    LocalDateTime: '2026-01-01 00:00:00',
    PhoneNumber: '+66898989898',
    Upload: null,
  };
  return String(nullable) in values ? values[String(nullable)] : 'hunter2-text';
}

describe('/metrics', () => {
  const metrics = { ...off, metrics: true };
  const text = async (options: object = {}) => (await server.app.inject({ url: '/metrics', ...options })).body;

  it('is not there unless it is switched on', async () => {
    server = await startTestServer();
    expect((await server.app.inject('/metrics')).statusCode).toBe(404);
  });

  it('counts operations by name for trusted documents, and all others as one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'taem-'));
    const trusted = 'query Benefits { coupons { id } }';
    const sha256Hash = createHash('sha256').update(trusted).digest('hex');
    mkdirSync(join(folder, 'public'));
    writeFileSync(join(folder, 'trusted-documents.json'), JSON.stringify({ [sha256Hash]: trusted }));
    server = await startTestServer({ webDist: join(folder, 'public'), observability: metrics });
    rmSync(folder, { recursive: true });
    await server.post({ extensions: { persistedQuery: { version: 1, sha256Hash } } }, { authorization: 'Bearer a' });
    for (const name of ['A', 'B', 'Benefits']) await server.ask(`query ${name} { member(id: "${name}-id") { id } }`);
    await server.ask('{');
    const page = await text();
    expect(page).toContain('taem_operation_duration_seconds_count{operation="Benefits",kind="query"} 1');
    expect(page).toContain('taem_operation_duration_seconds_count{operation="free",kind="query"} 3');
    expect(page).toContain('taem_operation_duration_seconds_count{operation="unreadable",kind="none"} 1');
    expect(page).toContain('taem_operation_cost_points_total{operation="Benefits"} 20');
    expect(page).toContain('taem_upstream_call_duration_seconds_count{resource="coupons",status="200"} 1');
    expect(page).toContain('taem_upstream_call_duration_seconds_count{resource="members",status="404"} 3');
    expect(page).toContain('taem_errors_total{code="GRAPHQL_PARSE_FAILED"} 1');
    expect(page).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(page).toMatch(/process_resident_memory_bytes \d/);
    expect(page).not.toContain('-id');
  });

  it('counts who is over the rate, and what was no operation', async () => {
    server = await startTestServer({ observability: metrics, rates: { cost: 1, sensitive: 0 } });
    await server.ask('{ coupons { id } }');
    await server.ask('{ coupons { id } }');
    await server.ask('{ coupons { id } }');
    await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    });
    const page = await text();
    expect(page).toContain('taem_errors_total{code="RATE_LIMITED"} 2');
    expect(page).toContain('taem_errors_total{code="UNSUPPORTED_MEDIA_TYPE"} 1');
  });

  it.each([
    [{}, null, null],
    [{ payload: { ready: true } }, null, null],
    [{ payload: { backups: { drilled_at: null, archive: 'off' } } }, '0', null],
    [{ payload: { backups: { drilled_at: '2026-11-29T03:00:10Z', archive: 'good' } } }, '1795921210', '1'],
    [{ payload: { backups: { drilled_at: 'never', archive: 'failing' } } }, '0', '0'],
  ])('issue 35 has what the gateway states of its backups: %j', async (body, drilledAt, archive) => {
    server = await startTestServer({ observability: metrics });
    server.gateway.reply = ({ path }) => (path === '/readyz' ? { status: 200, body } : undefined);
    const page = await text();
    const metric = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(page)?.[1] ?? null;
    expect(metric('taem_backup_drilled_timestamp_seconds')).toBe(drilledAt);
    expect(metric('taem_archive_healthy')).toBe(archive);
  });

  it('is only for this machine, and not through a proxy on it', async () => {
    server = await startTestServer({ observability: metrics });
    const status = async (options: object) => (await server.app.inject({ url: '/metrics', ...options })).statusCode;
    expect(await status({})).toBe(200);
    expect(await status({ remoteAddress: '10.0.0.7' })).toBe(401);
    expect(await status({ headers: { 'x-forwarded-for': '10.0.0.7' } })).toBe(401);
  });

  it('is for a caller who shows its token, where it has one', async () => {
    server = await startTestServer({ observability: { ...metrics, metricsToken: 'scrape' } });
    const status = async (authorization?: string) =>
      (
        await server.app.inject({
          url: '/metrics',
          remoteAddress: '10.0.0.7',
          headers: authorization ? { authorization } : {},
        })
      ).statusCode;
    expect([await status(), await status('Bearer wrong'), await status('Bearer scrape')]).toEqual([401, 401, 200]);
  });
});

describe('traces', () => {
  interface SentSpan {
    name: string;
    traceId: string;
    spanId: string;
    parentSpanId?: string;
  }

  const bodies: string[] = [];
  const collector = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    response.end('{}');
  });
  let otlpEndpoint: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    otlpEndpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    bodies.length = 0;
  });
  afterAll(() => void collector.close());

  it('describe an operation and its calls, under the caller’s own trace, and go on to the gateway', async () => {
    server = await startTestServer({ observability: { ...off, otlpEndpoint } });
    const traceId = 'a'.repeat(32);
    const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`;
    await server.ask('query Find { members(keyword: "0812345678") { total } coupons { id } }', {}, { traceparent });
    const sent = server.gateway.calls.map(({ headers }) => String(headers.traceparent));
    // Waiting spans are sent when the server closes.
    await server.app.close();
    const spans: SentSpan[] = bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
        resource.scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
    const operation = spans.find(({ name }) => name === 'query free');
    expect(operation).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) });
    const calls = spans.filter((span) => span !== operation);
    expect(calls.map(({ name }) => name).sort()).toEqual(['GET coupons', 'GET members']);
    expect(calls.every(({ parentSpanId }) => parentSpanId === operation?.spanId)).toBe(true);
    expect(new Set(sent)).toEqual(new Set([`00-${traceId}-${operation?.spanId}-01`]));
    expect(bodies.join()).not.toMatch(/0812345678|token-1/);
  });

  it.each([
    ['of nobody with a ratio of 0', 0, undefined, undefined],
    ['of everyone with a ratio of 1', 1, undefined, /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/],
    ['never of a caller who does not record', 1, '-00', /^00-a{32}-[0-9a-f]{16}-00$/],
    ['always of a caller who does', 0, '-01', /^00-a{32}-[0-9a-f]{16}-01$/],
  ])('are made %s', async (_who, traceRatio, flags, sent) => {
    server = await startTestServer({ observability: { ...off, otlpEndpoint, traceRatio } });
    const headers: Record<string, string> = flags
      ? { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}${flags}` }
      : {};
    await server.ask('{ coupons { id } }', {}, headers);
    const [call] = server.gateway.calls;
    if (sent) expect(call?.headers.traceparent).toMatch(sent);
    else expect(call?.headers.traceparent).toBeUndefined();
  });
});
