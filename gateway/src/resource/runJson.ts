import type { DatabaseClient } from '../database/pool.ts';
import type { ListFacts } from './RememberedLists.ts';
import type { Statement } from './Statement.ts';

const names = new Map<string, string>();
const MAX_NAMES = 300;

/**
 * Prepares statements of the same form once per connection; only a limited number, as PostgreSQL keeps each of them.
 */
export async function runJson(client: DatabaseClient, { text, values }: Statement) {
  if (!names.has(text) && names.size < MAX_NAMES) names.set(text, `resource-${names.size}`);
  const answer = await client.query<{ rows?: number; body: string } & ListFacts>({
    name: names.get(text),
    text,
    values,
  });
  return answer.rows[0] ?? null;
}
