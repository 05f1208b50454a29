import type { RecordField } from './field.ts';

/**
 * Name of a field on the wire: `retailPrice` is `retail_price`, unless its declaration says another. When a record was made is its
 * `time`, which none declares.
 */
export function wireName(name: string, field?: Pick<RecordField, 'wire'>): string {
  if (!field && name === 'createdAt') return 'time';
  return field?.wire ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
