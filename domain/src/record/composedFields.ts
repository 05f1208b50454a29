import type { RecordField } from './field.ts';

/** Returns the composed fields, each with the names of its parts. */
export function composedFields(fields: Readonly<Record<string, RecordField>>): ReadonlyMap<string, readonly string[]> {
  const composed = new Map<string, readonly string[]>();
  for (const [name, { partOf }] of Object.entries(fields)) {
    if (partOf) composed.set(partOf, [...(composed.get(partOf) ?? []), name]);
  }
  return composed;
}
