import type { Field, Resource } from './defineResource.ts';

/**
 * The resource with its sums over branches as those of one branch, or of all `own`; without any of them, of every branch. The
 * ids are checked where they are read: nothing else of a request gets into the SQL.
 */
export function inBranches(resource: Resource, branchId: string | null, own: readonly string[]): Resource {
  const summed = [...resource.fieldByPath].filter(([, { ofBranches }]) => ofBranches);
  if (summed.length === 0) return resource;
  const within = (column: string) =>
    [branchId ? [branchId] : [], own]
      .filter((ids) => ids.length > 0)
      .map((ids) => ` and ${column} = any('{${ids.join()}}'::uuid[])`)
      .join('');
  const changed = summed.map(([path, field]): [string, Field] => [
    path,
    { ...field, sql: field.ofBranches?.(within) ?? field.sql },
  ]);
  return {
    ...resource,
    fields: { ...resource.fields, ...Object.fromEntries(changed) },
    fieldByPath: new Map([...resource.fieldByPath, ...changed]),
  };
}

/** A figure that is summed over branches. */
export const ofBranches = (sql: NonNullable<Field['ofBranches']>): Field => ({
  type: 'integer',
  sql: sql(() => ''),
  ofBranches: sql,
  emptyLast: true,
});
