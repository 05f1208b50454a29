import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../execution/limits.ts';

/** Whether the variables of a request are larger than any operation needs. */
export function areTooLarge({ headers }: Pick<FastifyRequest, 'headers'>, operation: unknown): boolean {
  const { variables } = (operation ?? {}) as { variables?: unknown };
  // Measures only if the whole request is large enough.
  if (Number(headers['content-length'] ?? 0) <= LIMITS.variablesBytes) return false;
  return Buffer.byteLength(JSON.stringify(variables) ?? '') > LIMITS.variablesBytes;
}
