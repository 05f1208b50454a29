import { readText } from '@taem/domain/reading/text.ts';
import { faultWords } from '@taem/domain/reading/words.ts';
import { type Problem, refuseFields } from './errors.ts';

/** Compared with a hash as they were typed. */
const SECRETS: ReadonlySet<string> = new Set(['pin', 'authorize_pin', 'custom_pin']);

/**
 * A body with each text as it is kept, which is empty where nothing of it is seen (docs/adr/0122). What cannot be kept is refused
 * at its field.
 */
export function readTexts(body: unknown): unknown {
  const problems: Problem[] = [];
  const read = readPart(body, [], problems);
  if (problems.length > 0) throw refuseFields(problems);
  return read;
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
