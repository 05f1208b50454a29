import type { FastifyBaseLogger } from 'fastify';
import type { OperationEnd } from './OperationEnd.ts';

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
      ...sourcesOf(calls),
      ...(codes.length > 0 && { codes: [...new Set(codes)] }),
      agent: userAgentClass(userAgent),
    },
    'operation',
  );
}

/** How many calls a replica answered, and the primary in its place; nothing without a replica. */
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

/** The kind of client; the header itself is too long, and reveals too much. */
function userAgentClass(header: string | undefined): string {
  if (!header) return 'none';
  return CLASSES.find(([, pattern]) => pattern.test(header))?.[0] ?? 'other';
}
