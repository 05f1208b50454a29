import { randomUUID } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { optionGroup } from '@taem/domain/catalogue/optionGroup.ts';
import { MAX_OPTION_NAME_LENGTH, optionEntries, optionGroupFault } from '@taem/domain/catalogue/optionGroupForm.ts';
import { MAX_GROUP_OPTIONS, MAX_OPTION_PRICE } from '@taem/domain/limits.ts';
import { fromBaht, toBaht } from '@taem/domain/money/money.ts';
import { formOf } from '@taem/domain/record/formOf.ts';
import { bahtSql } from '../database/bahtSql.ts';
import type { OptionGroups } from '../database/generated/rows.ts';
import type { KeptOption } from '../database/KeptOption.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField, refuseInUse } from '../http/errors.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import { json } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';
import { orNull, Uuid } from '../resource/jsonShapes.ts';
import { recordResource } from '../resource/recordResource.ts';

const Entries = Type.Array(
  Type.Object(
    {
      id: Type.Optional(orNull(Uuid)),
      name: Type.String({ maxLength: MAX_OPTION_NAME_LENGTH }),
      price: Type.Optional(Type.Number({ minimum: 0, maximum: toBaht(MAX_OPTION_PRICE), description: 'Baht.' })),
      is_default: Type.Optional(Type.Boolean()),
      is_active: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: MAX_GROUP_OPTIONS },
);

const OPTIONS = `(select json_agg((o.value - 'satang') ||
    jsonb_build_object('price', ${bahtSql("(o.value ->> 'satang')::bigint")})
  order by o.position) from jsonb_array_elements(t.options) with ordinality o(value, position))`;

/** Choices that customers have for a product. An option keeps its id as long as it exists, whatever its name. */
export const optionGroups = recordResource(optionGroup, {
  fields: { options: { ...json('options', { required: true, schema: Entries }), sql: OPTIONS } },
  check: formRules(formOf(optionGroup, 'create').extend({ options: optionEntries })),
  async prepare(values, client, _session, id) {
    const before = await readGroup(client, id);
    if (typeof values.options === 'string')
      values.options = JSON.stringify(keptOptions(JSON.parse(values.options), before?.options ?? []));
    refuseFault(values, before);
  },
  async beforeRemove(client, _session, id) {
    // The lock waits for anyone who is adding a reference to the group.
    await client.query('select 1 from option_groups where id = $1 for update', [id]);
    const named = await client.query<{ place: string }>(NAMING, [id]);
    const [first] = named.rows;
    if (first) throw refuseInUse('The option group', first.place);
  },
});

const NAMING = `
  (select 'products' as place from products where option_group_ids @> array[$1::uuid] limit 1) union all
  (select 'product categories' from product_categories where option_group_ids @> array[$1::uuid] limit 1)`;

type Group = Pick<OptionGroups, 'min_choices' | 'max_choices'> & { options: KeptOption[] };

async function readGroup(client: DatabaseClient, id: string | null): Promise<Group | null> {
  if (id === null) return null;
  const text = 'select min_choices, max_choices, options from option_groups where id = $1';
  return (await client.query<Group>(text, [id])).rows[0] ?? null;
}

interface SentOption {
  id?: string | null;
  name: string;
  price?: number;
  is_default?: boolean;
  is_active?: boolean;
}

/**
 * Ignores an id that the group does not have, as it belongs to another group's option. Reverted options get back what
 * they had.
 */
function keptOptions(sent: readonly (SentOption | KeptOption)[], before: readonly KeptOption[]): KeptOption[] {
  const free = new Set(before.map(({ id }) => id));
  return sent.map((option) => {
    if ('satang' in option) return option;
    const { id, name, price = 0, is_default = false, is_active = true } = option;
    return {
      id: id && free.delete(id.toLowerCase()) ? id.toLowerCase() : randomUUID(),
      name: name.trim(),
      satang: fromBaht(price),
      is_default,
      is_active,
    };
  });
}

/** Checks rules over all fields together, including those that are not changed. */
function refuseFault(values: RecordValues, before: Group | null): void {
  const options = (typeof values.options === 'string' ? JSON.parse(values.options) : before?.options) as KeptOption[];
  const fault = optionGroupFault({
    minChoices: Number(values.min_choices ?? before?.min_choices),
    maxChoices: Number(values.max_choices ?? before?.max_choices),
    options: options.map(({ is_default, is_active }) => ({ isDefault: is_default, isActive: is_active })),
  });
  if (fault) throw refuseField(fault.field === 'options' ? 'options' : 'max_choices', fault.message);
}
