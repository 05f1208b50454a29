import type pg from 'pg';
import { type Cell, connect } from './openCells.ts';

/** A separate connection that reads what a cell had at one moment, while others write there. */
export interface Reader {
  cell: Cell;
  client: pg.Client;
  /** From now on it sees only what is there at this moment. That takes as long as a statement. */
  stopTime(): Promise<void>;
  /** Ends the statement under way, too. */
  close(): Promise<void>;
}

export async function openReader(cell: Cell): Promise<Reader> {
  const client = await connect(cell.name, cell.url);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return {
    cell,
    client,
    async stopTime() {
      await client.query('begin isolation level repeatable read, read only');
      await client.query('select pg_current_snapshot()');
    },
    async close() {
      // Without it PostgreSQL would read on after a connection that has ended.
      await cell.client.query('select pg_terminate_backend($1)', [rows[0]?.pid]).catch(() => undefined);
      await client.end().catch(() => undefined);
    },
  };
}
