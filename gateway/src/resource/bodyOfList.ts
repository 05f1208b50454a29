import { refuseField } from '../http/errors.ts';
import { MAX_UNPAGED_ROWS } from './listParts.ts';

/** Returns the JSON of a list that was read; refuses a list that was requested whole and is too long. */
export function bodyOfList(row: { rows?: number; body: string } | null | undefined, limit: number | null): string {
  if (limit === null && (row?.rows ?? 0) > MAX_UNPAGED_ROWS) {
    throw refuseField('limit', `is needed: the list has more than ${MAX_UNPAGED_ROWS} rows`);
  }
  return row?.body ?? '[]';
}
