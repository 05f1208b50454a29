import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../execution/context.ts';
import { type ContextParts, createContext } from '../execution/context.ts';
import { LIMITS } from '../execution/limits.ts';
import { type RateLimits, rateKey } from '../execution/rateLimits.ts';
import type { Caller } from '../gateway/GatewayCalls.ts';
import { isUpload, readUpload, uploadEnded } from './readUpload.ts';
import { refused } from './refused.ts';

/** Asks for `extensions.cost` and `extensions.upstream`; in development they always come. */
const EXPLAIN_HEADER = 'x-explain';

/** Mounts Apollo at `/graphql`. POST only: a query in an address would be logged and cached on its way. */
export function graphqlRoute(
  app: FastifyInstance,
  apollo: ApolloServer<Context>,
  parts: ContextParts,
  rates: RateLimits,
): void {
  // Left unread here: the form is read while its operation runs.
  app.addContentTypeParser('multipart/form-data', (_request, _form, done) => done(null));
  // A text cannot be an operation, and only a JSON request cannot come from another site's form.
  app.removeContentTypeParser('text/plain');
  app.post(
    '/graphql',
    { bodyLimit: LIMITS.bodyBytes, onRequest: (request) => rates.refuseSpent(rateKey(callerOf(request))) },
    (request, reply) =>
      isUpload(request)
        ? answerUpload(apollo, parts, request, reply)
        : answer(apollo, parts, request, reply, request.body),
  );
  app.route({
    method: ['GET', 'PUT', 'DELETE', 'PATCH'],
    url: '/graphql',
    handler: async (request, reply) =>
      reply
        .code(405)
        .header('allow', 'POST')
        .send(refused(request.id, 'METHOD_NOT_ALLOWED', 'Send GraphQL with POST.')),
  });
}

/** Nothing of a file is taken from who has no token; a form of a foreign page is refused by Apollo (CSRF). */
async function answerUpload(
  apollo: ApolloServer<Context>,
  parts: ContextParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!bearer(request)) return reply.code(401).send(refused(request.id, 'UNAUTHENTICATED', 'Please login to continue'));
  const operation = await readUpload(request, reply);
  return await answer(apollo, parts, request, reply, operation);
}

async function answer(
  apollo: ApolloServer<Context>,
  parts: ContextParts,
  request: FastifyRequest,
  reply: FastifyReply,
  operation: unknown,
): Promise<FastifyReply> {
  if (hasLargeVariables(request, operation)) {
    return reply.code(413).send(refused(request.id, 'TOO_LARGE', 'The variables are too large.'));
  }
  const explain = !parts.config.production || request.headers[EXPLAIN_HEADER] !== undefined;
  const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: headerMap(request),
      search: '',
      body: withDocumentId(operation),
    },
    context: async () => createContext(parts, callerOf(request), explain),
  });
  if (isUpload(request)) await uploadEnded(request);
  for (const [name, value] of headers) reply.header(name, value);
  reply.code(status ?? 200);
  reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  // As bytes: of a text Fastify and the socket would each work out the length and the encoding again.
  if (body.kind !== 'complete') return reply.send();
  return reply.send(Buffer.from((status ?? 200) < 400 ? body.string : named(body.string, request.id)));
}

/** What Apollo refuses as no GraphQL request has met none of its plugins, which name the request in errors. */
function named(text: string, requestId: string): string {
  const body = JSON.parse(text) as { errors?: { extensions?: object }[] };
  const errors = body.errors?.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  return JSON.stringify({ ...body, errors });
}

/** Measured only where the whole request is large enough. */
function hasLargeVariables({ headers }: FastifyRequest, operation: unknown): boolean {
  if (Number(headers['content-length'] ?? 0) <= LIMITS.variablesBytes) return false;
  const { variables } = (operation ?? {}) as { variables?: unknown };
  return Buffer.byteLength(JSON.stringify(variables) ?? '') > LIMITS.variablesBytes;
}

/** `documentId` is another way to name a trusted document. */
function withDocumentId(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('documentId' in body)) return body;
  const { documentId, ...rest } = body as { documentId: unknown; extensions?: Record<string, unknown> };
  const persistedQuery = { version: 1, sha256Hash: String(documentId) };
  return { ...rest, extensions: { ...rest.extensions, persistedQuery } };
}

function headerMap({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

export function callerOf(request: FastifyRequest): Caller {
  return { token: bearer(request), requestId: request.id, caller: request.ip };
}

function bearer({ headers }: FastifyRequest): string | null {
  const match = /^Bearer ([\w.~+/=-]+)$/i.exec(headers.authorization ?? '');
  return match?.[1] ?? null;
}
