import pg from 'pg';
import { vi } from 'vitest';

/** The time of a test: of this process and of its database alike. */
export interface TestClock {
  /** From now on it is this moment, which stands still until the next call. */
  set(moment: string | Date): Promise<void>;
  advance(ms: number): Promise<void>;
  /** Real time again. */
  reset(): Promise<void>;
}

const SCHEMA = 'test_clock';
/** Put before the built-in functions, the schema's own `now()` is what every statement finds. */
export const CLOCK_SEARCH_PATH = `-c search_path=${SCHEMA},pg_catalog,public`;

/** Lets the tests of one database set its time; its URL must name `CLOCK_SEARCH_PATH`. */
export async function createTestClock(databaseUrl: string): Promise<TestClock> {
  const run = async (text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query(text, values);
    } finally {
      await client.end();
    }
  };
  await run(CREATE);
  const set = async (moment: string | Date) => {
    const date = new Date(moment);
    vi.setSystemTime(date);
    await run(`update ${SCHEMA}.clock set moment = $1`, [date]);
  };
  return {
    set,
    advance: (ms) => set(new Date(Date.now() + ms)),
    async reset() {
      vi.useRealTimers();
      await run(`update ${SCHEMA}.clock set moment = null`);
    },
  };
}

// A default of a column was bound to the built-in function when its table was made.
const CREATE = `
  create schema ${SCHEMA};
  create table ${SCHEMA}.clock (moment timestamptz);
  insert into ${SCHEMA}.clock values (null);
  create function ${SCHEMA}.now() returns timestamptz language sql stable
    as 'select coalesce((select moment from ${SCHEMA}.clock), pg_catalog.now())';
  grant usage on schema ${SCHEMA} to public;
  grant select on ${SCHEMA}.clock to public;
  do $$
  declare entry record;
  begin
    for entry in select table_schema, table_name, column_name from information_schema.columns
      where column_default = 'now()' and table_schema = 'public' loop
      execute format('alter table %I.%I alter column %I set default ${SCHEMA}.now()',
        entry.table_schema, entry.table_name, entry.column_name);
    end loop;
  end $$`;
