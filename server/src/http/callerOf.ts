import type { FastifyRequest } from 'fastify';
import type { Caller } from '../gateway/GatewayCalls.ts';
import { localeOf } from '../gateway/locale.ts';
import { readAfterOf } from './readAfter.ts';

export function callerOf(request: FastifyRequest, traceparent?: string): Caller {
  const { id: requestId, ip: caller, headers } = request;
  const locale = localeOf(headers['accept-language']);
  return {
    token: bearer(request),
    requestId,
    caller,
    client: clientOf(request),
    locale,
    traceparent,
    readAfter: readAfterOf(request),
  };
}

/**
 * Returns the client's name from the headers of GraphQL clients: displayed in the history of changes, never used for a
 * decision.
 */
function clientOf({ headers }: FastifyRequest): string | undefined {
  const name = headers['apollographql-client-name'];
  return typeof name === 'string' && /^[\w.-]{1,40}$/.test(name) ? name : undefined;
}

function bearer({ headers }: FastifyRequest): string | null {
  const match = /^Bearer ([\w.~+/=-]+)$/i.exec(headers.authorization ?? '');
  return match?.[1] ?? null;
}
