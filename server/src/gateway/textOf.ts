import { malformed } from './GatewayError.ts';

/** A text of the wire; empty for what the wire leaves out, and never for what it garbles. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw malformed('A text is none.');
}
