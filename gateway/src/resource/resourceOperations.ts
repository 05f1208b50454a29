import { Type } from '@sinclair/typebox';
import type { JsonSchema, Operation } from '../http/Operation.ts';
import { idempotencyHeader } from '../http/readIdempotencyKey.ts';
import type { Resource } from './defineResource.ts';
import { exportQueryOf, listQueryOf, shapeQuery } from './listQuery.ts';
import { formSchema, recordSchema, writeSchema } from './recordSchema.ts';

export const pascal = (name: string) => name.replace(/(?:^|[-_/])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Schema of a list: an array of rows, or with `limit` a page of them and their total. */
export const listPayload = (key: string, row: JsonSchema): JsonSchema => {
  const rows = { type: 'array', items: row };
  const total = Type.Array(Type.Object({ count: Type.Integer() }));
  return fixed({ [key]: { anyOf: [rows, fixed({ total, result: rows })] } });
};

/** Schema of an object that always has all these properties. */
export const fixed = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

/** The response options of an operation that returns a list as a file. */
export const fileAnswer = {
  payload: { type: 'string', description: 'The file.' },
  bare: true,
  media: {
    'text/csv': { type: 'string', description: 'UTF-8 with a byte order mark.' },
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { type: 'string', description: 'XLSX.' },
  },
  refusals: ['TOO_MANY_ATTEMPTS'],
} satisfies Partial<Operation>;

/** Resources that figures and sales refer to: the documents of dashboards read them too (docs/adr/0109). */
const NAMED_BY_FIGURES: ReadonlySet<string> = new Set([
  ...[
    'transactions',
    'members',
    'member-tiers',
    'member-badges',
    'merchant-branches',
    'merchant-users',
    'merchant-roles',
  ],
  ...['products', 'product-categories', 'product-sub-categories', 'offers', 'coupons', 'conditions'],
  ...['payment-channels', 'payment-methods', 'institutes', 'cards', 'tills', 'shifts'],
  ...['occupations', 'socials', 'provinces', 'districts', 'sub-districts', 'postcodes'],
]);

/** Left out for a file, which is the whole list, whichever page was displayed. */
export const PAGE_NAMES = ['limit', 'skip', 'projection', 'addon'];

/** Returns the operations of a declared resource. */
export function resourceOperations(resource: Resource) {
  const { path, listKey, singleKey, noun, read } = resource;
  const name = pascal(singleKey);
  const tag = path.split('/')[0] ?? path;
  const one = noun.replace(/^The /, '');
  const record = recordSchema(resource, name);
  const permission = read === 'everyone' ? undefined : ({ objectCodes: read, action: 'Read' } as const);
  // Without a named right, only a session is required.
  const caller = 'user';
  const writing = (right: string | undefined) =>
    right ? ({ objectCodes: [right], action: 'Write' } as const) : undefined;
  const create = writeSchema(resource, `${name}Create`, 'create');
  const update = writeSchema(resource, `${name}Update`, 'update');
  const withForm = (schema: JsonSchema) => (resource.fields.image_url ? { form: formSchema(schema) } : {});
  return {
    list: {
      id: `list${pascal(path)}`,
      caller,
      summary: `List (${one})`,
      tag,
      query: listQueryOf(resource, name),
      permission,
      ...(NAMED_BY_FIGURES.has(path) && { forRuns: true as const }),
      payload: listPayload(listKey, record),
    },
    export: {
      id: `export${pascal(path)}`,
      caller,
      summary: `The whole list as a file (${one})`,
      tag,
      query: exportQueryOf(resource, name),
      ignores: PAGE_NAMES,
      permission,
      fromReplica: true,
      ...fileAnswer,
    },
    get: {
      id: `get${name}`,
      caller,
      summary: `Get one (${one})`,
      tag,
      query: shapeQuery,
      permission,
      payload: fixed({ [singleKey]: record }),
    },
    create: {
      id: `create${name}`,
      caller,
      summary: `Create (${one})`,
      tag,
      permission: writing(resource.create),
      headers: idempotencyHeader,
      described: create,
      ...withForm(create),
      payload: record,
      creates: true,
      refusals: ['IDEMPOTENCY_CONFLICT', ...RECORD_REFUSALS],
    },
    update: {
      id: `update${name}`,
      caller,
      summary: `Change (${one}); only the fields that are sent`,
      tag,
      permission: resource.mayUpdateWithoutRight ? undefined : writing(resource.update),
      described: update,
      ...withForm(update),
      payload: record,
      refusals: ['123', ...RECORD_REFUSALS],
    },
    remove: {
      id: `delete${name}`,
      caller,
      summary: `Delete (${one})`,
      tag,
      permission: writing(resource.remove),
      payload: fixed({ id: Type.String() }),
      refusals: ['IN_USE', 'LAST_ADMINISTRATOR', 'OWN_ACCOUNT'],
    },
  } satisfies Record<string, Operation>;
}

const RECORD_REFUSALS = [
  'E02001',
  'E07001',
  'MEMBER_MERGED',
  'MEMBER_ERASED',
  'IN_USE',
  'LAST_ADMINISTRATOR',
  'OWN_ACCOUNT',
] as const;
