import { HeaderMap } from '@apollo/server';
import { documentFault } from '@taem/domain/contract/documentFault.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.ts';
import { codeOfStatus } from '../execution/errorCodes.ts';
import { SUBSCRIPTIONS_ELSEWHERE } from '../execution/guard.ts';
import { isPlain } from '../execution/OperationCache.ts';
import type { OpenExecution } from '../execution/openExecution.ts';
import { type RateLimits, UNREADABLE_COST } from '../execution/rateLimits.ts';
import { type Context, type ContextParts, createContext } from '../gateway/context.ts';
import type { ObservedOperation, Observer } from '../observability/openObserver.ts';
import { EVENTS } from './acceptsEvents.ts';
import { areTooLarge } from './areTooLarge.ts';
import { callerOf } from './callerOf.ts';
import { goneSignal } from './goneSignal.ts';
import { searchOf } from './readAddress.ts';
import { stateReadAfter } from './readAfter.ts';
import { isUpload, uploadEnded } from './readUpload.ts';
import { refused } from './refused.ts';
import { setRateHeaders } from './setRateHeaders.ts';

/** Requests `extensions.cost`, and `extensions.upstream` if that is allowed; outside production they are always sent. */
const EXPLAIN_HEADER = 'x-explain';

/** Answers with fewer characters are neither compressed nor converted to bytes here. */
export const SMALL_ANSWER = 2_048;

/** The parts needed to answer an operation. */
export interface Answering extends OpenExecution {
  parts: ContextParts;
  observer: Observer;
  rates: RateLimits;
}

/** Answers one operation, and reports on it afterwards. */
export async function answerOperation(
  answering: Answering,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Promise<FastifyReply> {
  if (areTooLarge(request, body)) {
    return reply.code(413).send(refused(request.id, 'TOO_LARGE', 'The variables are too large.'));
  }
  const { parts, observer } = answering;
  const observed = observer.begin?.(request.headers);
  const explain = mayExplain(parts.config, request);
  const caller = { ...callerOf(request, observed?.traceparent), gone: () => goneSignal(reply) };
  const context = createContext(parts, caller, explain);
  const operation = withDocumentId(body);
  const { status, headers, text } =
    (await straight(answering, request, operation, context)) ??
    (await byApollo(answering, request, operation, context));
  if (isUpload(request)) await uploadEnded(request);
  for (const [name, value] of headers) reply.header(name, value);
  const { position, isOwn } = context.gateway.written;
  if (position && isOwn) stateReadAfter(reply, position);
  if (context.report.rate) setRateHeaders(reply, context.report.rate);
  reply.code(status);
  reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  if (observed) reportOperation(observed, request, context, status);
  // A small text is sent in one piece with its headers; a large one is faster if converted to bytes once.
  if (text.length < SMALL_ANSWER) return reply.send(text);
  reply.compress(Buffer.from(text));
  return reply;
}

/** In production, callers with a token get the cost; internal paths and times only if configured. */
function mayExplain({ production, explain }: Config, { headers }: FastifyRequest): Context['explain'] {
  if (!production) return 'all';
  if (headers[EXPLAIN_HEADER] === undefined || headers.authorization === undefined) return null;
  return explain ? 'all' : 'cost';
}

function reportOperation(observed: ObservedOperation, request: FastifyRequest, context: Context, status: number): void {
  // Copies field by field, because copying the whole report takes longer than sending it.
  const { name, kind, hash, trusted, codes } = context.report;
  observed.ended({
    name,
    kind,
    hash,
    trusted,
    codes,
    requestId: request.id,
    ms: performance.now() - observed.began,
    status,
    cost: context.cost.estimated,
    calls: context.gateway.log,
    userAgent: request.headers['user-agent'],
  });
}

interface OperationAnswer {
  status: number;
  headers: Iterable<readonly [string, string]>;
  text: string;
}

/** Content types by `accept` header; Apollo chooses each only once. */
const contentTypes = new LRUCache<string, string>({ max: 100 });

/** Answers a cached operation that succeeds directly; null for any other. */
async function straight(
  { operations, answerPrepared }: Answering,
  request: FastifyRequest,
  operation: unknown,
  context: Context,
): Promise<OperationAnswer | null> {
  const contentType = contentTypes.get(request.headers.accept ?? '');
  if (contentType === undefined || isUpload(request) || !isPlain(operation)) return null;
  const prepared = operations.find(operation);
  // A GET never changes data, because a stranger can make a browser open an address.
  if (request.method === 'GET' && prepared?.operation.operation !== 'query') return null;
  const text = prepared && (await answerPrepared(prepared, operation.variables ?? {}, context));
  return text ? { status: 200, headers: [['content-type', contentType]], text } : null;
}

async function byApollo(
  { apollo, rates }: Answering,
  request: FastifyRequest,
  operation: unknown,
  context: Context,
): Promise<OperationAnswer> {
  // Checked before validation, which is the most expensive work done for a stranger.
  const fault = isPlain(operation) && operation.query !== undefined ? documentFault(operation.query) : null;
  if (fault) {
    context.report.codes = ['TOO_COMPLEX'];
    await rates.note(context.callers.keyOf(context.gateway), UNREADABLE_COST);
    const text = JSON.stringify(refused(context.gateway.requestId, 'TOO_COMPLEX', fault));
    return { status: 400, headers: [['content-type', JSON_TEXT]], text };
  }
  const {
    status = 200,
    headers,
    body,
  } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method,
      headers: headersOf(request, context),
      search: searchOf(request),
      body: request.method === 'GET' ? undefined : operation,
    },
    context: async () => context,
  });
  // Apollo would list only its own content types; here events are possible too.
  if (status === 406) return { status, headers: [['content-type', JSON_TEXT]], text: unacceptable(request, context) };
  const text = body.kind === 'complete' ? body.string : '';
  // A request that Apollo refuses as malformed has not reached its plugins, which add the request id to errors.
  if (status >= 400 && context.report.codes.length === 0)
    return { status, headers, text: named(text, status, context) };
  const contentType = headers.get('content-type');
  if (isReportedInBody(request, status, context)) return { status: 200, headers, text };
  if (status === 200 && contentType) contentTypes.set(request.headers.accept ?? '', contentType);
  return { status, headers, text };
}

