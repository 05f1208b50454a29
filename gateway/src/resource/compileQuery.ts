import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { canSortBy } from './askableFields.ts';
import { branchConditions } from './branchScope.ts';
import { compileFilter } from './compileFilter.ts';
import { compileRecord, mayKnow } from './compileRecord.ts';
import type { Resource } from './defineResource.ts';
import { Parameters } from './Parameters.ts';
import type { ListQuery } from './readListQuery.ts';
import {
  behindMark,
  type ListKey,
  type ListMemory,
  listKey,
  MARK_STEP,
  markBefore,
  marksOf,
  unchangedSince,
} from './rememberedList.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** More than this is not a list that anybody reads: it must be asked for page by page. */
export const MOST_UNPAGED_ROWS = 10_000;

const NO_JOINS: ReadonlySet<string> = new Set();

/** SQL that stands in for a table: rows that are worked out for one request, with the values they are worked out from. */
export interface ListSource {
  sql: string;
  parameters: Parameters;
}

/**
 * A whole list in one statement that gives one JSON text. The count is taken from the page itself when the page is the
 * last one, and counted only otherwise; with a `memory` only when the list has changed since it was counted.
 */
export function compileList(
  declared: Resource,
  query: ListQuery,
  session: GatewaySession,
  thaiSort: boolean,
  source: ListSource | null = null,
  memory: ListMemory | null = null,
): Statement {
  const resource = knownTo(declared, session);
  const parameters = source?.parameters ?? new Parameters();
  const record = compileRecord(resource, query, session);
  const asked = compileWhere(resource, query, session, parameters);
  // What an index of its own has found, or what is dear to look up, is looked at once, for the page and for its total.
  const isFoundFirst = asked.isDear || (query.keyword !== null && resource.findByKeyword !== undefined);
  const found = isFoundFirst ? `select t.id ${from(resource, [asked.joins])} where ${asked.sql}` : null;
  const where = found ? { sql: 't.id in (select id from found)', joins: NO_JOINS } : asked;
  const order = compileSort(resource, query.sort, thaiSort, memory !== null);
  const limit = parameters.add(query.limit ?? MOST_UNPAGED_ROWS + 1);
  const skip = parameters.add(query.skip);
  const choose = (what: string, joins: readonly ReadonlySet<string>[], more = '', offset = skip) =>
    `select ${what} ${from(resource, joins)}
    where ${where.sql}${more} order by ${order.sql} limit ${limit}::int offset ${offset}::int`;
  const known = memory?.known ?? null;
  const mark = known && order.key ? markBefore(known, query.skip) : null;
  const chooseIds = () => {
    const ids = `array(${choose('t.id', [where.joins, order.joins])})`;
    if (!mark || !order.key) return ids;
    const near = parameters.add(query.skip - mark.before);
    const behind = ` and ${behindMark(order.key, mark, parameters)}`;
    return `case when (select yes from same) then array(${choose('t.id', [where.joins], behind, near)}) else ${ids} end`;
  };
  // Rows that are skipped are not made into records only to be thrown away.
  const page =
    query.skip === 0 || source
      ? choose(`${record.sql} as record`, [record.joins, where.joins, order.joins])
      : `select ${record.sql} as record ${from(resource, [record.joins, order.joins])}
    where t.id = any(${chooseIds()}) order by ${order.sql}`;
  const before = [
    ...(source ? [`${resource.table} as materialized (${source.sql})`] : []),
    ...(found ? [`found as materialized (${found})`] : []),
    ...(known ? [`same as materialized (${unchangedSince(resource, known.snapshot, parameters)})`] : []),
  ];
  const preface = `with ${[...before, 'page'].join(', ')} as (${page})`;
  const rows = `from (select count(*)::int as rows, coalesce(json_agg(record), '[]') as result from page) p`;
  if (query.limit === null) {
    return { text: `${preface} select rows, result::text as body ${rows}`, values: parameters.values };
  }
  const all = `${from(resource, [where.joins])} where ${where.sql}`;
  const count = `case when rows < ${limit}::int and (rows > 0 or ${skip}::int = 0) then ${skip}::int + rows
    ${known ? `when (select yes from same) then ${parameters.add(known.total)}::int` : ''}
    else (select count(*)::int ${found ? 'from found' : all}) end`;
  const counted = `counted as materialized (select rows, result, ${count} as total ${rows})`;
  const body = "json_build_object('total', json_build_array(json_build_object('count', total)), 'result', result)";
  const facts = memory
    ? `, total, pg_current_snapshot()::text as snapshot, ${known ? '(select yes from same)' : 'false'} as unchanged,
    ${order.key && query.skip >= MARK_STEP && !known?.marks ? marksOf(order.key, order.sql, all) : 'null::json'} as marks`
    : '';
  return {
    text: `${preface}, ${counted} select rows, ${body}::text as body${facts} from counted`,
    values: parameters.values,
  };
}

