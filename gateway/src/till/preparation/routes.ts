import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MAX_SALES_TO_PREPARE, MAX_STATION_LENGTH } from '@taem/domain/limits.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { answer } from '../../http/envelope.ts';
import type { AreaRoutes, GatewaySession } from '../../http/GatewayContext.ts';
import { route } from '../../http/route.ts';
import { branchesOf } from '../../resource/branchesOf.ts';
import { Moment, orNull, TextOrNull, Uuid } from '../../resource/jsonShapes.ts';
import { branchParameter } from '../../resource/listQuery.ts';
import { fixed } from '../../resource/resourceOperations.ts';
import { readPreparation } from './readPreparation.ts';
import { type LineAddress, tick, untick } from './writePreparation.ts';

const tag = 'payment';
const read = { objectCodes: [PAGE.preparation], action: 'Read' } as const;
const write = { objectCodes: [PAGE.preparation], action: 'Write' } as const;

const ticked = { prepared_at: orNull(Moment), prepared_by_name: TextOrNull };

const Preparation = fixed({
  stations: Type.Array(Type.String()),
  orders: Type.Array(
    Type.Object({
      id: Uuid,
      transaction_no: Type.String(),
      paid_at: Moment,
      customer_name: orNull(
        Type.String({ description: 'First name; null for a guest, and for users who may not read members.' }),
      ),
      sold_by_name: TextOrNull,
      lines: Type.Array(
        Type.Object({
          line: Type.Integer({ description: 'Its position in the sale.' }),
          station: Type.String(),
          name: Type.String(),
          qty: Type.Integer({ description: 'Pieces sold less those returned.' }),
          options: Type.Array(Type.String()),
          note: TextOrNull,
          ...ticked,
        }),
      ),
    }),
  ),
  more: Type.Integer({ description: 'Number of further sales.' }),
});

const PreparedLine = fixed({ transaction_id: Uuid, line: Type.Integer(), ...ticked });

/** Extension: what kitchens and bars have to prepare (docs/adr/0142). */
export const preparationRoutes: AreaRoutes = async (app, { database, salesNotices }) => {
  /** Writes, and then notifies the stations of the branch. */
  async function written(session: GatewaySession, run: typeof tick, address: LineAddress) {
    const work = (client: DatabaseClient) => run(client, session, address);
    const { branchId, prepared } = await database.inTransaction(session.realmId, work);
    salesNotices.preparedChanged(session.realmId, branchId);
    return answer(prepared);
  }

  route(app, 'GET /preparation', {
    id: 'listPreparation',
    summary: `Lines of sales that stations have to prepare, and those ticked within ten minutes: of the sales of the business day, earliest payment first, at most ${MAX_SALES_TO_PREPARE}`,
    tag,
    permission: read,
    query: Type.Object({
      ...branchParameter,
      station: Type.Optional(
        Type.String({ maxLength: MAX_STATION_LENGTH, description: 'Only lines of this station.' }),
      ),
      transaction_id: Type.Optional(
        Type.String({
          format: 'uuid',
          description: 'Only this sale: all lines to prepare, whatever its day, including ticked ones.',
        }),
      ),
    }),
    payload: Preparation,
    handle: async ({ query, session }) => {
      const scope = {
        branches: branchesOf(query.branch_id, session),
        station: query.station || null,
        sale: query.transaction_id || null,
      };
      return answer(await database.withRealm(session.realmId, (client) => readPreparation(client, session, scope)));
    },
  });

  route(app, 'POST /preparation/:sale/:line', {
    id: 'tickPreparation',
    summary:
      'Tick a line of a sale as prepared; a line that is already ticked is unchanged, and the answer says by whom and when it was ticked',
    tag,
    permission: write,
    payload: PreparedLine,
    handle: ({ params, session }) => written(session, tick, params),
  });

  route(app, 'DELETE /preparation/:sale/:line', {
    id: 'untickPreparation',
    summary: 'Remove the tick of a line, so that it has to be prepared again',
    tag,
    permission: write,
    payload: PreparedLine,
    handle: ({ params, session }) => written(session, untick, params),
  });
};
