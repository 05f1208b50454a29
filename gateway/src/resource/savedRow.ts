import { MAX_SAVED_OF_PERSON, SAVED_NAME_TAKEN, TOO_MANY_SAVED } from '@taem/domain/saved/savedDocument.ts';
import type { z } from 'zod';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField, refuseFields } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';

/** Parses a value to be saved by its rule; faults are reported below `path`, or at their own paths if it is null. */
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
 * Refuses one more than the maximum number that a person may save of a kind. The lock makes one person's requests take
 * turns, so that the limit holds for simultaneous ones.
 */
export async function requireRoomForSaved(client: DatabaseClient, { userId }: GatewaySession, kind: string) {
  await client.query('select from merchant_users where id = $1 for update', [userId]);
  const text = 'select count(*)::int as count from saved_documents where owner_id = $1 and kind = $2';
  const [{ count } = { count: 0 }] = (await client.query<{ count: number }>(text, [userId, kind])).rows;
  if (count >= MAX_SAVED_OF_PERSON) throw refuseField('name', TOO_MANY_SAVED);
}

/** Runs a statement that writes a saved row and returns its `id`; refuses a name that its owner already uses. */
export async function writeSavedRow(client: DatabaseClient, text: string, values: unknown[]): Promise<string> {
  try {
    return (await client.query<{ id: string }>(text, values)).rows[0]?.id ?? '';
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'saved_documents_name')
      throw refuseField('name', SAVED_NAME_TAKEN);
    throw error;
  }
}
