import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../execution/limits.ts';

/** Levels of the deepest input are far fewer; what is sent to go deeper than the stack would end in a fault of ours. */
const DEEPEST = 100;

/** Whether the variables of a request are larger or deeper than any question needs. */
export function areTooLarge({ headers }: Pick<FastifyRequest, 'headers'>, operation: unknown): boolean {
  const { variables } = (operation ?? {}) as { variables?: unknown };
  if (isDeeper(variables, DEEPEST)) return true;
  // Measured only where the whole request is large enough.
  if (Number(headers['content-length'] ?? 0) <= LIMITS.variablesBytes) return false;
  return Buffer.byteLength(JSON.stringify(variables) ?? '') > LIMITS.variablesBytes;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const name in value) if (isDeeper((value as Record<string, unknown>)[name], levels - 1)) return true;
  return false;
}
