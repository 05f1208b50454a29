import { refuseField, refuseUnknown } from '../http/errors.ts';
import type { AreaRoutes, GatewaySession } from '../http/GatewayContext.ts';
import { requireAnyPermission } from '../http/requirePermission.ts';
import { compileGet, compileList, MOST_UNPAGED_ROWS, type Statement } from '../resource/compileQuery.ts';
import { readListQuery, readShape } from '../resource/readListQuery.ts';
import { isUuid } from '../resource/readValue.ts';
import { narrowToSession } from './narrowToSession.ts';
import { transactions } from './transactions.resource.ts';

interface JsonRow {
  rows?: number;
  body: string;
}

/** Sales, for those who may see one of the screens that show them, and of their own branches only. */
export const transactionRoutes: AreaRoutes = async (app, { database }) => {
  app.get<{ Querystring: Record<string, unknown> }>('/transactions', async (request, reply) => {
    mayRead(request.session);
    const query = readListQuery(request.query);
    const filter = narrowToSession(request.query, query.filter, request.session);
    const row = await run(request.session, compileList(transactions, { ...query, filter }, request.session, false));
    if (query.limit === null && (row?.rows ?? 0) > MOST_UNPAGED_ROWS) {
      throw refuseField('limit', `is needed: the list has more than ${MOST_UNPAGED_ROWS} rows`);
    }
    return reply.type(JSON_TYPE).send(`{"status":200,"payload":{"transactions":${row?.body ?? '[]'}}}`);
  });

  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/transactions/:id',
    async (request, reply) => {
      mayRead(request.session);
      const { id } = request.params;
      if (!isUuid(id)) throw refuseUnknown(transactions.noun);
      const statement = compileGet(transactions, id, readShape(request.query), request.session);
      const row = await run(request.session, ofOwnBranches(statement, request.session));
      if (!row) throw refuseUnknown(transactions.noun);
      return reply.type(JSON_TYPE).send(`{"status":200,"payload":{"transaction":${row.body}}}`);
    },
  );

  async function run(session: GatewaySession, { text, values }: Statement): Promise<JsonRow | undefined> {
    const answer = await database.withRealm(session.realmId, (client) => client.query<JsonRow>(text, values));
    return answer.rows[0];
  }
};

const JSON_TYPE = 'application/json; charset=utf-8';

function mayRead(session: GatewaySession): void {
  requireAnyPermission(session, transactions.read === 'everyone' ? [] : transactions.read, 'Read');
}

function ofOwnBranches({ text, values }: Statement, { branchIds }: GatewaySession): Statement {
  if (branchIds.length === 0) return { text, values };
  return { text: `${text} and t.branch_id = any($${values.length + 1}::uuid[])`, values: [...values, branchIds] };
}
