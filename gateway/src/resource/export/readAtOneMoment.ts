import type { Database, DatabaseClient } from '../../database/pool.ts';
import type { Statement } from '../Statement.ts';
import { Baton } from './Baton.ts';

/** A reader who takes nothing for so long has given up, or deliberately holds the place and the snapshot that others need. */
const PATIENCE_MS = 60_000;

/** Passes a part on; resolves to false when the reader has gone. */
export type Give<Part> = (part: Part) => Promise<boolean>;

export interface Reading {
  /** Called when the database connection is free again. */
  ended?: () => void;
  /** How long to wait for the reader to take the next part, in milliseconds. */
  patience?: number;
  /** Time limit for each statement, in milliseconds. */
  longestMs?: number;
}

/**
 * Yields the result of the work, part by part, from one snapshot of the database. When the reader stops, the
 * transaction ends: the next part is only produced after the previous one was taken.
 */
export async function* readAtOneMoment<Part>(
  database: Database,
  realmId: string,
  work: (client: DatabaseClient, give: Give<Part>) => Promise<void>,
  { ended, patience = PATIENCE_MS, longestMs }: Reading = {},
): AsyncGenerator<Part> {
  const baton = new Baton<Part>(patience);
  let given = false;
  const give: Give<Part> = (part) => {
    given = true;
    return baton.give(part);
  };
  const reading = database
    .inTransaction(realmId, (client) => work(client, give), { snapshot: true, longestMs, hasGiven: () => given })
    .finally(ended)
    .then(
      () => baton.end(null),
      (error) => baton.end(error),
    );
  try {
    for (;;) {
      const part = await baton.take();
      if (!part) return;
      yield part;
    }
  } finally {
    baton.stop();
    await reading;
  }
}

/** Reads the rows of a statement in batches, with a cursor of this name; returns false when the reader stopped. */
export async function giveBatches<Row extends object>(
  client: DatabaseClient,
  name: string,
  { text, values }: Statement,
  batch: number,
  give: Give<Row[]>,
): Promise<boolean> {
  await client.query(`declare ${name} no scroll cursor for ${text}`, values);
  for (let left = true; left; ) {
    const { rows } = await client.query<Row>(`fetch ${batch} from ${name}`);
    left = rows.length === batch;
    if (!(await give(rows))) return false;
  }
  await client.query(`close ${name}`);
  return true;
}
