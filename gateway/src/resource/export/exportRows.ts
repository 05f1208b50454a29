import type { Database } from '../../database/pool.ts';
import type { Statement } from '../Statement.ts';
import { type Cell, cellsOf, type ExportColumn } from './ExportTable.ts';
import { giveBatches, type Reading, readAtOneMoment } from './readAtOneMoment.ts';

const BATCH = 1_000;

/** All rows of a statement, some at a time, as they were at one moment. */
export function exportRows(
  database: Database,
  realmId: string,
  statement: Statement,
  columns: readonly ExportColumn[],
  reading: Reading = {},
): AsyncGenerator<Cell[][]> {
  return readAtOneMoment<Cell[][]>(
    database,
    realmId,
    async (client, give) => {
      const [shop] = (await client.query<{ zone: string }>(SHOP)).rows;
      const zone = shop?.zone ?? 'UTC';
      await giveBatches<{ row: string }>(client, 'exported', statement, BATCH, (rows) =>
        give(rows.map(({ row }) => cellsOf(JSON.parse(row), columns, zone))),
      );
    },
    reading,
  );
}

const SHOP = "select time_zone as zone from realms where id = current_setting('app.realm_id')::uuid";
