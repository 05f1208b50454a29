import type { Realms } from '../../database/generated/rows.ts';
import type { Database } from '../../database/pool.ts';
import { refuseToken } from '../../http/errors.ts';
import type { Statement } from '../Statement.ts';
import { type Cell, cellsOf, type ExportColumn } from './ExportTable.ts';
import { giveBatches, type Reading, readAtOneMoment } from './readAtOneMoment.ts';

const BATCH = 1_000;

/** Yields all rows of a statement in batches, as they were at one moment. */
export function exportRows(
  database: Database,
  realmId: string,
  statement: Statement,
  columns: readonly ExportColumn[],
  { mayGoOn, ...reading }: Reading & { mayGoOn?: () => Promise<boolean> } = {},
): AsyncGenerator<Cell[][]> {
  return readAtOneMoment<Cell[][]>(
    database,
    realmId,
    async (client, give) => {
      const [shop] = (await client.query<{ zone: Realms['time_zone'] }>(SHOP)).rows;
      const zone = shop?.zone ?? 'UTC';
      await giveBatches<{ row: string }>(client, 'exported', statement, BATCH, async (rows) => {
        // A truncated file must be invalid: otherwise it could be mistaken for the whole list.
        if (mayGoOn && !(await mayGoOn())) throw refuseToken();
        return give(rows.map(({ row }) => cellsOf(JSON.parse(row), columns, zone)));
      });
    },
    reading,
  );
}

const SHOP = "select time_zone as zone from realms where id = current_setting('app.realm_id')::uuid";
