import type { FastifyRequest } from 'fastify';

/** Server-sent events. */
export const EVENTS = 'text/event-stream';

/** Whether who asks takes events, among whatever else; who says nothing takes anything. */
export function acceptsEvents({ headers: { accept = '*/*' } }: Pick<FastifyRequest, 'headers'>): boolean {
  return accept.split(',').some((one) => /^\s*(\*\/\*|text\/\*|text\/event-stream)\s*(;|$)/i.test(one));
}
