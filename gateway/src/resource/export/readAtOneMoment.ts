import type { Database, DatabaseClient } from '../../database/pool.ts';
import type { Statement } from '../Statement.ts';
import { Baton } from './Baton.ts';

/** Who takes nothing for so long has given up, or means to keep the place and the moment of the database from others. */
const PATIENCE_MS = 60_000;

/** Passes a part on; false when the reader has gone. */
export type Give<Part> = (part: Part) => Promise<boolean>;

export interface Reading {
  /** Called when the database connection is free again. */
  ended?: () => void;
  /** How long it waits for the reader of the next part. */
  patience?: number;
  /** How long each statement may take. */
  longestMs?: number;
}

/**
 * The result of the work, part by part, as the database was at one moment. To stop reading ends the transaction: the
 * next part is only produced when the one before was taken.
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

/** The rows of a statement, a batch at a time, by a cursor of this name; false when the reader stopped. */
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
