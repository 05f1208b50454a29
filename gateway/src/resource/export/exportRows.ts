import type { Database } from '../../database/pool.ts';
import type { Statement } from '../compileQuery.ts';
import { Baton } from './Baton.ts';
import { type Cell, cellsOf, type ExportColumn } from './ExportTable.ts';

const BATCH = 1_000;
/** Who takes nothing for so long has given up, or means to keep the place and the moment of the database from others. */
const PATIENCE_MS = 60_000;

/**
 * All rows of a statement, some at a time, as they were at one moment. Whoever stops reading ends the transaction: the
 * next rows are only fetched when those before were taken. `ended` is told when the database is free of it.
 */
export async function* exportRows(
  database: Database,
  realmId: string,
  statement: Statement,
  columns: readonly ExportColumn[],
  { ended, patience = PATIENCE_MS }: { ended?: () => void; patience?: number } = {},
): AsyncGenerator<Cell[][]> {
  const baton = new Baton<Cell[][]>(patience);
  const work = database
    .inTransaction(
      realmId,
      async (client) => {
        const [shop] = (await client.query<{ zone: string }>(SHOP)).rows;
        await client.query(`declare exported no scroll cursor for ${statement.text}`, statement.values);
        for (let left = true; left; ) {
          const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from exported`);
          left = rows.length === BATCH;
          const cells = rows.map(({ row }) => cellsOf(JSON.parse(row), columns, shop?.zone ?? 'UTC'));
          if (!(await baton.give(cells))) return;
        }
      },
      { snapshot: true },
    )
    .finally(ended)
    .then(
      () => baton.end(null),
      (error) => baton.end(error),
    );
  try {
    for (;;) {
      const rows = await baton.take();
      if (!rows) return;
      yield rows;
    }
  } finally {
    baton.stop();
    await work;
  }
}

const SHOP = "select time_zone as zone from realms where id = current_setting('app.realm_id')::uuid";
