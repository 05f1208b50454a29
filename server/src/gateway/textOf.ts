import { malformed } from './GatewayError.ts';

/** Reads a text of the wire; empty if it is missing, but throws if it is malformed. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw malformed('A text is none.');
}

/** Reads a list of texts of the wire; empty if it is missing, but throws for a null entry. */
export function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  if (value.includes(null)) throw malformed('An entry of a list is none.');
  return value.map(textOf);
}
