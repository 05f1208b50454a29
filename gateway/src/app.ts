import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { MAX_HEADER_BYTES, MAX_IMAGE_BYTES } from '@taem/domain/limits.ts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { accountRoutes } from './accounts/routes.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { claimRoutes } from './customers/claim/routes.ts';
import { mergeRoutes } from './customers/merge/mergeRoutes.ts';
import { privacyRoutes } from './customers/privacy/privacyRoutes.ts';
import { registrationRoutes } from './customers/register/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { walletRoutes } from './customers/wallet/routes.ts';
import { type Outage, outageOf } from './database/outage.ts';
import { exchangeRoutes } from './exchanges/routes.ts';
import { answerFiles } from './files/routes.ts';
import { authenticateRequests } from './http/authenticate.ts';
import { endConnectionsWhileClosing } from './http/endConnectionsWhileClosing.ts';
import { errorBody, toRefusal } from './http/errorAnswer.ts';
import { Refusal } from './http/errors.ts';
import type { AreaRoutes, GatewayContext } from './http/GatewayContext.ts';
import { answerHealth } from './http/health.ts';
import { logOutages } from './http/logOutages.ts';
import { logSlowRequests } from './http/logSlowRequests.ts';
import { answerUnknownRoutes } from './http/methodNotAllowed.ts';
import { readFromReplica } from './http/readFromReplica.ts';
import { readQueries } from './http/readQueries.ts';
import { readBodies } from './http/readTexts.ts';
import { refuseLargeJson } from './http/refuseLargeJson.ts';
import { refuseUnknownBranch } from './http/refuseUnknownBranch.ts';
import { warnOfUntrustedProxy } from './http/warnOfUntrustedProxy.ts';
import { insightRoutes } from './insight/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { loyaltyRoutes } from './loyalty/routes.ts';
import { merchantRoutes } from './merchant/routes.ts';
import { nodeRoutes } from './nodes.ts';
import { answerDocument } from './openapi/answerDocument.ts';
import { resourceRoutes } from './resources.ts';
import { savedRoutes } from './saved/routes.ts';
import { setupRoutes } from './setup/routes.ts';
import { stockCountRoutes } from './stock/count/routes.ts';
import { stockRoutes } from './stock/routes.ts';
import { taxRoutes } from './tax/routes.ts';
import { confirmationRoutes } from './till/confirmations/routes.ts';
import { parkedBillRoutes } from './till/parked/routes.ts';
import { preparationRoutes } from './till/preparation/routes.ts';
import { tillRoutes } from './till/routes.ts';
import { shiftRoutes } from './till/shifts/routes.ts';
import { transactionRoutes } from './transactions/routes.ts';

const MAX_BODY_BYTES = 1_000_000;
/** A body that has not arrived by then will not arrive; a picture of 10 MB over a slow line may take more than a minute. */
const REQUEST_TIMEOUT_MS = 120_000;

/** The routes of each area. */
const areas: readonly AreaRoutes[] = [
  setupRoutes,
  accountRoutes,
  merchantRoutes,
  resourceRoutes,
  nodeRoutes,
  stockRoutes,
  stockCountRoutes,
  calendarRoutes,
  customerRoutes,
  walletRoutes,
  claimRoutes,
  registrationRoutes,
  mergeRoutes,
  privacyRoutes,
  loyaltyRoutes,
  tillRoutes,
  parkedBillRoutes,
  confirmationRoutes,
  preparationRoutes,
  shiftRoutes,
  taxRoutes,
  transactionRoutes,
  exchangeRoutes,
  approvalRoutes,
  insightRoutes,
  liveRoutes,
  savedRoutes,
];

/** `watch` is called with the gateway before it has any route. */
export async function buildApp(
  context: GatewayContext,
  watch?: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: context.config.logLevel,
      stream: process.stderr,
      redact: ['req.headers.authorization', 'err.detail', 'err.where'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Requests on an open connection are still answered while the gateway closes; then the connection ends.
    return503OnClosing: false,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    requestIdHeader: false,
    genReqId: ({ headers }) => readRequestId(headers['x-request-id']) ?? randomUUID(),
    // The adapter in front names the caller's address; taken from anyone else, it would avoid the limits.
    trustProxy: [...context.config.trustedProxies],
    // A code 3333 that was sent as a number is the sender's mistake, and reported as such.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
    // The link of a self-registration contains a signed token in its path.
    routerOptions: { maxParamLength: 1_000 },
    frameworkErrors: (error, request, reply) => sendError(error, request, reply as FastifyReply),
  });
  const isClosing = endConnectionsWhileClosing(app, context.config.drainMs);
  watch?.(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  warnOfUntrustedProxy(app, context.config.production);
  app.setErrorHandler(sendError);
  logSlowRequests(app);
  logOutages(app);
  answerUnknownRoutes(app);
  await app.register(multipart, {
    limits: { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 50, fieldSize: MAX_BODY_BYTES, parts: 60 },
  });
  authenticateRequests(app, context);
  refuseLargeJson(app);
  readBodies(app);
  refuseUnknownBranch(app, context);
  readQueries(app);
  readFromReplica(app, context);
  await answerDocument(app, context);
  answerHealth(app, context, isClosing);
  answerFiles(app, context);
  for (const area of areas) await app.register(area, { ...context, prefix: '/v3.0' });
  return app;
}

/** A standby takes over within about three seconds; a caller that waits twice as long reaches it. */
const MOVES: readonly unknown[] = ['lost', 'readOnly'] satisfies Outage[];

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  if (!refusal) request.log.error(error);
  const answer = refusal ?? new Refusal(500, 'INTERNAL', 'Something went wrong in the gateway.');
  if (answer.status === 503) reply.header('retry-after', MOVES.includes(outageOf(error)) ? '2' : '1');
  return reply.header('x-request-id', request.id).status(answer.status).send(errorBody(answer));
}

function readRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w-]{1,64}$/.test(header) ? header : null;
}
