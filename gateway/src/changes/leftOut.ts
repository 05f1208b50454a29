import type { LeftReason } from '@taem/domain/changes/leftReasons.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { Refusal } from '../http/errors.ts';
import type { Left } from './ChangeRun.ts';
import type { ChangeRow } from './changeRows.ts';

export function left(
  { record_id, name }: { record_id: string; name: string | null },
  reason: LeftReason,
  more: Partial<Pick<Left, 'message' | 'by' | 'at'>> = {},
): Left {
  return { record_id, name, reason, message: null, by: null, at: null, ...more };
}

/** Returns the entry for a record that a rule refused. */
export function leftByRule(record: { record_id: string; name: string | null }, refusal: Refusal): Left {
  const reasons: Readonly<Record<string, LeftReason>> = {
    IN_USE: 'IN_USE',
    PERMISSION: 'PERMISSION',
    NOT_FOUND: 'GONE',
  };
  return left(record, reasons[refusal.code] ?? 'RULE', { message: refusal.message });
}

/** Returns the entry for a record that was changed since, with the user who did it last. */
export async function leftAsChanged(client: DatabaseClient, change: ChangeRow, name: string | null): Promise<Left> {
  const columns = Object.keys(change.after ?? {});
  const answer = await client.query<{ by: string | null; at: Date }>(SINCE, [
    ...[change.record, change.record_id, change.number, columns],
  ]);
  const [since] = answer.rows;
  return left({ record_id: change.record_id, name }, 'CHANGED', {
    by: since?.by ?? null,
    at: since?.at.toISOString() ?? null,
  });
}

const SINCE = `
  select s.username as by, c.time as at from changes c join change_sets s on s.id = c.set_id
  where c.record = $1 and c.record_id = $2 and c.id > $3::bigint and (c.after is null or c.before is null or c.after ?| $4)
  order by c.id desc limit 1`;
