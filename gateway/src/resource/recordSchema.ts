import { type TSchema, Type } from '@sinclair/typebox';
import { STATUS_CHOICES } from '@taem/domain/form/statusField.ts';
import type { JsonSchema } from '../http/Operation.ts';
import type { Field, FieldType, Resource, WriteRule } from './defineResource.ts';
import { orNull, Uuid } from './jsonShapes.ts';

const ID = Type.String({ format: 'uuid' });
const TYPES: Readonly<Record<FieldType, TSchema>> = {
  text: Type.String(),
  money: Type.Number({ description: 'Baht, with at most two decimals.' }),
  integer: Type.Integer(),
  decimal: Type.Number(),
  boolean: Type.Boolean(),
  date: Type.String({ format: 'date' }),
  timestamp: Type.String({ format: 'date-time' }),
  id: ID,
  json: Type.Unknown(),
  textArray: Type.Array(Type.String()),
};

type Node = { [name: string]: Node | Field };

const WITHHELD = Type.Array(Type.String(), {
  description: 'Fields that are left out because the role may not know them; absent where none is.',
});

/**
 * Returns the schema of the record as it is read. A projection may leave out everything but the id; unknown values are
 * null.
 */
export function recordSchema(resource: Resource, title: string): JsonSchema {
  const tree: Node = {};
  for (const [path, field] of Object.entries(resource.fields)) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let node = tree;
    for (const name of names) {
      const below = node[name];
      node = node[name] = below && !isField(below) ? below : {};
    }
    node[last] = field;
  }
  const { properties, ...rest } = objectSchema(tree, true) as { properties: Record<string, JsonSchema> };
  const isPersonal = Object.values(resource.fields).some(({ personalTo }) => personalTo);
  // A row of a statistic may belong to no record: products without a category.
  const mayHaveNone = resource.fields.id && resource.path.startsWith('stat/');
  const schemas = {
    ...properties,
    ...(mayHaveNone ? { id: orNull(ID) } : {}),
    ...(isPersonal ? { withheld: WITHHELD } : {}),
  };
  return { title, ...rest, properties: schemas, ...(resource.fields.id ? { required: ['id'] } : {}) };
}

const isField = (node: Node | Field): node is Field => typeof (node as Field).sql === 'string';

function objectSchema(tree: Node, isTop = false): JsonSchema {
  const properties = Object.entries(tree).map(([name, node]) => [
    name,
    isField(node) ? valueSchema(isTop ? name : '', node) : orNull(Type.Unsafe(objectSchema(node))),
  ]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

function valueSchema(name: string, { type }: Field): JsonSchema {
  if (type === 'json') return {};
  return name === 'id' || name === '__v' ? TYPES[type] : orNull(TYPES[type]);
}

/** Fields that are sent with every write and are not part of the record. */
export const ENVELOPE = {
  locale: Type.String(),
  realm_id: Type.String({ description: 'The realm of the session; any other is refused or has no effect.' }),
  branch_id: orNull(Type.String()),
};

/** Returns the schema of the record as it is written; an empty value clears a field that is not required. */
export function writeSchema(resource: Resource, title: string, mode: 'create' | 'update'): JsonSchema {
  const fields = Object.entries(resource.fields).filter(
    ([, { write }]) => write && (mode === 'create' || !write.createOnly),
  );
  const properties = fields.map(([name, field]) => [name, inputSchema(field)]);
  const required = fields.filter(([, { write }]) => write?.required).map(([name]) => name);
  return {
    title,
    type: 'object',
    properties: {
      ...ENVELOPE,
      ...(mode === 'update' ? { __v: Type.Integer({ minimum: 0 }) } : {}),
      ...Object.fromEntries(properties),
      ...(mode === 'create' ? resource.besideNew?.fields : {}),
    },
    required: mode === 'create' ? required : ['__v'],
  };
}

function inputSchema({ type, write }: Field): JsonSchema {
  const rule: Partial<WriteRule> = write ?? {};
  if (type === 'json') return rule.schema ?? {};
  const limits =
    type === 'text'
      ? { maxLength: rule.max ?? 2_000 }
      : { maximum: inWire(type, rule.max), minimum: inWire(type, rule.min) };
  const defined = Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
  const choices = rule.choices ? { enum: rule.choices.map(({ value }) => value) } : {};
  const schema = { ...(type === 'id' ? Uuid : TYPES[type]), ...defined, ...choices };
  return rule.required || rule.choices === STATUS_CHOICES ? schema : orNull(Type.Unsafe(schema));
}

/** Converts a limit to wire units: limits of money are in satang. */
const inWire = (type: FieldType, limit: number | undefined) =>
  type === 'money' && limit !== undefined ? limit / 100 : limit;

/** Returns the schema of the record as a form with its picture; values other than text are JSON text. */
export function formSchema(schema: JsonSchema): JsonSchema {
  const { title, properties, ...rest } = schema as { title: string; properties: Record<string, JsonSchema> };
  const image = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };
  return { ...rest, title: `${title}Form`, properties: { ...properties, action: { const: 'upload_image' }, image } };
}
