import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { filteredFields } from './recordShape.ts';

/** The field whose record a filter is chosen within, as a district within its province. */
export const withinOf = (field: RecordField) => (field.kind === 'reference' ? field.within : undefined);

/** Filters that a choice in one of them takes back: what stands within it, and within that. */
export function namesWithin(record: RecordDeclaration, name: string): string[] {
  const inside = filteredFields(record).flatMap(([each, field]) => (withinOf(field) === name ? [each] : []));
  return inside.flatMap((each) => [each, ...namesWithin(record, each)]);
}

/** The filters of a list; what stands within another comes after it. */
export function filtersInOrder(record: RecordDeclaration): (readonly [string, RecordField])[] {
  const depth = (field: RecordField): number => {
    const above = record.fields[withinOf(field) ?? ''];
    return above ? 1 + depth(above) : 0;
  };
  return filteredFields(record).toSorted(([, one], [, other]) => depth(one) - depth(other));
}
