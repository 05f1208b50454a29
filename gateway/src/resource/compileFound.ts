import type { GatewaySession } from '../http/GatewayContext.ts';
import { compileRecord } from './compileRecord.ts';
import type { Resource } from './defineResource.ts';
import { compileSort, compileWhere, from, MAX_UNPAGED_ROWS } from './listParts.ts';
import type { ListQuery } from './listQuery.ts';
import { Parameters } from './Parameters.ts';
import { type ListMemory, unchangedSince } from './rememberedList.ts';
import type { Statement } from './Statement.ts';

/**
 * Compiles a list whose records are expensive to find into one statement that returns one JSON text: it searches once,
 * for the total and for the ids of the page, and then reads only the records of the page. With a `memory`, it searches
 * for total and page only if a record has changed since.
 */
export function compileFound(
  resource: Resource,
  query: ListQuery,
  session: GatewaySession,
  thaiSort: boolean,
  memory: ListMemory | null,
): Statement {
  const parameters = new Parameters();
  const record = compileRecord(resource, query, session);
  const where = compileWhere(resource, query, session, parameters);
  const order = compileSort(resource, query.sort, thaiSort);
  const limit = parameters.add(query.limit ?? MAX_UNPAGED_ROWS + 1);
  const keys = order.terms.map(({ expression }, place) => `, ${expression} as key${place}`).join('');
  const byKeys = [...order.terms.map(({ way }, place) => `key${place} ${way}`), `id ${order.idWay}`].join(', ');
  const ids = `array(select id from found order by ${byKeys} limit ${limit}::int offset ${parameters.add(query.skip)}::int)`;
  const total = '(select count(*)::int from found)';
  const fromMemory = memory?.remembered ?? null;
  const unlessSame = (sql: string, remembered: () => string) =>
    fromMemory ? `case when (select yes from same) then ${remembered()} else ${sql} end` : sql;
  const preface = `with ${fromMemory ? `same as materialized (${unchangedSince(resource, fromMemory.snapshot, parameters)}),` : ''}
    found as materialized (select t.id${keys} ${from(resource, [where.joins, order.joins])} where ${where.sql}),
    chosen as materialized (select ${unlessSame(ids, () => `${parameters.add(fromMemory?.ids)}::uuid[]`)} as ids,
      ${query.limit === null ? '0' : unlessSame(total, () => `${parameters.add(fromMemory?.total)}::int`)} as total),
    page as (select ${record.sql} as record ${from(resource, [record.joins, order.joins])}
      where t.id = any(array(select unnest(ids) from chosen)) order by ${order.sql}),
    listed as (select count(*)::int as rows, coalesce(json_agg(record), '[]') as result from page)`;
  if (query.limit === null) {
    return { text: `${preface} select rows, result::text as body from listed`, values: parameters.values };
  }
  const body = "json_build_object('total', json_build_array(json_build_object('count', total)), 'result', result)";
  const facts = memory ? ', total, ids, pg_current_snapshot()::text as snapshot' : '';
  return {
    text: `${preface} select rows, ${body}::text as body${facts} from listed cross join chosen`,
    values: parameters.values,
  };
}
