import { MAX_SAVED_OF_PERSON, SAVED_NAME_TAKEN, TOO_MANY_SAVED } from '@taem/domain/saved/savedDocument.ts';
import type { z } from 'zod';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField, refuseFields } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';

/** Reads what is to be saved by its rule; what is wrong is refused below `path`, or as it stands where that is null. */
export function readSaved<Rule extends z.ZodType>(rule: Rule, value: unknown, path: string | null): z.output<Rule> {
  const result = rule.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => ({
    path: [...(path === null ? [] : [path]), ...issue.path].join('.'),
    message: issue.message,
  }));
  throw refuseFields(problems);
}

/**
 * Refuses one more than a person may have of a kind. One after the other for one person, so that it holds for
 * simultaneous requests.
 */
export async function requireRoomForSaved(client: DatabaseClient, { userId }: GatewaySession, kind: string) {
  await client.query('select from merchant_users where id = $1 for update', [userId]);
  const text = 'select count(*)::int as count from saved_documents where owner_id = $1 and kind = $2';
  const [{ count } = { count: 0 }] = (await client.query<{ count: number }>(text, [userId, kind])).rows;
  if (count >= MAX_SAVED_OF_PERSON) throw refuseField('name', TOO_MANY_SAVED);
}

/** Runs a statement that writes one and returns its `id`; a name that its owner has already is refused. */
export async function writeSavedRow(client: DatabaseClient, text: string, values: unknown[]): Promise<string> {
  try {
    return (await client.query<{ id: string }>(text, values)).rows[0]?.id ?? '';
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'saved_documents_name')
      throw refuseField('name', SAVED_NAME_TAKEN);
    throw error;
  }
}
