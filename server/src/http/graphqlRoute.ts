import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '../execution/limits.ts';
import { type RateLimits, rateKey } from '../execution/rateLimits.ts';
import { type Answering, answerOperation } from './answerOperation.ts';
import { callerOf } from './callerOf.ts';
import { isUpload, readUpload } from './readUpload.ts';
import { refused } from './refused.ts';

/** Mounts Apollo at `/graphql`. POST only: a query in an address would be logged and cached on its way. */
export function graphqlRoute(app: FastifyInstance, answering: Answering, rates: RateLimits): void {
  // Left unread here: the form is read while its operation runs.
  app.addContentTypeParser('multipart/form-data', (_request, _form, done) => done(null));
  // A text cannot be an operation, and only a JSON request cannot come from another site's form.
  app.removeContentTypeParser('text/plain');
  app.post(
    '/graphql',
    { bodyLimit: LIMITS.bodyBytes, onRequest: (request) => rates.refuseSpent(rateKey(callerOf(request))) },
    (request, reply) =>
      isUpload(request)
        ? answerUpload(answering, request, reply)
        : answerOperation(answering, request, reply, request.body),
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
async function answerUpload(answering: Answering, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!callerOf(request).token) {
    return reply.code(401).send(refused(request.id, 'UNAUTHENTICATED', 'Please login to continue'));
  }
  const operation = await readUpload(request, reply);
  return await answerOperation(answering, request, reply, operation);
}
