import pg from 'pg';
import { type Cell, connect } from './openCells.ts';

/** What a cell had at one moment. */
export interface Moment {
  cell: Cell;
  /** Sees only what was there then, until it is closed. */
  client: pg.Client;
  /** The condition of rows that were written later. */
  since: string;
  /** Ends the statement under way, too. */
  close(): Promise<void>;
}

/** A moment that is yet to be taken: it takes as long as a statement, the connection is there. */
export interface Reader {
  take(): Promise<Moment>;
  close(): Promise<void>;
}

export async function openReader(cell: Cell): Promise<Reader> {
  const client = await connect(cell.name, cell.url);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const close = async () => {
    // Without it PostgreSQL would read on after a connection that has ended.
    await cell.client.query('select pg_terminate_backend($1)', [rows[0]?.pid]).catch(() => undefined);
    await client.end().catch(() => undefined);
  };
  const take = async () => {
    await client.query('begin isolation level repeatable read, read only');
    const found = await client.query<{ next: string; running: string }>(SNAPSHOT);
    const { next = '', running = '' } = found.rows[0] ?? {};
    return { cell, client, since: `(${isSince(next)} or xmin = any('${running}'::xid[]))`, close };
  };
  return { take, close };
}

const SNAPSHOT = `
  select pg_snapshot_xmax(now)::text as next, array(select running::xid from pg_snapshot_xip(now) running)::text as running
  from pg_current_snapshot() now`;

/**
 * The row was written by that transaction or later. Those of billions of transactions ago have an age below zero. Inside a
 * transaction that has no id yet, `age` counts from its first call, and rows that are written after it are missed.
 */
export const isSince = (transaction: string): string =>
  `age(xmin) between 0 and (select age(${pg.escapeLiteral(transaction)}::xid8::xid))`;
