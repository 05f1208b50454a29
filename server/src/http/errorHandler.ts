import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { codeOfStatus, type ErrorCode } from '../execution/errorCodes.ts';
import { RateLimited } from '../execution/rateLimits.ts';
import { GatewayUnavailable } from '../gateway/GatewayError.ts';
import type { Observer } from '../observability/openObserver.ts';
import { refused } from './refused.ts';
import { setRateHeaders } from './setRateHeaders.ts';

type Problem = FastifyError | RateLimited | GatewayUnavailable;

/** Reports failures before GraphQL is reached (no JSON, too large) in the format of GraphQL errors, never with a stack. */
export function createErrorHandler(observer: Observer) {
  return (error: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const code = codeOf(error);
    observer.refused(code);
    return answer(error, request, reply);
  };
}

function codeOf(error: Problem): ErrorCode {
  if (error instanceof RateLimited) return 'RATE_LIMITED';
  return error instanceof GatewayUnavailable ? 'UPSTREAM_UNAVAILABLE' : codeOfStatus(error.statusCode ?? 500);
}

function answer(error: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RateLimited) {
    const { message, retryAfter, rate } = error;
    setRateHeaders(reply, rate);
    reply.code(429).header('retry-after', String(retryAfter));
    return reply.send(refused(request.id, 'RATE_LIMITED', message, { retryAfter }));
  }
  if (error instanceof GatewayUnavailable) {
    return reply.code(503).send(refused(request.id, 'UPSTREAM_UNAVAILABLE', 'The shop’s service does not answer'));
  }
  const status = error.statusCode ?? 500;
  const code = codeOfStatus(status);
  if (status < 500) return reply.code(status).send(refused(request.id, code, error.message));
  request.log.error(error);
  return reply.code(status).send(refused(request.id, code, 'Something went wrong, please try again later'));
}
