import type { Multipart } from '@fastify/multipart';
import { jsonTextFault } from '@taem/domain/contract/jsonFault.ts';
import type { FastifyRequest } from 'fastify';
import { refuseField } from './errors.ts';

/** The parts of a multipart form. One that is cut off or has no boundary is the sender's mistake, not ours. */
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

/** The form reader names what the limits refuse by a code, and throws plain errors for what it cannot read. */
function refuseForm(error: unknown): never {
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')) throw error;
  throw refuseField('body', 'The form cannot be read.');
}
