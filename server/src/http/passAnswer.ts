import { READ_AFTER } from '@taem/domain/contract/readAfter.ts';
import type { FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';
import { stateReadAfter } from './readAfter.ts';

const PASSED = ['content-type', 'content-disposition', 'cache-control'];

/** The path of a resource on the wire, such as `product-categories`. */
export const RESOURCE = /^[a-z][a-z-]{0,40}$/;

/** Streams the gateway's answer through; reports if there is none. */
export async function passAnswer(
  reply: FastifyReply,
  response: Promise<Dispatcher.ResponseData>,
): Promise<FastifyReply> {
  try {
    const answer = await response;
    for (const name of PASSED) {
      const value = answer.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    const position = answer.headers[READ_AFTER];
    if (typeof position === 'string') stateReadAfter(reply, position);
    return reply.code(answer.statusCode).send(answer.body);
  } catch {
    return reply.code(503).header('cache-control', 'no-store').send();
  }
}
