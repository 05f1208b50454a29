import type { FastifyRequest } from 'fastify';
import type { Caller } from '../gateway/GatewayCalls.ts';

export function callerOf(request: FastifyRequest, traceparent?: string): Caller {
  return { token: bearer(request), requestId: request.id, caller: request.ip, traceparent };
}

function bearer({ headers }: FastifyRequest): string | null {
  const match = /^Bearer ([\w.~+/=-]+)$/i.exec(headers.authorization ?? '');
  return match?.[1] ?? null;
}
