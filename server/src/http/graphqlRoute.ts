import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '../execution/limits.ts';
import { type RateLimits, STRANGER_UPLOAD_COST } from '../execution/rateLimits.ts';
import { type Answering, answerOperation } from './answerOperation.ts';
import { callerOf } from './callerOf.ts';
import { readAddress } from './readAddress.ts';
import { isUpload, readUpload } from './readUpload.ts';
import { refused } from './refused.ts';

const GET_OR_POST = 'Send queries with GET or POST, and mutations with POST.';

/** Mounts Apollo at `/graphql`. */
export function graphqlRoute(app: FastifyInstance, answering: Answering, rates: RateLimits): void {
  const { callers } = answering.parts;
  const refuseSpent = (request: FastifyRequest) => rates.refuseSpent(callers.keyOf(callerOf(request)));
  app.post('/graphql', { bodyLimit: LIMITS.bodyBytes, onRequest: refuseSpent }, (request, reply) =>
    isUpload(request)
      ? answerUpload(answering, rates, request, reply)
      : answerOperation(answering, request, reply, request.body),
  );
  app.get('/graphql', { exposeHeadRoute: false, onRequest: refuseSpent }, async (request, reply) => {
    // A person opened the address in a browser.
    if ((request.headers.accept ?? '').includes('text/html')) return reply.redirect('/sandbox', 303);
    return answerOperation(answering, request, reply, readAddress(request));
  });
  app.route({
    method: ['HEAD', 'PUT', 'DELETE', 'PATCH'],
    url: '/graphql',
    handler: async (request, reply) =>
      reply
        .code(405)
        .header('allow', 'GET, POST')
        .send(refused(request.id, 'METHOD_NOT_ALLOWED', GET_OR_POST)),
  });
}

/**
 * Answers an upload. No file is accepted from a caller without a token, and only few from one whose token may be
 * invented: the link of a self-registration is a token too, and its purpose is only known when the form has been read.
 */
async function answerUpload(
  answering: Answering,
  rates: RateLimits,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { parts } = answering;
  const caller = callerOf(request);
  if (!parts.callers.isVerified(caller.token)) {
    if (!caller.token) return reply.code(401).send(refused(request.id, 'UNAUTHENTICATED', 'Please login to continue'));
    await rates.spendCost(parts.callers.keyOf(caller), STRANGER_UPLOAD_COST);
  }
  const operation = await readUpload(request, reply);
  return await answerOperation(answering, request, reply, operation);
}
