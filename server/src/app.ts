import { randomUUID } from 'node:crypto';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import { MAX_HEADER_BYTES } from '@taem/domain/limits.ts';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import { readTrustedDocuments } from './execution/documents.ts';
import { openExecution } from './execution/openExecution.ts';
import { createRateLimits } from './execution/rateLimits.ts';
import { followCells } from './gateway/followCells.ts';
import { SalesFeeds } from './gateway/live/SalesFeeds.ts';
import { ServerCalls } from './gateway/ServerCalls.ts';
import { Upstream } from './gateway/Upstream.ts';
import { createVerifiedCallers } from './gateway/VerifiedCallers.ts';
import { allowOrigins } from './http/allowOrigins.ts';
import { SMALL_ANSWER } from './http/answerOperation.ts';
import { demoAccountsRoute } from './http/demoAccountsRoute.ts';
import { endConnectionsWhileClosing } from './http/endConnectionsWhileClosing.ts';
import { createErrorHandler } from './http/errorHandler.ts';
import { exportRoute } from './http/exportRoute.ts';
import { filesRoute } from './http/filesRoute.ts';
import { graphqlRoute } from './http/graphqlRoute.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { importRoute } from './http/importRoute.ts';
import { loadShedding } from './http/loadShedding.ts';
import { metricsRoute } from './http/metricsRoute.ts';
import { refuseLargeJson } from './http/refuseLargeJson.ts';
import { schemaRoute } from './http/schemaRoute.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { spendCall } from './http/spendCall.ts';
import { streamRoute } from './http/streamRoute.ts';
import { warnOfUntrustedProxy } from './http/warnOfUntrustedProxy.ts';
import { inlineScripts, webRoutes } from './http/webRoutes.ts';
import { ScheduleRuns } from './insight/schedules/ScheduleRuns.ts';
import { unsubscribeRoute } from './insight/schedules/unsubscribeRoute.ts';
import { loggerOptions } from './observability/loggerOptions.ts';
import { openObserver } from './observability/openObserver.ts';
import { createSchema, readContract, records } from './schema.ts';

/** Generous enough for a picture of 10 MB over a slow line, which may take more than a minute. */
const REQUEST_TIMEOUT_MS = 120_000;

const COMPRESSION: FastifyCompressOptions = { threshold: SMALL_ANSWER, encodings: ['br', 'gzip'] };

/** Creates the whole server, not yet listening. Closing it closes Apollo and the connections to the gateway. */
export async function createApp(
  config: Config,
  /** Where the log goes instead of the standard output. */
  logTo?: { write(line: string): void },
  callers = createVerifiedCallers(),
): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(config.observability.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    trustProxy: config.trustedProxies,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered while the server closes; then the connections end.
    return503OnClosing: false,
  });
  const contract = readContract();
  const schema = createSchema(contract);
  const trusted = readTrustedDocuments(config.webDist, schema, (message) => app.log.warn(message));
  const upstream = new Upstream(config.gatewayUrl, config.upstream);
  const stopFollowing = config.cells
    ? followCells(config.cells, config.gatewayUrl, upstream, app.log)
    : () => undefined;
  const observer = await openObserver(config.observability, app.log);
  const rates = createRateLimits(config.rates);
  const execution = await openExecution(schema, trusted, rates, app.log);
  app.addHook('onClose', async () => {
    stopFollowing();
    scheduleRuns.close();
    sales.close();
    await execution.apollo.stop();
    await upstream.close();
    await observer.close();
  });
  const isClosing = endConnectionsWhileClosing(app, config.drainMs);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  warnOfUntrustedProxy(app, config.production);
  app.setErrorHandler(createErrorHandler(observer));
  refuseLargeJson(app);
  await loadShedding(app, config.maxDelayMs);
  await allowOrigins(app, config.allowedOrigins);
  // Forms are not read here, but while their operation runs, or passed on.
  app.addContentTypeParser('multipart/form-data', (_request, _form, done) => done(null));
  // A text is not an operation, and unlike JSON it could come from another site's form.
  app.removeContentTypeParser('text/plain');
  const sales = new SalesFeeds(upstream);
  const parts = { upstream, records, config, callers, sales };
  const calls = new ServerCalls(parts);
  const scheduleRuns = new ScheduleRuns(schema, parts, calls, app.log);
  app.decorate('scheduleRuns', scheduleRuns);
  app.decorate('upstream', upstream);
  await app.register(async (operations) => {
    // The route itself compresses: most of its answers are small, and a hook would check each.
    await operations.register(compress, { ...COMPRESSION, global: false });
    graphqlRoute(operations, { ...execution, parts, observer, rates }, rates);
  });
  await app.register(compress, COMPRESSION);
  streamRoute(app, schema, execution, parts, rates);
  const spend = spendCall(rates, callers);
  schemaRoute(app, contract, parts, spend);
  demoAccountsRoute(app, config);
  if (observer.metrics) metricsRoute(app, observer.metrics, upstream, config.observability.metricsToken);
  healthRoutes(app, upstream, isClosing);
  // These headers are for pages and pictures; no browser reads them on answers of the API.
  await app.register(async (pages) => {
    await securityHeaders(pages, config, inlineScripts(config.webDist));
    filesRoute(pages, upstream);
    exportRoute(pages, upstream, spend);
    importRoute(pages, upstream, spend);
    await webRoutes(pages, config.webDist);
  });
  await app.register(async (page) => {
    await securityHeaders(page, config);
    await unsubscribeRoute(page, calls, rates);
  });
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs due schedules once it is started. */
    scheduleRuns: ScheduleRuns;
    /** Its connection to the gateway. */
    upstream: Upstream;
  }
}

/**
 * The prefix of this process's request ids, followed by a number: random bytes for each request would cost more than
 * they are worth.
 */
const IDS_START = randomUUID().slice(0, 24);
let requests = 0;

/** Returns the caller's request id if it is safe in logs and headers, as the gateway does; otherwise a new one. */
function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{1,64}$/.test(header) ? header : nextId();
}

function nextId(): string {
  requests += 1;
  return IDS_START + requests.toString(16).padStart(12, '0');
}
