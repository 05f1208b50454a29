import { malformed } from './GatewayError.ts';

/** A text of the wire; empty for what the wire leaves out, and never for what it garbles. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw malformed('A text is none.');
}

/** Texts of a list of the wire; none for what the wire leaves out, and never for an entry that says nothing. */
export function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  if (value.includes(null)) throw malformed('An entry of a list is none.');
  return value.map(textOf);
}
