import { SALES_REMEMBERED_MS } from '@taem/domain/limits.ts';
import { refuseField } from '../http/errors.ts';

/** How long ago whoever follows now had last asked for the figures, in milliseconds. */
export function readLately(asked: unknown): number {
  if (asked === undefined || asked === '') return 0;
  const ms = Number(asked);
  if (!Number.isInteger(ms) || ms < 0 || ms > SALES_REMEMBERED_MS)
    throw refuseField('lately', `must be a whole number from 0 to ${SALES_REMEMBERED_MS}`);
  return ms;
}