/** The ids of all records that a list asks for, up to a number of them. */
export function compileIds(
  declared: Resource,
  { filter, keyword }: Pick<ListQuery, 'filter' | 'keyword'>,
  session: GatewaySession,
  most: number,
): Statement {
  const resource = knownTo(declared, session);
  const parameters = new Parameters();
  const query = { filter, keyword, branchId: null } as ListQuery;
  const { sql, joins } = compileWhere(resource, query, session, parameters);
  const text = `select t.id ${from(resource, [joins])} where ${sql} order by t.id limit ${parameters.add(most)}::int`;
  return { text, values: parameters.values };
}

/** For who may not read what is personal, it is no field to find records by either. */
function knownTo(resource: Resource, session: GatewaySession): Resource {
  const known = [...resource.fieldByPath].filter(([, field]) => mayKnow(field, session));
  if (known.length === resource.fieldByPath.size) return resource;
  return { ...resource, fieldByPath: new Map(known), findByKeyword: undefined };
}

/** SQL of the rows that a list is of, from and where; they stand in it as `t`. */
export function compileSource(
  declared: Resource,
  query: ListQuery,
  session: GatewaySession,
  parameters: Parameters,
): string {
  const resource = knownTo(declared, session);
  const where = compileWhere(resource, query, session, parameters);
  return `${from(resource, [where.joins])} where ${where.sql}`;
}

/** SQL of the ids of a page, `more` being a condition of its own: found first, so that only they are looked up. */
export function compilePage(
  declared: Resource,
  query: ListQuery,
  session: GatewaySession,
  parameters: Parameters,
  more: string,
): string {
  const resource = knownTo(declared, session);
  const where = compileWhere(resource, query, session, parameters);
  const order = compileSort(resource, query.sort, false, false);
  return `select t.id ${from(resource, [where.joins, order.joins])} where ${where.sql} and ${more}
    order by ${order.sql} limit ${parameters.add(query.limit)}::int offset ${parameters.add(query.skip)}::int`;
}

/** Every row of a list, one JSON text each, for a cursor to go along. */
export function compileRows(
  declared: Resource,
  query: ListQuery,
  session: GatewaySession,
  thaiSort: boolean,
): Statement {
  const resource = knownTo(declared, session);
  const parameters = new Parameters();
  const record = compileRecord(resource, query, session);
  const where = compileWhere(resource, query, session, parameters);
  const order = compileSort(resource, query.sort, thaiSort, false);
  const text = `select ${record.sql}::text as row ${from(resource, [record.joins, where.joins, order.joins])}
    where ${where.sql} order by ${order.sql}`;
  return { text, values: parameters.values };
}

