import { jsonFault, jsonTextFault } from '@taem/domain/contract/jsonFault.ts';
import type { FastifyInstance } from 'fastify';
import { type Problem, refuseFields } from './errors.ts';

/** Checks for all routes, before anything processes them, how deep and wide the JSON of a body and of an address is. */
export function refuseLargeJson(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query }) => {
    const problems: Problem[] = [];
    const look = (path: string, message: string | null) => {
      if (message) problems.push({ path, message });
    };
    // A form is read later, field by field.
    if (typeof body === 'object' && body !== null) look('body', jsonFault(body));
    for (const [name, value] of Object.entries(query as Record<string, unknown>))
      for (const text of Array.isArray(value) ? value : [value])
        if (typeof text === 'string') look(name, jsonTextFault(text));
    if (problems.length > 0) throw refuseFields(problems);
  });
}