/** Faults of a document that is a well-formed request. */
const OF_THE_DOCUMENT: ReadonlySet<string> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);

/**
 * Whether faults are reported only in the answer, not in its status: GraphQL over HTTP requires that for a client that
 * only accepts `application/json`.
 */
function isReportedInBody({ headers: { accept = '' } }: FastifyRequest, status: number, { report }: Context): boolean {
  if (status !== 400 || !accept.includes('application/json') || accept.includes('graphql-response')) return false;
  return report.codes.every((code) => OF_THE_DOCUMENT.has(code));
}

const JSON_TEXT = 'application/json; charset=utf-8';

function unacceptable(request: FastifyRequest, { report }: Context): string {
  const message = request.headers.accept?.includes(EVENTS)
    ? SUBSCRIPTIONS_ELSEWHERE
    : 'Say `Accept: application/json`, or nothing.';
  report.codes = ['NOT_ACCEPTABLE'];
  return JSON.stringify(refused(request.id, 'NOT_ACCEPTABLE', message));
}

function named(text: string, status: number, { gateway: { requestId }, report }: Context): string {
  const body = JSON.parse(text) as { errors?: { extensions?: { code?: unknown } }[] };
  const errors = body.errors?.map((error) => {
    // Apollo has one code for all malformed requests; the status is more specific.
    const own = error.extensions?.code === 'BAD_REQUEST' && { code: codeOfStatus(status), status };
    return { ...error, extensions: { ...error.extensions, ...own, requestId } };
  });
  report.codes = errors?.map(({ extensions }) => String(extensions.code)) ?? [];
  return JSON.stringify({ ...body, errors });
}

/** `documentId` is another way to name a trusted document. */
function withDocumentId(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('documentId' in body)) return body;
  const { documentId, ...rest } = body as { documentId: unknown; extensions?: Record<string, unknown> };
  const persistedQuery = { version: 1, sha256Hash: String(documentId) };
  return { ...rest, extensions: { ...rest.extensions, persistedQuery } };
}

const PREFLIGHT_HEADER = 'apollo-require-preflight';

function headersOf({ headers }: FastifyRequest, { gateway }: Context): HeaderMap {
  const map = new HeaderMap();
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // A form of a foreign page cannot send a bearer token, so a request with one needs no further proof against CSRF.
  if (gateway.token !== null) map.set(PREFLIGHT_HEADER, 'true');
  return map;
}
