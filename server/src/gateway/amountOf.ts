import { malformed } from './GatewayError.ts';

/** A figure of the wire, also one that is sent as text; 0 for what the wire leaves out, and never for what it garbles. */
export function amountOf(value: unknown): number {
  if (value === null || value === undefined) return 0;
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof read === 'number' && Number.isFinite(read)) return read;
  throw malformed('A figure is no number.');
}
