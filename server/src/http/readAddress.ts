import type { FastifyRequest } from 'fastify';
import { LargeJson, refuseLarge } from './refuseLargeJson.ts';

/**
 * Reads the operation in an address; null if it is malformed, which Apollo reports. It is never logged or cached:
 * addresses are logged without their queries, and no answer may be cached.
 */
export function readAddress({ query }: FastifyRequest): unknown {
  const { query: text, operationName, variables, extensions } = query as Record<string, unknown>;
  const read = (json: unknown) => {
    const value: unknown = JSON.parse(String(json));
    refuseLarge('The request', value);
    return value;
  };
  try {
    return {
      ...(text !== undefined && { query: text }),
      ...(operationName !== undefined && { operationName }),
      ...(variables !== undefined && { variables: read(variables) }),
      ...(extensions !== undefined && { extensions: read(extensions) }),
    };
  } catch (error) {
    if (error instanceof LargeJson) throw error;
    return null;
  }
}

/** Returns the query string with its question mark; empty for any method but GET. */
export function searchOf({ method, url }: FastifyRequest): string {
  const at = method === 'GET' ? url.indexOf('?') : -1;
  return at === -1 ? '' : url.slice(at);
}
