import type { GatewaySession } from '../http/GatewayContext.ts';
import { branchConditions } from './branchScope.ts';
import { compileFound } from './compileFound.ts';
import { compileRecord } from './compileRecord.ts';
import type { Resource } from './defineResource.ts';
import { inBranches } from './inBranches.ts';
import {
  asksById,
  compileSort,
  compileWhere,
  from,
  MAX_UNPAGED_ROWS,
  type Narrowing,
  rowConditions,
} from './listParts.ts';
import type { ListQuery } from './listQuery.ts';
import { Parameters } from './Parameters.ts';
import { behindMark, type ListMemory, MARK_STEP, markBefore, marksOf, unchangedSince } from './rememberedList.ts';
import type { Statement } from './Statement.ts';
import { visibleTo } from './visibleTo.ts';

export type { Statement };

/** SQL that replaces a table: rows calculated for one request, with its parameters. */
export interface ListSource {
  sql: string;
  parameters: Parameters;
  /** A `with` clause that the SQL reads from: its rows are then cheap to read again and expensive to materialize. */
  before?: string;
}

/**
 * Compiles a whole list into one statement that returns one JSON text. If the page is the last one, the total follows
 * from the page; otherwise it is counted, with a `memory` only if the list has changed since.
 */
export function compileList(
  declared: Resource,
  query: ListQuery,
  session: GatewaySession,
  thaiSort: boolean,
  source: ListSource | null = null,
  memory: ListMemory | null = null,
): Statement {
  const resource = visibleTo(declared, session, query.branchId);
  if (isFoundFirst(resource, query, memory)) return compileFound(resource, query, session, thaiSort, memory);
  const parameters = source?.parameters ?? new Parameters();
  const record = compileRecord(resource, query, session);
  const where = compileWhere(resource, query, session, parameters);
  const order = compileSort(resource, query.sort, thaiSort);
  const limit = parameters.add(query.limit ?? MAX_UNPAGED_ROWS + 1);
  const skip = parameters.add(query.skip);
  const choose = (what: string, joins: readonly ReadonlySet<string>[], more = '', offset = skip) =>
    `select ${what} ${from(resource, joins)}
    where ${where.sql}${more} order by ${order.sql} limit ${limit}::int offset ${offset}::int`;
  const remembered = memory?.remembered ?? null;
  const mark = remembered && order.key ? markBefore(remembered, query.skip) : null;
  const chooseIds = () => {
    const ids = `array(${choose('t.id', [where.joins, order.joins])})`;
    if (!mark || !order.key) return ids;
    const near = parameters.add(query.skip - mark.before);
    const behind = ` and ${behindMark(order.key, mark, parameters)}`;
    return `case when (select yes from same) then array(${choose('t.id', [where.joins], behind, near)}) else ${ids} end`;
  };
  // When rows are skipped, or a source is cheap to read again, ids are chosen first, so that no records are built only
  // to be discarded.
  const page = (source ? !source.before : query.skip === 0)
    ? choose(`${record.sql} as record`, [record.joins, where.joins, order.joins])
    : `select ${record.sql} as record ${from(resource, [record.joins, order.joins])}
    where t.id = any(${chooseIds()}) order by ${order.sql}`;
  const before = [
    ...(source ? [tableOf(resource.table, source)] : []),
    ...(remembered ? [`same as materialized (${unchangedSince(resource, remembered.snapshot, parameters)})`] : []),
  ];
  const preface = `with ${[...before, 'page'].join(', ')} as (${page})`;
  const rows = `from (select count(*)::int as rows, coalesce(json_agg(record), '[]') as result from page) p`;
  if (query.limit === null) {
    return { text: `${preface} select rows, result::text as body ${rows}`, values: parameters.values };
  }
  const all = `${from(resource, [where.joins])} where ${where.sql}`;
  const count = `case when rows < ${limit}::int and (rows > 0 or ${skip}::int = 0) then ${skip}::int + rows
    ${remembered ? `when (select yes from same) then ${parameters.add(remembered.total)}::int` : ''}
    else (select count(*)::int ${all}) end`;
  const counted = `counted as materialized (select rows, result, ${count} as total ${rows})`;
  const body = "json_build_object('total', json_build_array(json_build_object('count', total)), 'result', result)";
  const facts = memory
    ? `, total, pg_current_snapshot()::text as snapshot, ${remembered ? '(select yes from same)' : 'false'} as unchanged,
    ${order.key && query.skip >= MARK_STEP && !remembered?.marks ? marksOf(order.key, order.sql, all) : 'null::json'} as marks`
    : '';
  return {
    text: `${preface}, ${counted} select rows, ${body}::text as body${facts} from counted`,
    values: parameters.values,
  };
}

