import { refuseFields } from './errors.ts';

/** A name with a typing error would otherwise narrow nothing, without a word: figures of all time, or every sale. */
export function refuseUnknownNames(query: Readonly<Record<string, unknown>>, known: readonly string[]): void {
  const unknown = Object.keys(query).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw refuseFields(unknown.map((path) => ({ path, message: 'is not known here' })));
}
