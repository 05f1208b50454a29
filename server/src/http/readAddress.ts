import type { FastifyRequest } from 'fastify';

/**
 * The operation that stands in an address; null where it cannot be read, which is Apollo's to tell. Nothing of it is
 * logged or kept: the log has no addresses with their queries, and no answer may be cached.
 */
export function readAddress({ query }: FastifyRequest): unknown {
  const { query: text, operationName, variables, extensions } = query as Record<string, unknown>;
  try {
    return {
      ...(text !== undefined && { query: text }),
      ...(operationName !== undefined && { operationName }),
      ...(variables !== undefined && { variables: JSON.parse(String(variables)) }),
      ...(extensions !== undefined && { extensions: JSON.parse(String(extensions)) }),
    };
  } catch {
    return null;
  }
}

/** With its question mark; empty for any other way to send an operation. */
export function searchOf({ method, url }: FastifyRequest): string {
  const at = method === 'GET' ? url.indexOf('?') : -1;
  return at === -1 ? '' : url.slice(at);
}
