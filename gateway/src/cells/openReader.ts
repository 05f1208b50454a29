import type pg from 'pg';
import { type Cell, connect } from './openCells.ts';

/** A separate connection that reads a cell's state at one moment, while others write there. */
export interface Reader {
  cell: Cell;
  client: pg.Client;
  /** Takes the snapshot that it reads from now on, with one statement. */
  stopTime(): Promise<void>;
  /** Closes the connection, which also ends the running statement. */
  close(): void;
}

/** Runs the work with two readers, and closes both afterwards, even while they read. */
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
    // PostgreSQL then ends the statement (END_WITH_PROGRAM).
    close: () => void client.connection.stream.destroy(),
  };
}
