import type { RecordDeclaration } from './defineRecord.ts';
import { filterName } from './filterName.ts';
import { wireName } from './wireName.ts';

export interface WireFilter {
  readonly filter: Readonly<Record<string, unknown>>;
  /** The branch of figures; only if the record has such figures. */
  readonly branchId?: unknown;
}

/** Converts a list's filter to the names of the wire; values stay unchanged. */
export function listFilter(
  { fields }: Pick<RecordDeclaration, 'fields'>,
  criteria: Readonly<Record<string, unknown>>,
): WireFilter {
  const names = new Map(Object.entries(fields).map(([name, field]) => [filterName(name, field), name]));
  const given = Object.entries(criteria).filter(([, value]) => value !== null && value !== undefined);
  const filter = given.flatMap(([filtered, value]) => {
    if (filtered === 'ids') return [['id', { $in: value }]];
    const name = names.get(filtered);
    if (filtered === 'branchId' && !name) return [];
    const field = fields[name ?? filtered];
    const wire = wireName(name ?? filtered, field);
    return [[wire, field?.filtered === 'atMost' ? { $lte: Number(value) } : value]];
  });
  const { branchId } = criteria;
  return { filter: Object.fromEntries(filter), ...(branchId && !names.has('branchId') ? { branchId } : {}) };
}
