import pg from 'pg';

/** Runs work while payments maintain no rollups: `roll_up` is then an empty function. */
export interface RollupSwitch {
  without<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** SQL that makes payments maintain no rollups. */
const NO_ROLL_UP = `create or replace function roll_up(p_transaction_id uuid, p_sign int) returns void language plpgsql as
  $$ begin null; end $$`;

export async function openRollupSwitch(databaseUrl: string): Promise<RollupSwitch> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const { rows } = await owner.query<{ text: string }>("select pg_get_functiondef('roll_up'::regproc) as text");
  const full = rows[0]?.text ?? '';
  return {
    async without(work) {
      await owner.query(NO_ROLL_UP);
      try {
        return await work();
      } finally {
        await owner.query(full);
      }
    },
    close: () => owner.end(),
  };
}
