import type { Field, FieldType, OnBranches, Resource } from './defineResource.ts';

/**
 * Returns the resource with its branch-dependent fields calculated for one branch, or for all of `own`; with neither,
 * for every branch. The ids are validated when they are read: nothing else of a request gets into the SQL.
 */
export function inBranches(resource: Resource, branchId: string | null, own: readonly string[]): Resource {
  const dependent = [...resource.fieldByPath].filter(([, { ofBranches }]) => ofBranches);
  if (dependent.length === 0) return resource;
  const ofOwn = among(own);
  const within: OnBranches = (column) => among(branchId ? [branchId] : [])(column) + ofOwn(column);
  const changed = dependent.map(([path, field]): [string, Field] => [
    path,
    { ...field, sql: field.ofBranches?.(within, ofOwn) ?? field.sql },
  ]);
  return {
    ...resource,
    fields: { ...resource.fields, ...Object.fromEntries(changed) },
    fieldByPath: new Map([...resource.fieldByPath, ...changed]),
  };
}

const among =
  (ids: readonly string[]): OnBranches =>
  (column) =>
    ids.length > 0 ? ` and ${column} = any('{${ids.join()}}'::uuid[])` : '';

/** Returns a field whose figure depends on branches. */
export const ofBranches = (type: FieldType, sql: NonNullable<Field['ofBranches']>): Field => ({
  type,
  sql: sql(among([]), among([])),
  ofBranches: sql,
  emptyLast: true,
});
