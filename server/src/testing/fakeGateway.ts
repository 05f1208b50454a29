import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RECORDS } from '@taem/domain/records.ts';
import { demoStatistics } from './demoStatistics.ts';

export interface RecordedCall {
  method: string;
  /** Below `/v3.0`, without its query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export type Answer = { status: number; body: unknown; headers?: Record<string, string> } | 'reset' | 'broken';
type Reply = (call: RecordedCall) => Answer | undefined;
type Rows = Record<string, Record<string, unknown>[]>;

/** A gateway on loopback that speaks the wire's conventions over rows in memory, and remembers every call. */
export interface FakeGateway {
  url: URL;
  calls: RecordedCall[];
  rows: Rows;
  /** Answers before the ordinary ones; undefined leaves the call to them. */
  reply: Reply;
  close(): Promise<void>;
}

const KEYS: Readonly<Record<string, readonly [listKey: string, singleKey: string]>> = {
  ...Object.fromEntries(RECORDS.map(({ path, listKey, singleKey }) => [path, [listKey, singleKey]])),
  'security-events': ['security_events', 'security_event'],
  cards: ['cards', 'card'],
  transactions: ['transactions', 'transaction'],
  members: ['members', 'member'],
  potentials: ['potentials', 'potential'],
};

export async function startFakeGateway(rows: Rows): Promise<FakeGateway> {
  const gateway: Omit<FakeGateway, 'url' | 'close'> = { calls: [], rows, reply: () => undefined };
  const server = createServer(async (request, response) => {
    const call = await recorded(request);
    gateway.calls.push(call);
    send(response, gateway.reply(call) ?? ordinary(call, gateway.rows));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(gateway, {
    url: new URL(`http://127.0.0.1:${port}/v3.0`),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

async function recorded(request: IncomingMessage): Promise<RecordedCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://gateway');
  const bytes = Buffer.concat(chunks);
  return {
    method: request.method ?? 'GET',
    path: url.pathname.replace('/v3.0', ''),
    query: url.searchParams,
    headers: request.headers,
    body: await bodyOf(bytes, request.headers['content-type'] ?? ''),
  };
}

/** JSON, or the fields of a form: texts, and files as `File`. */
async function bodyOf(bytes: Buffer<ArrayBuffer>, type: string): Promise<unknown> {
  if (bytes.length === 0) return undefined;
  if (!type.startsWith('multipart/')) return JSON.parse(bytes.toString());
  return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData());
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'reset') {
    response.socket?.destroy();
    return;
  }
  if (answer === 'broken') {
    response.end('<html>');
    return;
  }
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
  response.end(JSON.stringify(answer.body));
}

function ordinary({ method, path, query, headers }: RecordedCall, rows: Rows): Answer {
  if (path === '/readyz') return { status: 200, body: {} };
  if (!headers.authorization) return refusal(401, 'UNAUTHORIZED', 'Please login to continue');
  const [, resource = '', id] = path.split('/');
  if (resource === 'stat' && id) return statistic(id, query);
  const keys = KEYS[resource];
  const records = rows[resource];
  if (method !== 'GET' || !keys || !records) return refusal(404, 'NOT_FOUND', 'Element does not exist');
  if (id) {
    const record = records.find((row) => row.id === id);
    return record ? ok({ [keys[1]]: projected(record, query) }) : refusal(404, 'NOT_FOUND', 'Element does not exist');
  }
  const found = records.filter((row) => matches(row, JSON.parse(query.get('filter') ?? '{}')));
  const limit = query.get('limit');
  if (limit === null) return ok({ [keys[0]]: found.map((row) => projected(row, query)) });
  const skip = Number(query.get('skip') ?? 0);
  const result = found.slice(skip, skip + Number(limit)).map((row) => projected(row, query));
  return ok({ [keys[0]]: { total: [{ count: found.length }], result } });
}

/** Rows are returned unchanged: filters of a statistic are for a real gateway. */
function statistic(path: string, query: URLSearchParams): Answer {
  const rows = demoStatistics[path];
  const key = path.replaceAll('-', '_');
  if (!Array.isArray(rows)) return ok({ [key]: rows });
  const result = rows.map((row) => projected(row, query));
  return ok({
    [key]:
      query.get('limit') === null
        ? result
        : { total: [{ count: Number(query.get('skip') ?? 0) + result.length }], result },
  });
}

/** Only requested fields come back, so that a field that is read but not requested shows as null. */
function projected(record: Record<string, unknown>, query: URLSearchParams): Record<string, unknown> {
  const projection = query.get('projection');
  if (!projection) return record;
  const requested = [...projection.split(','), ...(query.get('addon')?.split(',') ?? [])];
  const names = new Set(['id', ...requested.map((path) => path.split('.')[0])]);
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));
}

function matches(row: Record<string, unknown>, filter: Record<string, unknown>): boolean {
  return Object.entries(filter).every(([name, value]) => {
    const listed = (value as { $in?: unknown[] } | null)?.$in;
    return listed ? listed.includes(row[name]) : row[name] === value;
  });
}

export function ok(payload: unknown): { status: number; body: unknown } {
  return { status: 200, body: { status: 200, payload } };
}

export function refusal(status: number, code: string, message: unknown, more: object = {}) {
  return { status, body: { status, code, message, ...more } };
}