export function compileGet(
  resource: Resource,
  id: string,
  shape: Pick<ListQuery, 'projection' | 'addon' | 'locale'>,
  session: GatewaySession,
): Statement {
  const record = compileRecord(resource, shape, session);
  const parameters = new Parameters();
  const conditions = [`t.id = ${parameters.add(id)}`];
  if (resource.always) conditions.push(resource.always);
  conditions.push(...branchConditions(resource, null, session.branchIds, (value) => parameters.add(value)));
  return {
    text: `select ${record.sql}::text as body ${from(resource, [record.joins])} where ${conditions.join(' and ')}`,
    values: parameters.values,
  };
}

function from(resource: Resource, used: readonly ReadonlySet<string>[]): string {
  const names = new Set(used.flatMap((joins) => [...joins]));
  const joins = [...names].map((name) => {
    const join = resource.joins?.[name];
    if (!join) throw new Error(`${resource.path} has no join ${name}`);
    return ` left join ${join.table} ${name} on ${join.on}`;
  });
  return `from ${resource.table} t${joins.join('')}`;
}

function compileWhere(resource: Resource, query: ListQuery, session: GatewaySession, parameters: Parameters) {
  const filter = compileFilter(resource, query.filter, parameters);
  const conditions = [filter.sql];
  if (resource.always) conditions.push(resource.always);
  if (resource.listed && !asksById(query.filter)) conditions.push(resource.listed);
  conditions.push(...branchConditions(resource, query.branchId, session.branchIds, (value) => parameters.add(value)));
  if (query.days && resource.within) conditions.push(resource.within(query.days, parameters));
  const joins = new Set(filter.joins);
  if (query.keyword) conditions.push(compileKeyword(resource, query.keyword, parameters, joins));
  return { sql: conditions.join(' and '), joins, isDear: filter.isDear };
}

const asksById = (filter: unknown): boolean => typeof filter === 'object' && filter !== null && 'id' in filter;

function compileKeyword(resource: Resource, keyword: string, parameters: Parameters, joins: Set<string>): string {
  const written = resource.readKeyword?.(keyword) ?? keyword;
  if (resource.findByKeyword) return resource.findByKeyword(written, parameters);
  const searched = [...resource.fieldByPath.values()].filter((field) => field.searched);
  for (const { join } of searched) if (join) joins.add(join);
  const expressions = [...searched.map((field) => field.sql), ...(resource.searchedExpressions ?? [])];
  if (expressions.length === 0) throw refuseField('keyword', 'is not possible here');
  const contains = parameters.add(`%${written.replace(/[\\%_]/g, '\\$&')}%`);
  return `(${expressions.map((sql) => `${sql} ilike ${contains}`).join(' or ')})`;
}

/**
 * Always ends with the id: rows that are otherwise equal would change places between two pages. Of a remembered list it
 * goes the way of what stands before it, so that rows can be compared with a mark, and one index serves both ways.
 */
function compileSort(resource: Resource, asked: ListQuery['sort'], thaiSort: boolean, isRemembered: boolean) {
  const joins = new Set<string>();
  const sort = asked.length > 0 ? asked : resource.defaultSort ? [resource.defaultSort] : [];
  const terms = sort.map(([path, direction]) => {
    const field = resource.fieldByPath.get(path);
    if (!field || !canSortBy(field)) {
      throw refuseField(`sort.${path}`, 'is not a field that can be sorted by');
    }
    if (field.join) joins.add(field.join);
    const collation = field.type === 'text' && thaiSort ? ' collate "th-x-icu"' : '';
    const expression = `${field.sql}${collation}`;
    const way = direction === 1 ? 'asc' : 'desc';
    const sql = `${expression} ${way}${field.plainOrder ? '' : direction === 1 ? ' nulls first' : ' nulls last'}`;
    return { sql, key: listKey(field, expression, direction), direction };
  });
  const [only, ...others] = terms;
  const key: ListKey | null = isRemembered && only && others.length === 0 ? only.key : null;
  const id = isRemembered && terms.at(-1)?.direction === -1 ? 't.id desc' : 't.id';
  return { sql: [...terms.map(({ sql }) => sql), id].join(', '), joins, key };
}
