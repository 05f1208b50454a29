import type { FastifyBaseLogger } from 'fastify';
import type { OperationEnd } from './OperationEnd.ts';
import { userAgentClass } from './userAgentClass.ts';

/** One line for each operation. No variable, no token, no address of a call with its query. */
export function logOperation(log: FastifyBaseLogger, end: OperationEnd): void {
  const { requestId, name, hash, kind, trusted, ms, status, cost, codes, calls, userAgent } = end;
  log.info(
    {
      requestId,
      operation: name?.slice(0, 64) ?? hash?.slice(0, 12) ?? null,
      kind,
      trusted,
      ms: Math.round(ms * 10) / 10,
      status,
      cost,
      calls: calls.length,
      ...(codes.length > 0 && { codes: [...new Set(codes)] }),
      agent: userAgentClass(userAgent),
    },
    'operation',
  );
}
