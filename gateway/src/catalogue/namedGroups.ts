import { MAX_OPTION_GROUPS } from '@taem/domain/limits.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';
import type { Field, RecordValues } from '../resource/defineResource.ts';
import { textArray } from '../resource/fields.ts';
import { isUuid } from '../resource/readValue.ts';

const NAME = 'option_group_ids';

/** The option groups that a product or a category refers to. */
export const namedGroups: Field = { ...textArray(NAME), sql: `t.${NAME}::text[]`, neverEmpty: true };

/** Keeps each group once, in the given order; refuses groups that do not exist. */
export async function checkNamedGroups(values: RecordValues, client: DatabaseClient): Promise<void> {
  if (!(NAME in values)) return;
  const named = Array.isArray(values[NAME]) ? values[NAME] : [];
  if (!named.every(isUuid)) throw refuseField(NAME, 'must be a list of ids');
  const ids = [...new Set(named.map((id) => id.toLowerCase()))];
  if (ids.length > MAX_OPTION_GROUPS) throw refuseField(NAME, `must have at most ${MAX_OPTION_GROUPS} groups`);
  values[NAME] = ids;
  if (ids.length === 0) return;
  const existing = await client.query('select 1 from option_groups where id = any($1) for key share', [ids]);
  if (existing.rowCount !== ids.length) throw refuseField(NAME, 'does not exist');
}
