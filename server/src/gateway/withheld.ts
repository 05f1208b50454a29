import { malformed } from './GatewayError.ts';
import { derived, type NestedField, type ValueField } from './recordType.ts';
import type { WireRecord } from './wire.ts';

/** What the gateway left out of a record because the role may not know it. */
const withheldOf = ({ withheld }: WireRecord): readonly unknown[] => (Array.isArray(withheld) ? withheld : []);

/** Whether personal data was left out; a field that every such person has is requested to find out. */
export const personalHidden: ValueField<boolean> = derived(['phone'], (record) => withheldOf(record).length > 0);

/** Whether the field was left out. */
export const isWithheld = (path: string): ValueField<boolean> =>
  derived([path], (record) => withheldOf(record).includes(path));

/** null where the field was withheld; otherwise it must be there. */
export function unlessWithheld<T>(path: string, field: ValueField<T>): ValueField<T> {
  return derived(field.wire, (record) => {
    if (withheldOf(record).includes(path)) return null;
    // Whatever runs the operation takes an error that stands in a field for that field's failure.
    return field.read(record) ?? (malformed(`${path} is missing.`) as T);
  });
}

/**
 * The same for what the wire carries inside the record; where it is missing the record is missing, and reported as
 * such.
 */
export function nestedUnlessWithheld<T>(path: string, field: NestedField<T>): NestedField<T> {
  return {
    ...field,
    pick: (record) => (withheldOf(record).includes(path) ? null : (field.pick(record) ?? 'missing')),
  };
}
