import type { FastifyRequest } from 'fastify';

/** The media type of server-sent events. */
export const EVENTS = 'text/event-stream';

/** Whether the client accepts events, among other types; one without the header accepts anything. */
export function acceptsEvents({ headers: { accept = '*/*' } }: Pick<FastifyRequest, 'headers'>): boolean {
  return accept.split(',').some((one) => /^\s*(\*\/\*|text\/\*|text\/event-stream)\s*(;|$)/i.test(one));
}
