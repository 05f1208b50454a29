import type { RecordField } from './field.ts';

/**
 * Returns the name of a field on the wire: `retail_price` for `retailPrice`, unless its declaration has another. The
 * creation time, which no record declares, is `time`.
 */
export function wireName(name: string, field?: Pick<RecordField, 'wire'>): string {
  if (!field && name === 'createdAt') return 'time';
  return field?.wire ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
