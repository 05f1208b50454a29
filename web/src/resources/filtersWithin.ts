import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { filteredFields } from './recordShape.ts';

/** Returns the field whose record contains the choices of a filter, such as the province of a district. */
export const withinOf = (field: RecordField) => (field.kind === 'reference' ? field.within : undefined);

/** Returns the filters to remove when a filter changes: those within it, directly or indirectly. */
export function namesWithin(record: RecordDeclaration, name: string): string[] {
  const inside = filteredFields(record).flatMap(([each, field]) => (withinOf(field) === name ? [each] : []));
  return inside.flatMap((each) => [each, ...namesWithin(record, each)]);
}

/** Returns the filters of a list; a filter within another one comes after it. */
export function filtersInOrder(record: RecordDeclaration): (readonly [string, RecordField])[] {
  const depth = (field: RecordField): number => {
    const above = record.fields[withinOf(field) ?? ''];
    return above ? 1 + depth(above) : 0;
  };
  return filteredFields(record).toSorted(([, one], [, other]) => depth(one) - depth(other));
}
