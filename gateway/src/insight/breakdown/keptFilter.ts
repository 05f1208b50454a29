import { isObject } from '@taem/domain/reading/isObject.ts';
import { isUuid } from '../../resource/readValue.ts';
import { NO_ID } from '../../rollups/figuresOf.ts';

/** A condition on a column of stored figures. */
export interface KeptCondition {
  column: string;
  type: 'text' | 'uuid' | 'smallint';
  /** The allowed values. */
  value: readonly unknown[];
}

/** Returns the filter as conditions on stored figures; null if these do not cover it, or if it is invalid. */
export function keptFilter(filter: unknown): readonly KeptCondition[] | null {
  if (!isObject(filter)) return null;
  const conditions = Object.entries(filter).map(([name, given]) => kept(name, given));
  return conditions.includes(null) ? null : conditions.flatMap((some) => some ?? []);
}

function kept(name: string, given: unknown): KeptCondition[] | null {
  // Stored figures only count valid sales anyway.
  if (name === 'status') return given === 'Complete' ? [] : null;
  // Such a filter matches no sale.
  if (name === 'tier_id' && given === NO_ID) return null;
  if (name === 'create_by_id' || name === 'tier_id')
    return isUuid(given) ? [{ column: name, type: 'uuid', value: [given] }] : null;
  if (name === 'hour') return keptHours(given);
  if (name !== 'member_id') return null;
  if (given === null) return [{ column: 'customer_type', type: 'text', value: ['Guest'] }];
  if (isUuid(given)) return [{ column: 'member_id', type: 'uuid', value: [given] }];
  const isAnyMember = JSON.stringify(given) === '{"$ne":null}';
  return isAnyMember ? [{ column: 'customer_type', type: 'text', value: ['Member'] }] : null;
}

function keptHours(given: unknown): KeptCondition[] | null {
  const hours = typeof given === 'object' && given !== null && '$in' in given ? given.$in : null;
  const isOnlyThat = Array.isArray(hours) && Object.keys(given as object).length === 1;
  if (!isOnlyThat || !hours.every((hour) => Number.isInteger(hour) && hour >= 0 && hour < 24)) return null;
  return [{ column: 'hour', type: 'smallint', value: hours }];
}
