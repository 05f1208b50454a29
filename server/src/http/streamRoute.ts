import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { createHandler } from 'graphql-sse/lib/use/fastify';
import { formatError } from '../execution/formatError.ts';
import { LIMITS } from '../execution/limits.ts';
import { isPlain, type PlainRequest } from '../execution/OperationCache.ts';
import type { OpenExecution } from '../execution/openExecution.ts';
import type { PreparedOperation } from '../execution/PreparedOperation.ts';
import type { RateLimits } from '../execution/rateLimits.ts';
import { readSubscription } from '../execution/readSubscription.ts';
import { type Context, type ContextParts, createContext } from '../gateway/context.ts';
import { acceptsEvents, EVENTS } from './acceptsEvents.ts';
import { areTooLarge } from './areTooLarge.ts';
import { callerOf } from './callerOf.ts';
import { refused } from './refused.ts';

/** The maximum streams of one caller, enough for a tab on each screen, and of one process, by its memory. */
const MAX_OF_ONE_CALLER = 20;
const MAX_STREAMS = 5_000;

interface Opened {
  prepared: PreparedOperation;
  variables: Record<string, unknown>;
  context: Context;
}

/** Subscriptions as server-sent events, each on a separate connection. */
export function streamRoute(
  app: FastifyInstance,
  schema: GraphQLSchema,
  { operations, guard }: OpenExecution,
  parts: ContextParts,
  rates: RateLimits,
): void {
  const open = new Map<AbortController, Promise<void>>();
  const byCaller = new Map<string, number>();
  const opened = new WeakMap<FastifyRequest, Opened>();
  const keyOf = (request: FastifyRequest) => parts.callers.keyOf(callerOf(request));
  const handle = createHandler<Record<string, unknown>>({
    schema,
    // No tokens for several operations on one stream: each operation has its own connection and its own end.
    authenticate: () => null,
    onSubscribe: ({ raw }) => {
      const { prepared, variables, context } = opened.get(raw) as Opened;
      const { document, operation } = prepared;
      const operationName = operation.name?.value;
      return { schema, document, operationName, variableValues: variables, contextValue: context as never };
    },
    // Already validated when it was read.
    validate: () => [],
    onNext: (_context, _request, result) =>
      ({ ...result, ...(result.errors && { errors: result.errors.map(toGraphQLError) }) }) as never,
  });

  // Fastify waits for pending answers, and these would never end.
  app.addHook('preClose', async () => {
    const ending = [...open];
    for (const [viewer] of ending) viewer.abort();
    await Promise.all(ending.map(([, ended]) => ended));
  });

  app.post(
    '/graphql/stream',
    { bodyLimit: LIMITS.bodyBytes, onRequest: (request) => rates.refuseSpent(keyOf(request)) },
    async (request, reply) => {
      if (!acceptsEvents(request)) {
        return reply.code(400).send(refused(request.id, 'BAD_REQUEST', 'Say `Accept: text/event-stream`.'));
      }
      // The library only recognises the bare media type.
      request.headers.accept = EVENTS;
      if (!isPlain(request.body))
        return reply.code(400).send(refused(request.id, 'BAD_REQUEST', 'No GraphQL request.'));
      if (areTooLarge(request, request.body))
        return reply.code(413).send(refused(request.id, 'TOO_LARGE', 'The variables are too large.'));
      const viewer = new AbortController();
      try {
        await begin(request, request.body, viewer.signal);
      } catch (error) {
        return refuse(request, reply, error);
      }
      const key = keyOf(request);
      const own = byCaller.get(key) ?? 0;
      if (own >= MAX_OF_ONE_CALLER || open.size >= MAX_STREAMS) {
        const facts = { retryAfter: 30 };
        return reply.code(429).send(refused(request.id, 'RATE_LIMITED', 'Too many pages follow the sales.', facts));
      }
      byCaller.set(key, own + 1);
      await show(request, reply, viewer);
      const left = (byCaller.get(key) ?? 1) - 1;
      if (left === 0) byCaller.delete(key);
      else byCaller.set(key, left);
    },
  );

  app.get('/graphql/stream', { exposeHeadRoute: false }, async (request, reply) =>
    reply
      .code(405)
      .header('allow', 'POST')
      .send(refused(request.id, 'METHOD_NOT_ALLOWED', 'Send subscriptions with POST.')),
  );

  /** Checks everything that can be refused before the answer begins. */
  async function begin(request: FastifyRequest, body: PlainRequest, viewing: AbortSignal): Promise<void> {
    const prepared = readSubscription(schema, operations, body);
    const context = { ...createContext(parts, callerOf(request), null), viewing };
    const variables = { ...body.variables };
    await guard(prepared, variables, context);
    opened.set(request, { prepared, variables, context });
    // The library requires the text of an operation, but the document that was already read is run.
    request.body = { query: prepared.hash, variables };
  }

  async function show(request: FastifyRequest, reply: FastifyReply, viewer: AbortController): Promise<void> {
    const { raw } = reply;
    reply.hijack();
    raw.setHeader('x-accel-buffering', 'no');
    // Listens on the answer, because the request's `close` comes as soon as it is read.
    raw.once('close', () => viewer.abort());
    // The library waits forever to end an answer whose reader is gone.
    const gone = new Promise<void>((resolve) => raw.once('close', resolve));
    const handled = handle(request, reply).catch((error: unknown) => {
      if (!viewer.signal.aborted) request.log.error(error);
      raw.destroy();
    });
    const showing = Promise.race([handled, gone]);
    open.set(viewer, showing);
    await showing;
    open.delete(viewer);
    // An idle connection would be kept alive, and a closing server would wait for it.
    raw.socket?.end();
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
    const { extensions = {}, ...rest } = toGraphQLError(error);
    const { retryAfter } = extensions as { retryAfter?: number };
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    const errors = [{ ...rest, extensions: { ...extensions, requestId: request.id } }];
    return reply.code(Number(extensions.status ?? 400)).send({ errors });
  }
}

function toGraphQLError(error: unknown): GraphQLFormattedError {
  const formatted = error instanceof GraphQLError ? error.toJSON() : { message: String(error) };
  return formatError(formatted, error);
}
