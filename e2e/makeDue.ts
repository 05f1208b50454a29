import { runningPostgresUrl } from '../gateway/src/database/embedded.ts';
import { openDatabase } from '../gateway/src/database/pool.ts';
import type { Stack } from './stack.ts';

/** Makes the mails of this name due now, instead of waiting for their hour. */
export async function makeDue({ data }: Stack, name: string): Promise<void> {
  const url = await runningPostgresUrl(data);
  if (!url) throw new Error('The database of the stack does not run.');
  const database = openDatabase(url);
  const client = await database.openConnection();
  try {
    const text = "update dashboard_schedules set next_due_at = now() where rule->>'name' = $1";
    const { rowCount } = await client.query(text, [name]);
    if (rowCount !== 1) throw new Error(`There are ${rowCount} mails named ${name}.`);
  } finally {
    await client.end();
    await database.close();
  }
}
