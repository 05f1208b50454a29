import { isUuid } from '../../resource/readValue.ts';
import { NO_ID } from '../../rollups/figuresOf.ts';

/** A condition on a column of kept figures. */
export interface KeptCondition {
  column: string;
  type: 'text' | 'uuid' | 'smallint';
  /** One of these. */
  value: readonly unknown[];
}

/** The filter as conditions on kept figures; null where they do not cover it, or it is meaningless. */
export function keptFilter(filter: unknown): readonly KeptCondition[] | null {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return null;
  const conditions = Object.entries(filter).map(([name, asked]) => kept(name, asked));
  return conditions.includes(null) ? null : conditions.flatMap((some) => some ?? []);
}

function kept(name: string, asked: unknown): KeptCondition[] | null {
  // Only sales that stand are counted anyway.
  if (name === 'status') return asked === 'Complete' ? [] : null;
  // No sale is found by it.
  if (name === 'tier_id' && asked === NO_ID) return null;
  if (name === 'create_by_id' || name === 'tier_id')
    return isUuid(asked) ? [{ column: name, type: 'uuid', value: [asked] }] : null;
  if (name === 'hour') return keptHours(asked);
  if (name !== 'member_id') return null;
  if (asked === null) return [{ column: 'customer_type', type: 'text', value: ['Guest'] }];
  if (isUuid(asked)) return [{ column: 'member_id', type: 'uuid', value: [asked] }];
  const isAnyMember = JSON.stringify(asked) === '{"$ne":null}';
  return isAnyMember ? [{ column: 'customer_type', type: 'text', value: ['Member'] }] : null;
}

function keptHours(asked: unknown): KeptCondition[] | null {
  const hours = typeof asked === 'object' && asked !== null && '$in' in asked ? asked.$in : null;
  const isOnlyThat = Array.isArray(hours) && Object.keys(asked as object).length === 1;
  if (!isOnlyThat || !hours.every((hour) => Number.isInteger(hour) && hour >= 0 && hour < 24)) return null;
  return [{ column: 'hour', type: 'smallint', value: hours }];
}
