import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refused } from './graphqlRoute.ts';

/** What goes wrong before GraphQL is reached (no JSON, too large), in the shape of its errors; never a stack. */
export function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    request.log.error(error);
    return reply
      .code(status)
      .send(refused('Something went wrong, please try again later', 'INTERNAL_SERVER_ERROR', status));
  }
  const code = status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST';
  return reply.code(status).send(refused(error.message, code, status));
}
