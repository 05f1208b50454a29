import type pg from 'pg';
import { type Cell, connect } from './openCells.ts';

/** A separate connection that reads what a cell had at one moment, while others write there. */
export interface Reader {
  cell: Cell;
  client: pg.Client;
  /** From now on it sees only what is there at this moment. That takes as long as a statement. */
  stopTime(): Promise<void>;
  /** Ends the statement under way, too. */
  close(): void;
}

/** Both are closed after the work, also where it ends while they read. */
export async function withReaders<T>(
  source: Cell,
  target: Cell,
  work: (here: Reader, there: Reader) => Promise<T>,
): Promise<T> {
  const readers: Reader[] = [];
  const open = async (cell: Cell) => {
    const reader = await openReader(cell);
    readers.push(reader);
    return reader;
  };
  try {
    return await work(await open(source), await open(target));
  } finally {
    for (const reader of readers) reader.close();
  }
}

export async function openReader(cell: Cell): Promise<Reader> {
  const client = await connect(cell.name, cell.url);
  return {
    cell,
    client,
    async stopTime() {
      await client.query('begin isolation level repeatable read, read only');
      await client.query('select pg_current_snapshot()');
    },
    // PostgreSQL ends the statement by itself (END_WITH_PROGRAM).
    close: () => void client.connection.stream.destroy(),
  };
}
