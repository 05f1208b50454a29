import { readText } from '@taem/domain/reading/text.ts';
import { faultWords } from '@taem/domain/reading/words.ts';
import type { FastifyInstance } from 'fastify';
import { type Problem, refuseFields } from './errors.ts';

/** Compared with a hash, so they are left as typed. */
const SECRETS: ReadonlySet<string> = new Set([
  ...['password', 'current_password', 'client_secret'],
  ...['pin', 'authorize_pin', 'custom_pin', 'authorize_code'],
]);

/** Normalises the texts of every JSON body before anything else reads them, so that what is checked is what is stored. */
export function readBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (typeof request.body === 'object' && request.body !== null) request.body = readTexts(request.body);
  });
}

/**
 * Returns a body with each text in the form in which it is stored: empty if nothing of it is visible (docs/adr/0122).
 * Refuses texts that cannot be stored, at their fields.
 */
export function readTexts<Body extends object>(body: Body): Body {
  const problems: Problem[] = [];
  const read = readPart(body, [], problems);
  if (problems.length > 0) throw refuseFields(problems);
  return read as Body;
}

function readPart(part: unknown, path: readonly string[], problems: Problem[]): unknown {
  if (typeof part === 'string') {
    const reading = readText(part, { lines: true });
    if (!('fault' in reading)) return reading.value ?? '';
    problems.push({ path: path.join('.'), message: faultWords(reading.fault).en });
    return part;
  }
  if (Array.isArray(part)) return part.map((below, at) => readPart(below, [...path, String(at)], problems));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, below]) => [
      name,
      SECRETS.has(name) ? below : readPart(below, [...path, name], problems),
    ]),
  );
}
