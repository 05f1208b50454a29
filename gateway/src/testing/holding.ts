import type { TestGateway } from './startTestGateway.ts';

/** Locks rows of the shop in a transaction until released, and reports how many statements wait for a lock. */
export function holding(
  { database, realm }: Pick<TestGateway, 'database'> & { realm: { id: string } },
  text: string,
  values: readonly unknown[] = [],
) {
  return {
    hold: () =>
      new Promise<() => Promise<void>>((held) => {
        let release: () => void = () => undefined;
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        const holds = database.inTransaction(realm.id, async (client) => {
          await client.query(text, [...values]);
          held(() => {
            release();
            return holds;
          });
          await released;
        });
      }),
    waiting: () =>
      database.withRealm(realm.id, async (client) => (await client.query<{ n: number }>(WAITS)).rows[0]?.n),
  };
}

const WAITS = `
  select count(*)::int as n from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database()`;
