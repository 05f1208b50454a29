import { type Static, Type } from '@sinclair/typebox';
import type { Database } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { parameter } from '../http/parameter.ts';
import { bodyOfList } from '../resource/bodyOfList.ts';
import { compileList, compileSource } from '../resource/compileQuery.ts';
import { type ListQuery, listQueryFrom, listQueryOf, MAX_ROWS } from '../resource/listQuery.ts';
import { Parameters } from '../resource/Parameters.ts';
import { isUuid } from '../resource/readValue.ts';
import { transactions } from '../sales/transactions.resource.ts';
import { narrowToSession } from './narrowToSession.ts';
import { runJson } from './readTransaction.ts';

/**
 * Ids are ordered by the time they were created, and a sale may be visible before one with an earlier id whose
 * transaction takes longer. Writing a sale takes less than a minute, so that all sales older than that are visible.
 */
const SETTLED = `(select encode(substring(int8send((extract(epoch from now() - interval '60 seconds') * 1000)::bigint) from 3)
  || decode('00000000000000000000', 'hex'), 'hex')::uuid)`;

const { skip, sort, keyword, search_term, ...rest } = listQueryOf(transactions, 'Transaction').properties;
export const RecordedQuery = Type.Object({
  ...rest,
  after: parameter(
    {
      type: 'string',
      title: 'AfterParameter',
      description: 'Id of the sale to read on from; from the first sale on without it.',
      examples: ['0190a000-0000-7000-8000-00000000abcd'],
    },
    (value, name) => {
      if (value === undefined || value === '') return null;
      if (!isUuid(value)) throw refuseField(name, 'must be the id of a sale');
      return value;
    },
  ),
});

/** Returns, as text, a list of sales in the order in which they were recorded, after the one whose id is `after`. */
export async function recordedSales(
  database: Database,
  session: GatewaySession,
  request: Static<typeof RecordedQuery>,
): Promise<string> {
  const own = listQueryFrom({ ...request, skip: 0, sort: [], keyword: null, search_term: null });
  const limit = own.limit ?? MAX_ROWS;
  const { after } = request;
  const parameters = new Parameters();
  const found = compileSource(
    transactions,
    { ...own, filter: narrowToSession(request, own.filter, session) },
    session,
    parameters,
  );
  const behind = after === null ? '' : ` and t.id > ${parameters.add(after.toLowerCase())}::uuid`;
  const ids = `select t.id ${found}${behind} and t.id < ${SETTLED} order by t.id limit ${parameters.add(limit)}::int`;
  const source = { sql: `select * from transactions where id in (${ids})`, parameters };
  const whole = { ...own, limit: null, skip: 0, filter: {}, keyword: null, branchId: null };
  const inOrder: ListQuery = { ...whole, sort: [['id', 1]] };
  return bodyOfList(await runJson(database, session, compileList(transactions, inOrder, session, false, source)), null);
}
