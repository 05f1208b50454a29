import { isLogPosition, NEVER_REACHED, READ_AFTER, READ_AFTER_SECONDS } from '@taem/domain/contract/readAfter.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Stores the position in a browser, so that all tabs send it without a script. */
const COOKIE = 'taem-read-after';
const IN_COOKIE = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`);

/** Returns the position of the caller's last write, from the cookie or from the header that programs send. */
export function readAfterOf({ headers }: FastifyRequest): string | undefined {
  const stated = headers[READ_AFTER] ?? IN_COOKIE.exec(headers.cookie ?? '')?.[1];
  if (stated === undefined) return undefined;
  return typeof stated === 'string' && isLogPosition(stated) ? stated : NEVER_REACHED;
}

export function stateReadAfter(reply: FastifyReply, position: string): void {
  const cookie = `${COOKIE}=${position}; Path=/; Max-Age=${READ_AFTER_SECONDS}; HttpOnly; SameSite=Strict`;
  reply.header(READ_AFTER, position).header('set-cookie', cookie);
}
