import type { QueryConfig } from 'pg';
import type { Actor } from '../database/Actor.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';

type Rows = readonly object[];
/** The answer to a statement that contains these words; it may be computed from the statement's values. */
type Answers = Readonly<Record<string, Rows | ((values: readonly unknown[]) => Rows)>>;

export interface SentStatement {
  /** The realm, or `system`. */
  as: string;
  /** The words by which its answer was found; null if there was none. */
  words: string | null;
  values: readonly unknown[];
}

/** A database that returns what the test dictates and records the statements, for testing the logic around them. */
export interface ScriptedDatabase {
  database: Database;
  client: DatabaseClient;
  statements: SentStatement[];
  /** The authors of changes, by transaction. */
  actors: Actor[];
}

/** A statement without a matching answer returns no rows. */
export function scriptedDatabase(answers: Answers): ScriptedDatabase {
  const statements: SentStatement[] = [];
  const actors: Actor[] = [];
  const clientOf = (as: string) =>
    ({
      async query(statement: string | QueryConfig, given: readonly unknown[] = []) {
        const { text, values = given } = typeof statement === 'string' ? { text: statement } : statement;
        const words = Object.keys(answers).find((part) => text.includes(part)) ?? null;
        statements.push({ as, words, values });
        const answer = words === null ? [] : (answers[words] ?? []);
        const rows = typeof answer === 'function' ? answer(values) : answer;
        return { rows, rowCount: rows.length };
      },
    }) as DatabaseClient;
  const run = (realmId: string, work: (client: DatabaseClient) => unknown) => work(clientOf(realmId));
  const database = {
    withRealm: run,
    async inTransaction(realmId: string, work: Parameters<typeof run>[1], { by }: { by?: Actor } = {}) {
      if (by) actors.push(by);
      return run(realmId, work);
    },
    system: (work: Parameters<typeof run>[1]) => run('system', work),
  };
  return { database: database as Database, client: clientOf('client'), statements, actors };
}
