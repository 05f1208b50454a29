import pg from 'pg';
import type { TestClock } from './TestClock.ts';

const SCHEMA = 'test_clock';
/** Before the built-in functions, so that every statement finds the schema's own `now()`. */
export const CLOCK_SEARCH_PATH = `-c search_path=${SCHEMA},pg_catalog,public`;

const databases = new Set<string>();
/** The process's current time; null while time passes normally. */
let stopped: Date | null = null;
const RealDate = Date;
/**
 * Replaces only the date: timers, and all waits for sockets, continue. A library's fake date refuses to work under
 * another one, and code that keeps a reference to this one (as a test runner does for its own timers) later reads the
 * real date through it.
 */
const TestDate = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 && stopped ? [stopped] : given, newTarget),
  get: (target, name) => (name === 'now' && stopped ? stopped.getTime.bind(stopped) : Reflect.get(target, name)),
});

/** Lets the tests of one database set its time; its URL must name `CLOCK_SEARCH_PATH`. */
export async function createTestClock(databaseUrl: string): Promise<TestClock> {
  await run(databaseUrl, CREATE);
  databases.add(databaseUrl);
  if (stopped) await setDatabase(databaseUrl, new Date());
  const set = async (moment: string | Date) => {
    const date = new RealDate(moment);
    stopped = date;
    globalThis.Date = TestDate;
    await setDatabases(date);
  };
  return {
    set,
    advance: (ms) => set(new Date(Date.now() + ms)),
    async reset() {
      goOn();
      await setDatabases(null);
    },
  };
}

/** Ends the clock of a removed database; the last one returns the process to real time. */
export function endTestClock(databaseUrl: string): void {
  databases.delete(databaseUrl);
  if (databases.size === 0) goOn();
}

function goOn(): void {
  stopped = null;
  globalThis.Date = RealDate;
}

async function setDatabases(moment: Date | null): Promise<void> {
  await Promise.all([...databases].map((url) => setDatabase(url, moment)));
}

function setDatabase(url: string, moment: Date | null): Promise<void> {
  return run(url, `update ${SCHEMA}.clock set moment = $1`, [moment]);
}

async function run(url: string, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}

// A column default was bound to the built-in function when its table was created.
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
