import type { FastifyRequest } from 'fastify';
import { LargeJson, refuseLarge } from './refuseLargeJson.ts';

/**
 * The operation that stands in an address; null where it cannot be read, which is Apollo's to tell. Nothing of it is
 * logged or kept: the log has no addresses with their queries, and no answer may be cached.
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

/** With its question mark; empty for any other way to send an operation. */
export function searchOf({ method, url }: FastifyRequest): string {
  const at = method === 'GET' ? url.indexOf('?') : -1;
  return at === -1 ? '' : url.slice(at);
}
