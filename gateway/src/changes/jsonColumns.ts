import type { Resource } from '../resource/defineResource.ts';

/** JSON columns that no field writes. */
const BESIDE_FIELDS = ['i18n', 'answers'];

/** Returns the columns that contain JSON: as values of a record they are text. */
export function jsonColumns({ fieldByPath }: Pick<Resource, 'fieldByPath'>): ReadonlySet<string> {
  const written = [...fieldByPath.values()].flatMap(({ type, write }) =>
    type === 'json' && write ? [write.column] : [],
  );
  return new Set([...written, ...BESIDE_FIELDS]);
}
