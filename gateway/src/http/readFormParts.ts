import type { Multipart } from '@fastify/multipart';
import { jsonTextFault } from '@taem/domain/contract/jsonFault.ts';
import type { FastifyRequest } from 'fastify';
import { refuseField } from './errors.ts';

/**
 * Yields the parts of a multipart form. A form that is cut off or has no boundary is the sender's mistake, not a fault
 * of the gateway.
 */
export async function* readFormParts(
  request: FastifyRequest,
  limits: { fileSize?: number } = {},
): AsyncGenerator<Multipart> {
  const parts = request.parts({ limits });
  while (true) {
    const next = await parts.next().catch(refuseForm);
    if (next.done) return;
    const part = next.value;
    const fault = part.type === 'field' && typeof part.value === 'string' ? jsonTextFault(part.value) : null;
    if (fault) throw refuseField(part.fieldname, fault);
    yield part;
  }
}

/** The form parser throws errors with a code for exceeded limits, and plain errors for a form that it cannot read. */
function refuseForm(error: unknown): never {
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')) throw error;
  throw refuseField('body', 'The form cannot be read.');
}
