import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { canSortBy } from './askableFields.ts';
import { branchConditions } from './branchScope.ts';
import { boundsOf, compileFilter } from './compileFilter.ts';
import type { Resource } from './defineResource.ts';
import { containing, foldedPattern } from './foldedPattern.ts';
import type { ListQuery } from './listQuery.ts';
import type { Parameters } from './Parameters.ts';
import { type ListKey, listKey } from './rememberedList.ts';

/** A longer list is not for people to read at once: it must be requested page by page. */
export const MAX_UNPAGED_ROWS = 10_000;

/** Returns SQL of a table as `t`, with the used joins. */
export function from(resource: Resource, used: readonly ReadonlySet<string>[]): string {
  const joined = used.flatMap((joins) => [...joins]);
  const names = new Set(joined.flatMap((name) => [resource.joins?.[name]?.behind ?? name, name]));
  const joins = [...names].map((name) => {
    const join = resource.joins?.[name];
    if (!join) throw new Error(`${resource.path} has no join ${name}`);
    return ` left join ${join.table} ${name} on ${join.on}`;
  });
  return `from ${resource.table} t${joins.join('')}`;
}

/** The parts of a query that narrow a list. */
export type Narrowing = Pick<ListQuery, 'filter' | 'keyword' | 'branchId' | 'days'>;

export function compileWhere(resource: Resource, query: Narrowing, session: GatewaySession, parameters: Parameters) {
  const filter = compileFilter(resource, query.filter, parameters, 'filter', boundsOf(session.branchIds));
  const conditions = [filter.sql];
  conditions.push(...rowConditions(resource, session));
  if (resource.listed && !asksById(query.filter)) conditions.push(resource.listed);
  conditions.push(...branchConditions(resource, query.branchId, session.branchIds, (value) => parameters.add(value)));
  if (query.days && resource.within) conditions.push(resource.within(query.days, parameters));
  const joins = new Set(filter.joins);
  if (query.keyword) conditions.push(compileKeyword(resource, query.keyword, parameters, joins));
  return { sql: conditions.join(' and '), joins };
}

/** Returns the conditions for every row of a resource that a session reads. */
export function rowConditions({ visibleRows }: Pick<Resource, 'visibleRows'>, session: GatewaySession) {
  return [visibleRows?.(session)].filter((condition) => typeof condition === 'string');
}

/** A record requested by its id is found whether or not lists include it. */
export const asksById = (filter: unknown): boolean => typeof filter === 'object' && filter !== null && 'id' in filter;

function compileKeyword(resource: Resource, keyword: string, parameters: Parameters, joins: Set<string>): string {
  const written = resource.readKeyword?.(keyword) ?? keyword;
  if (resource.findByKeyword) return resource.findByKeyword(written, parameters);
  const searched = [...resource.fieldByPath.values()].filter((field) => field.searched);
  for (const { join } of searched) if (join) joins.add(join);
  const plain = searched.flatMap(({ sql, searchedPlain }) => (searchedPlain ? [sql] : []));
  const kept = searched.flatMap((field) => (typeof field.searched === 'string' ? [field.searched] : []));
  // Translated names are also found by their English text, whatever language is returned.
  const folded = searched.flatMap((field) => [
    ...(field.searchedPlain || typeof field.searched === 'string' ? [] : [foldedSql(field.sql)]),
    ...(field.inLanguage ? [foldedSql(field.inLanguage('en-US'))] : []),
  ]);
  if (kept.length + folded.length + plain.length === 0) throw refuseField('keyword', 'is not possible here');
  const pattern = kept.length + folded.length > 0 ? parameters.add(foldedPattern(written)) : '';
  const found = [
    ...[...new Set(kept)].map((text) => keptFind(resource, text, pattern)),
    ...[...new Set(folded)].map((text) => `${text} like ${pattern}`),
    ...plain.map((sql) => plainFind(sql, written, parameters)),
  ];
  return `(${found.join(' or ')})`;
}

/** Searches the table's stored text in its index, before any row is read. */
const keptFind = ({ table, searchText }: Resource, text: string, pattern: string): string =>
  text === searchText
    ? `t.id in (select t.id from ${table} t where ${text} like ${pattern})`
    : `${text} like ${pattern}`;

const foldedSql = (sql: string): string => `fold_search(${sql})`;

/**
 * Searches numbers as they are stored, as digits have no case and then need no second comparison; also finds keywords
 * typed on other keyboards.
 */
function plainFind(sql: string, keyword: string, parameters: Parameters): string {
  const patterns = [...new Set([containing(keyword), foldedPattern(keyword)])];
  const hasCase = keyword.toLowerCase() !== keyword.toUpperCase();
  return `${sql} ${hasCase ? 'ilike' : 'like'} any(${parameters.add(patterns)}::text[])`;
}

/**
 * Always ends with the id, in the direction of the last key: otherwise, rows that are equal could change places between
 * two pages. Ids grow with time, so that of two sales in one second the newer comes first where the newest are first;
 * rows can be compared with a mark, and one index serves both directions.
 */
export function compileSort(resource: Resource, requested: ListQuery['sort'], thaiSort: boolean) {
  const joins = new Set<string>();
  const sort = requested.length > 0 ? requested : resource.defaultSort ? [resource.defaultSort] : [];
  const terms = sort.map(([path, direction]) => {
    const field = resource.fieldByPath.get(path);
    if (!field || !canSortBy(field)) {
      throw refuseField(`sort.${path}`, 'is not a field that can be sorted by');
    }
    if (field.join) joins.add(field.join);
    const collation = field.type === 'text' && thaiSort ? ' collate "th-x-icu"' : '';
    const expression = `${field.sql}${collation}`;
    const empty = field.plainOrder ? '' : direction === 1 && !field.emptyLast ? ' nulls first' : ' nulls last';
    const way = `${direction === 1 ? 'asc' : 'desc'}${empty}`;
    return { expression, way, key: listKey(field, expression, direction), direction };
  });
  const last = terms.at(-1);
  const key: ListKey | null = last && terms.length === 1 ? last.key : null;
  const idWay = last?.direction === -1 ? 'desc' : 'asc';
  const sql = [...terms.map(({ expression, way }) => `${expression} ${way}`), `t.id ${idWay}`].join(', ');
  return { sql, terms, joins, key, idWay };
}
