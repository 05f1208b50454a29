import type { Context } from '../gateway/context.ts';
import { listOf } from '../gateway/envelope.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { type Page, type PageArgs, rangeOf } from '../gateway/page.ts';
import { readRecords } from '../gateway/records.ts';
import type { Operation } from '../gateway/selection.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';
import type { Change, HeldValue, LatestChangeSet, QueryResolvers } from '../generated/schema.ts';

export const changes: QueryResolvers['changes'] = async (_, { type, id, ...range }, context, info) =>
  await pageOf<Change>(context, info, 'Change', '/changes', range, { record: type, record_id: id });

export const changesOfSet: QueryResolvers['changesOfSet'] = async (_, { id, ...range }, context, info) =>
  await pageOf<Change>(context, info, 'Change', '/changes', range, { set_id: id });

export const changeSets: QueryResolvers['changeSets'] = async (_, { filter, ...range }, context, info) => {
  const { from, to, userId, type } = filter ?? {};
  const filters = { from, to, user_id: userId, record: type };
  return await pageOf<LatestChangeSet>(context, info, 'LatestChangeSet', '/change-sets', range, filters);
};

export const valuesOnDay: QueryResolvers['valuesOnDay'] = async (_, { type, id, field, day }, context, info) => {
  const query = queryOf({ record: type, record_id: id, field, day });
  const answer = await context.gateway.get(`/changes/values?${query}`);
  const values = isWireRecord(answer) ? answer.values : null;
  if (!Array.isArray(values)) throw malformed('The answer has no values.');
  return await readRecords<HeldValue>(context, info, 'HeldValue', values.filter(isWireRecord));
};

/** Loads one page of a list whose key is the last part of the path. */
async function pageOf<T>(
  context: Context,
  operation: Operation,
  type: string,
  path: string,
  args: PageArgs,
  filters: Readonly<Record<string, string | null | undefined>>,
): Promise<Page<T>> {
  const range = rangeOf(args);
  const answer = await context.gateway.get(
    `${path}?${queryOf({ ...filters, limit: String(range.limit), skip: String(range.skip) })}`,
  );
  const { rows, total } = listOf({ payload: answer }, path.slice(1).replace('-', '_'), range);
  return { items: await readRecords<T>(context, operation, type, rows as WireRecord[]), total };
}

function queryOf(filters: Readonly<Record<string, string | null | undefined>>): URLSearchParams {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(given);
}
