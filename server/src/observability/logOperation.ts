import type { FastifyBaseLogger } from 'fastify';
import type { OperationEnd } from './OperationEnd.ts';

/** Logs one line for each operation, without variables, tokens and queries in addresses of calls. */
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
      ...sourcesOf(calls),
      ...(codes.length > 0 && { codes: [...new Set(codes)] }),
      agent: userAgentClass(userAgent),
    },
    'operation',
  );
}

/** Counts the calls that a replica answered, and those that the primary answered instead; empty without a replica. */
function sourcesOf(calls: OperationEnd['calls']): Record<string, number> {
  const by = (source: string) => calls.filter((call) => call.source === source).length;
  const [replica, primary] = [by('replica'), by('primary')];
  return replica + primary > 0 ? { byReplica: replica, byPrimary: primary } : {};
}

const CLASSES: readonly [name: string, pattern: RegExp][] = [
  ['bot', /bot|crawl|spider/i],
  ['browser', /^Mozilla\//],
  ['tool', /^(curl|wget|python|node|undici|axios|okhttp|java|go-http|postman|insomnia)/i],
];

/** Returns the kind of client; the header itself is too long, and reveals too much. */
function userAgentClass(header: string | undefined): string {
  if (!header) return 'none';
  return CLASSES.find(([, pattern]) => pattern.test(header))?.[0] ?? 'other';
}
