import { malformed } from './GatewayError.ts';
import { derived, type NestedField, type ValueField } from './recordType.ts';
import type { WireRecord } from './wire.ts';

/** Returns the fields that the gateway left out of a record because the role may not read them. */
const withheldOf = ({ withheld }: WireRecord): readonly unknown[] => (Array.isArray(withheld) ? withheld : []);

/** Whether personal data was left out; to find out, a field that every such person has is requested. */
export const personalHidden: ValueField<boolean> = derived(['phone'], (record) => withheldOf(record).length > 0);

/** Whether the field was left out. */
export const isWithheld = (path: string): ValueField<boolean> =>
  derived([path], (record) => withheldOf(record).includes(path));

/** Reads a field; null if it was withheld, an error if it is missing otherwise. */
export function unlessWithheld<T>(path: string, field: ValueField<T>): ValueField<T> {
  return derived(field.wire, (record) => {
    if (withheldOf(record).includes(path)) return null;
    // The executor treats an error as the value of a field as that field's failure.
    return field.read(record) ?? (malformed(`${path} is missing.`) as T);
  });
}

/** The same for a nested record; if it is missing although not withheld, the field is reported as an error. */
export function nestedUnlessWithheld<T>(path: string, field: NestedField<T>): NestedField<T> {
  return {
    ...field,
    pick: (record) => (withheldOf(record).includes(path) ? null : (field.pick(record) ?? 'missing')),
  };
}
