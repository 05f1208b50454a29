import type { RecordField } from './field.ts';

/** Name of a field on the wire: `retailPrice` is `retail_price`, unless its declaration says another. */
export function wireName(name: string, field?: Pick<RecordField, 'wire'>): string {
  return field?.wire ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
