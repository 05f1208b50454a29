import type { GatewaySession } from '../http/GatewayContext.ts';
import { type ListSource, withRows } from './compileQuery.ts';
import { compileRecord } from './compileRecord.ts';
import type { Field, Resource } from './defineResource.ts';
import { compileWhere, from } from './listParts.ts';
import type { ListQuery } from './listQuery.ts';
import type { Statement } from './Statement.ts';
import { visibleTo } from './visibleTo.ts';

/** Returns SQL of the sums of number fields over all rows of a list, as one record with only those fields. */
export function compileSums(
  declared: Resource,
  query: ListQuery,
  session: GatewaySession,
  paths: readonly string[],
  source: ListSource,
): Statement {
  const resource = visibleTo(declared, session);
  const where = compileWhere(resource, query, session, source.parameters);
  const added = paths.map((path): [string, Field] => {
    const field = resource.fields[path];
    if (!field) throw new Error(`${resource.path} has no field ${path}`);
    return [path, { ...field, sql: `coalesce(sum(${field.sql}), 0)` }];
  });
  const sums: Resource = { ...resource, fields: Object.fromEntries(added), nullable: {} };
  const record = compileRecord(sums, { projection: null, addon: [], locale: null }, session);
  // If the user may see none of the sums, there is no aggregate left; `having` still makes it a single row.
  const text = `${withRows(resource, source)}select ${record.sql}::text as body
    ${from(resource, [record.joins, where.joins])} where ${where.sql} having true`;
  return { text, values: source.parameters.values };
}
