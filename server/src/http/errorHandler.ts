import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { codeOfStatus } from '../execution/errorCodes.ts';
import { RateLimited } from '../execution/rateLimits.ts';
import type { Observer } from '../observability/openObserver.ts';
import { refused } from './refused.ts';

/** What goes wrong before GraphQL is reached (no JSON, too large), in the shape of its errors; never a stack. */
export function createErrorHandler(observer: Observer) {
  return (error: FastifyError | RateLimited, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const code = error instanceof RateLimited ? 'RATE_LIMITED' : codeOfStatus(error.statusCode ?? 500);
    observer.refused(code);
    return answer(error, request, reply);
  };
}

function answer(error: FastifyError | RateLimited, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RateLimited) {
    const { message, retryAfter } = error;
    reply.code(429).header('retry-after', String(retryAfter));
    return reply.send(refused(request.id, 'RATE_LIMITED', message, { retryAfter }));
  }
  const status = error.statusCode ?? 500;
  const code = codeOfStatus(status);
  if (status < 500) return reply.code(status).send(refused(request.id, code, error.message));
  request.log.error(error);
  return reply.code(status).send(refused(request.id, code, 'Something went wrong, please try again later'));
}
