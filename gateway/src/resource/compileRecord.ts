import { bahtSql } from '../database/bahtSql.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayDo } from '../http/requirePermission.ts';
import type { Field, Resource } from './defineResource.ts';
import type { ListQuery } from './listQuery.ts';

export interface CompiledRecord {
  /** SQL of one record as JSON. */
  sql: string;
  joins: ReadonlySet<string>;
}

type Shape = Pick<ListQuery, 'projection' | 'addon' | 'locale'>;
type Tree = Map<string, Tree | string>;

/** Returns SQL of the record as one JSON object, with only the requested fields. */
export function compileRecord(resource: Resource, shape: Shape, session: GatewaySession): CompiledRecord {
  const joins = new Set<string>();
  const tree: Tree = new Map();
  const withheld: string[] = [];
  for (const [path, field] of chooseFields(resource, shape)) {
    if (!mayKnow(field, session)) {
      if (field.personalTo) withheld.push(path);
      continue;
    }
    if (field.join) joins.add(field.join);
    place(tree, path.split('.'), fieldJson(field, shape.locale));
  }
  // Names the withheld fields, so that a reader cannot mistake them for empty ones.
  if (withheld.length > 0) tree.set('withheld', `'${JSON.stringify(withheld)}'::json`);
  return { sql: objectJson(resource, tree, ''), joins };
}

/** Whether a user may read a field that is restricted within the record. */
export function mayKnow(
  { personalTo, readableBy }: Pick<Field, 'personalTo' | 'readableBy'>,
  session: GatewaySession,
): boolean {
  if (readableBy && !mayDo(session, readableBy.objectCode, readableBy.action)) return false;
  return !personalTo || personalTo.some((page) => mayDo(session, page, 'Read'));
}

function chooseFields(resource: Resource, { projection, addon }: Shape): [string, Field][] {
  const requested = [...(projection ?? []), ...addon];
  const found = new Set<string>();
  const chosen = Object.entries(resource.fields).filter(([path, field]) => {
    if (field.matches) return false;
    const names = requested.filter((name) => covers(name, path, field));
    for (const name of names) found.add(name);
    return path === 'id' || names.length > 0 || (projection === null && !field.addon && !field.ofBranches);
  });
  const missing = requested.find((name) => !found.has(name));
  if (missing) throw refuseField(addon.includes(missing) ? 'addon' : 'projection', `has no field "${missing}"`);
  return chosen;
}

/**
 * Whether a name in a projection includes the field: `tier` includes everything below it; `conditions.value` includes
 * the list that contains it.
 */
function covers(name: string, path: string, field: Field): boolean {
  return name === path || path.startsWith(`${name}.`) || (field.type === 'json' && name.startsWith(`${path}.`));
}

function place(tree: Tree, [name = '', ...rest]: string[], sql: string): void {
  if (rest.length === 0) {
    tree.set(name, sql);
    return;
  }
  const nested = tree.get(name);
  const branch: Tree = nested instanceof Map ? nested : new Map();
  tree.set(name, branch);
  place(branch, rest, sql);
}

/** `json_build_object` takes a hundred arguments; wider records are merged from several objects. */
const MAX_PAIRS = 40;

function objectJson(resource: Resource, tree: Tree, path: string): string {
  const pairs = [...tree].map(([name, value]) => {
    const below = path ? `${path}.${name}` : name;
    return `'${name}', ${value instanceof Map ? objectJson(resource, value, below) : value}`;
  });
  const object =
    pairs.length <= MAX_PAIRS ? `json_build_object(${pairs.join(', ')})` : `(${chunks(pairs).join(' || ')})`;
  const join = resource.nullable?.[path];
  return join ? `case when ${join}.id is null then null else ${object} end` : object;
}

function chunks(pairs: readonly string[]): string[] {
  const starts = Array.from({ length: Math.ceil(pairs.length / MAX_PAIRS) }, (_, index) => index * MAX_PAIRS);
  return starts.map((start) => `jsonb_build_object(${pairs.slice(start, start + MAX_PAIRS).join(', ')})`);
}

function fieldJson({ type, sql, inLanguage }: Field, locale: Shape['locale']): string {
  if (inLanguage && locale) return inLanguage(locale);
  return type === 'money' ? bahtSql(sql) : sql;
}
