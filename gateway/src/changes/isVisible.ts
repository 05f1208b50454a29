import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayReadChanges, type Recorded, type RecordedResources } from './recordedResources.ts';

/**
 * Returns SQL of whether a user who works in the branches `own` (the name of a parameter; empty means all) may see
 * changes `c`: the history reveals no more than the records themselves (S7, S12).
 */
export const areVisible = (recorded: RecordedResources, session: GatewaySession, own: string): string =>
  recorded.all
    .filter(({ resource }) => resource.table === FILES || resource.branch?.lists === 'own')
    .map(
      (kind) => `(c.record <> '${kind.resource.table}' or ${isVisible(recorded, session, kind, 'c.record_id', own)})`,
    )
    .join(' and ');

/** The same for one record: by the branch that it has, or had when it was deleted. */
export function isVisible(
  recorded: RecordedResources,
  session: GatewaySession,
  { resource: { table, branch } }: Recorded,
  id: string,
  own: string,
): string {
  if (table === FILES) return isVisibleFile(recorded, session, id, own);
  if (branch?.lists !== 'own') return `cardinality(${own}::uuid[]) >= 0`;
  return `(cardinality(${own}::uuid[]) = 0 or coalesce(
    (select t.${branch.field} from ${table} t where t.id = ${id}),
    (select (g.before ->> '${branch.field}')::uuid from changes g
      where g.record = '${table}' and g.record_id = ${id} and g.after is null order by g.id desc limit 1)
    ) = any(${own}::uuid[]))`;
}

const FILES = 'file_imports';

/** Names of a file and its sheets may identify people: they are only visible to users who may see changes of such records. */
function isVisibleFile({ all }: RecordedResources, session: GatewaySession, id: string, own: string): string {
  const paths = all
    .filter((kind) => kind.resource.table !== FILES && mayReadChanges(kind, session))
    .map(({ path }) => path);
  return `(cardinality(${own}::uuid[]) >= 0 and exists (select from file_imports i where i.id = ${id} and i.record in (${listed(paths)})))`;
}

/** Never empty, as SQL allows no empty list. */
const listed = (paths: readonly string[]) => ['', ...paths].map((path) => `'${path}'`).join();
