import type { Recorded, RecordedResources } from './recordedResources.ts';

/**
 * SQL: whether users who work in the branches `own` (the name of a parameter; empty means all) may see changes `c`: the
 * history reveals no more than the records themselves (S7).
 */
export const ofOwnBranches = ({ all }: RecordedResources, own: string): string =>
  all
    .filter(({ resource }) => resource.branch?.lists === 'own')
    .map((kind) => `(c.record <> '${kind.resource.table}' or ${isOfOwnBranch(kind, 'c.record_id', own)})`)
    .join(' and ');

/** The same of one record: by the branch that it has, or had when it went. */
export function isOfOwnBranch({ resource: { table, branch } }: Recorded, id: string, own: string): string {
  if (branch?.lists !== 'own') return `cardinality(${own}::uuid[]) >= 0`;
  return `(cardinality(${own}::uuid[]) = 0 or coalesce(
    (select t.${branch.field} from ${table} t where t.id = ${id}),
    (select (g.before ->> '${branch.field}')::uuid from changes g
      where g.record = '${table}' and g.record_id = ${id} and g.after is null order by g.id desc limit 1)
    ) = any(${own}::uuid[]))`;
}