/**
 * Whether ids are searched first: for a keyword with a separate index, and for filters of large lists. PostgreSQL
 * cannot estimate how many records such a filter matches, and would visit each one in the order of the list to find the
 * last few.
 */
function isFoundFirst(resource: Resource, { keyword, filter, limit }: ListQuery, memory: ListMemory | null): boolean {
  if (keyword !== null && resource.findByKeyword) return true;
  const isNarrowed = Object.keys(Object(filter)).length > 0 && !asksById(filter);
  return resource.endsWithCaller === true && memory === null && limit !== null && isNarrowed;
}

/** Returns SQL of the ids of all records that a list matches, up to `most`. */
export function compileIds(declared: Resource, query: Narrowing, session: GatewaySession, most: number): Statement {
  const resource = visibleTo(declared, session, query.branchId);
  const parameters = new Parameters();
  const { sql, joins } = compileWhere(resource, query, session, parameters);
  const text = `select t.id ${from(resource, [joins])} where ${sql} order by t.id limit ${parameters.add(most)}::int`;
  return { text, values: parameters.values };
}

/** Returns SQL of a list's rows, from `from` to `where`; the rows are named `t`, with the requested joins beside them. */
export function compileSource(
  declared: Resource,
  query: Narrowing,
  session: GatewaySession,
  parameters: Parameters,
  joins: ReadonlySet<string> = new Set(),
): string {
  const resource = visibleTo(declared, session, query.branchId);
  const where = compileWhere(resource, query, session, parameters);
  return `${from(resource, [where.joins, joins])} where ${where.sql}`;
}

/**
 * Returns SQL of the ids of a page, with the additional condition `more`: they are found first, so that only their
 * records are read.
 */
export function compilePage(
  declared: Resource,
  query: ListQuery,
  session: GatewaySession,
  parameters: Parameters,
  more: string,
): string {
  const resource = visibleTo(declared, session, query.branchId);
  const where = compileWhere(resource, query, session, parameters);
  const order = compileSort(resource, query.sort, false);
  return `select t.id ${from(resource, [where.joins, order.joins])} where ${where.sql} and ${more}
    order by ${order.sql} limit ${parameters.add(query.limit)}::int offset ${parameters.add(query.skip)}::int`;
}

/** Returns SQL of every row of a list, each as JSON text, to be read with a cursor. */
export function compileRows(
  declared: Resource,
  query: ListQuery,
  session: GatewaySession,
  thaiSort: boolean,
  source: ListSource | null = null,
): Statement {
  const resource = visibleTo(declared, session, query.branchId);
  const parameters = source?.parameters ?? new Parameters();
  const record = compileRecord(resource, query, session);
  const where = compileWhere(resource, query, session, parameters);
  const order = compileSort(resource, query.sort, thaiSort);
  const text = `${withRows(resource, source)}select ${record.sql}::text as row ${from(resource, [record.joins, where.joins, order.joins])}
    where ${where.sql} order by ${order.sql}`;
  return { text, values: parameters.values };
}

/** Returns the `with` clause before a statement whose table is calculated for it. */
export const withRows = ({ table }: Resource, source: ListSource | null) =>
  source ? `with ${tableOf(table, source)} ` : '';

const tableOf = (table: string, { sql, before }: ListSource) =>
  before ? `${before}, ${table} as not materialized (${sql})` : `${table} as materialized (${sql})`;

export function compileGet(
  declared: Resource,
  id: string,
  shape: Pick<ListQuery, 'projection' | 'addon' | 'locale'>,
  session: GatewaySession,
): Statement {
  const resource = inBranches(declared, null, session.branchIds);
  const record = compileRecord(resource, shape, session);
  const parameters = new Parameters();
  const conditions = [`t.id = ${parameters.add(id)}`];
  conditions.push(...rowConditions(resource, session));
  conditions.push(...branchConditions(resource, null, session.branchIds, (value) => parameters.add(value)));
  return {
    text: `select ${record.sql}::text as body ${from(resource, [record.joins])} where ${conditions.join(' and ')}`,
    values: parameters.values,
  };
}
