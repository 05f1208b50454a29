import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MAX_COUNT_ENTRIES, MAX_COUNTED, MAX_REASON_LENGTH } from '@taem/domain/stock/countedLine.ts';
import { hasThaiSort } from '../../database/hasThaiSort.ts';
import { answer } from '../../http/envelope.ts';
import { refuseField, refuseUnknown } from '../../http/errors.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { goneSignal } from '../../http/goneSignal.ts';
import { route } from '../../http/route.ts';
import { createImportTurns } from '../../import/ImportTurns.ts';
import { openPlace } from '../../import/openPlace.ts';
import { readImportForm } from '../../import/readImportForm.ts';
import { bodyOfList } from '../../resource/bodyOfList.ts';
import { compileList } from '../../resource/compileQuery.ts';
import { oneOf, orNull, TextOrNull, Uuid } from '../../resource/jsonShapes.ts';
import type { ListQuery } from '../../resource/listQuery.ts';
import { mountReads, sendJson } from '../../resource/mountReads.ts';
import { readBack } from '../../resource/readBack.ts';
import { isUuid } from '../../resource/readValue.ts';
import { fixed, resourceOperations } from '../../resource/resourceOperations.ts';
import { runJson } from '../../resource/runJson.ts';
import { closeCount } from './closeCount.ts';
import { countLines } from './countLines.ts';
import { COUNT_FILE, countsOfFile, enterFile } from './countsOfFile.ts';
import { enterCounts } from './enterCounts.ts';
import { findCount, refuseClosed } from './findCount.ts';
import { stockCounts } from './stockCounts.ts';

const tag = 'stock';
const permission = { objectCodes: [PAGE.stockCount], action: 'Write' } as const;
const { list } = resourceOperations(countLines);
const Count = resourceOperations(stockCounts).update.payload;

const Entry = Type.Object(
  {
    id: Type.String({ ...Uuid, description: 'Chosen by the device: sending it again has no further effect.' }),
    product_id: Type.Optional(orNull(Uuid)),
    code: Type.Optional(orNull(Type.String({ maxLength: 50, description: 'As scanned, in place of `product_id`.' }))),
    mode: oneOf<'ADD' | 'SET'>(
      ['ADD', 'SET'],
      'ADD: this number of pieces in addition. SET: this number in total, replacing `seen`.',
    ),
    qty: orNull(Type.Integer({ minimum: 0, maximum: MAX_COUNTED, description: 'null with SET withdraws the count.' })),
    seen: Type.Optional(
      orNull(Type.Integer({ description: 'The total that SET takes the place of; null where there was none.' })),
    ),
  },
  { additionalProperties: false },
);

