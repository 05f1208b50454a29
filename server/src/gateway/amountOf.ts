import { malformed } from './GatewayError.ts';

/** Reads a figure of the wire, also one sent as text; 0 if it is missing, but throws if it is malformed. */
export function amountOf(value: unknown): number {
  if (value === null || value === undefined) return 0;
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof read === 'number' && Number.isFinite(read)) return read;
  throw malformed('A figure is no number.');
}
