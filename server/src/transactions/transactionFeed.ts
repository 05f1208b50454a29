import { isUuid } from '@taem/domain/contract/isUuid.ts';
import { GraphQLError } from 'graphql';
import { planOf } from '../gateway/plan.ts';
import { readRecords } from '../gateway/records.ts';
import { resourceOf } from '../gateway/resourceOf.ts';
import { selectionOf } from '../gateway/selection.ts';
import type { QueryResolvers, Transaction } from '../generated/schema.ts';
import { transactionQuery } from './transactionQuery.ts';

const MOST = 500;

/** A cursor is the id of its sale, because ids are in the order in which sales were recorded. */
export const transactionFeed: NonNullable<QueryResolvers['transactionFeed']> = async (_, args, context, info) => {
  const { after = null, filter } = args;
  const first = args.first ?? 100;
  if (first < 1 || first > MOST) throw refused(`first must be from 1 to ${MOST}.`);
  if (after !== null && !isUuid(after)) throw refused('after must be a cursor that was given before.');
  const resource = { ...resourceOf(context.records, 'Transaction'), path: 'transactions/recorded' };
  const { projection } = planOf(context.records, selectionOf(info), 'Transaction');
  const criteria = filter ? await transactionQuery(filter, context) : {};
  const { rows } = await context.gateway.list(resource, { ...criteria, after, limit: first + 1, projection });
  const page = rows.slice(0, first);
  const nodes = await readRecords<Transaction>(context, info, 'Transaction', page);
  const edges = nodes.map((node, index) => ({ node, cursor: String(page[index]?.id) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? after,
    },
  };
};

const refused = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