/** Extension: stock counts, their sheets and their entries (docs/adr/0172). */
export const stockCountRoutes: AreaRoutes = async (app, context) => {
  const { database } = context;
  const thaiSort = await hasThaiSort(database);

  const turns = createImportTurns();
  mountReads(app, context, countLines, thaiSort);

  route(app, 'POST /stock-counts/:id/entries', {
    id: 'enterStockCount',
    summary:
      'Record counted pieces, all entries or none; pieces of several people are added up, and a total that the sender has not seen is never overwritten',
    tag,
    permission,
    body: Type.Object(
      {
        entries: Type.Array(Entry, { minItems: 1, maxItems: MAX_COUNT_ENTRIES }),
        add_lines: Type.Optional(
          Type.Boolean({
            description: 'Whether to add products that are not on the sheet; they are refused otherwise.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    payload: list.payload,
    refusals: ['COUNT_CLOSED', 'COUNT_CHANGED', 'TOO_MANY_COUNTED', 'NOT_ON_SHEET', 'COUNTED_ELSEWHERE'],
    handle: async ({ params, session, body }, reply) => {
      const { entries, add_lines } = body;
      for (const [place, { mode, qty, product_id, code }] of entries.entries()) {
        if (mode === 'ADD' && qty === null) throw refuseField(`entries.${place}.qty`, 'is required');
        if (!product_id && !code?.trim()) throw refuseField(`entries.${place}.code`, 'is required');
      }
      const row = await database.inTransaction(session.realmId, async (client) => {
        const { productIds } = await enterCounts(client, session, params.id, entries, { addLines: add_lines === true });
        const filter = { count_id: params.id, product_id: { $in: productIds.slice(0, 100) } };
        return runJson(client, compileList(countLines, { ...WHOLE, filter }, session, thaiSort));
      });
      return sendJson(reply, countLines.listKey, bodyOfList(row, 100));
    },
  });

  route(app, 'POST /stock-counts/:id/file', {
    id: 'enterStockCountFile',
    summary:
      'Record the counted pieces of a CSV or XLSX file, by code: all of its rows or none; sending the same file again has no further effect',
    tag,
    permission,
    form: Type.Object({
      image: Type.String({ contentMediaType: 'application/octet-stream', description: 'The file.' }),
      choices: Type.Optional(
        Type.String({
          description:
            '`{"replace": true}`: the file replaces what was counted of its products; otherwise its pieces are added.',
        }),
      ),
    }),
    payload: fixed({
      rows: Type.Integer({ description: 'Rows that were taken: 0 where the same file was taken before.' }),
    }),
    refusals: ['COUNT_CLOSED', 'TOO_MANY_COUNTED', 'NOT_ON_SHEET', 'TOO_LARGE', 'TOO_MANY_ATTEMPTS'],
    handle: async (request, reply) => {
      const { params, session } = request;
      const place = await openPlace(turns, request, async (path) => ({
        ...(await readImportForm(request, path, COUNT_FILE)),
        path,
      }));
      return await turns
        .whenFree(async () => {
          const rows = await countsOfFile(params.id, place.sent, goneSignal(reply));
          const replaces = place.sent.choices.replace === true;
          const taken = await database.inTransaction(session.realmId, (client) =>
            enterFile(client, session, params.id, rows, replaces),
          );
          return answer({ rows: taken });
        })
        .finally(place.close);
    },
  });

  route(app, 'POST /stock-counts/:id/lines/:productId/reason', {
    id: 'explainCountDifference',
    summary: 'Record why a line of an open stock count differs',
    tag,
    permission,
    alsoNeeds: [{ objectCodes: [PAGE.stockCount], action: 'Read' }],
    body: Type.Object(
      { reason: orNull(Type.String({ maxLength: MAX_REASON_LENGTH })) },
      { additionalProperties: false },
    ),
    payload: { type: 'object', properties: { reason: TextOrNull }, required: ['reason'] },
    refusals: ['COUNT_CLOSED'],
    handle: async ({ params: { id, productId }, session, body }) => {
      const reason = body.reason?.trim() || null;
      await database.inTransaction(session.realmId, async (client) => {
        refuseClosed(await findCount(client, session, id, 'share'));
        const written = isUuid(productId) && (await client.query(EXPLAIN, [id, productId, reason])).rowCount;
        if (!written) throw refuseUnknown('The line of the stock count');
      });
      return answer({ reason });
    },
  });

  route(app, 'POST /stock-counts/:id/close', {
    id: 'closeStockCount',
    summary: 'Close a stock count: its differences are posted, once, and it is never changed',
    tag,
    permission,
    alsoNeeds: [{ objectCodes: [PAGE.stockCount], action: 'Read' }],
    body: Type.Object(
      {
        uncounted: oneOf<'LEAVE' | 'ZERO'>(
          ['LEAVE', 'ZERO'],
          'How to treat lines that were not counted: leave them unchanged, or count them as 0.',
        ),
      },
      { additionalProperties: false },
    ),
    payload: Count,
    refusals: ['COUNT_CLOSED'],
    handle: async ({ params, session, body }) =>
      answer(
        await database.inTransaction(session.realmId, async (client) => {
          await closeCount(client, session, params.id, body.uncounted);
          return readBack(client, stockCounts, params.id, session);
        }),
      ),
  });
};

/** The changed lines of a request; for a file, the first ones. */
const WHOLE: ListQuery = {
  ...{ limit: 100, skip: 0, sort: [], filter: {}, keyword: null, projection: null, addon: [], branchId: null },
};
const EXPLAIN = 'update stock_count_lines set reason = $3 where count_id = $1 and product_id = $2';
