import { malformed } from './GatewayError.ts';
import { isWireRecord } from './wire.ts';

/** Reads texts that an answer must have; throws if one is missing. */
export function requiredTexts<Name extends string>(answer: unknown, names: readonly Name[]): Record<Name, string> {
  const record = isWireRecord(answer) ? answer : {};
  const read = names.map((name) => {
    const value = record[name];
    if (typeof value !== 'string' || value === '') throw malformed(`The answer has no ${name}.`);
    return [name, value] as const;
  });
  return Object.fromEntries(read) as Record<Name, string>;
}
