import { type TSchema, Type } from '@sinclair/typebox';
import { CHANGED_KINDS } from '@taem/domain/changes/changedKinds.ts';
import { CHANGE_SOURCES } from '@taem/domain/changes/changeSources.ts';
import { RECORDED_TYPES } from '@taem/domain/changes/recordedTypes.ts';
import { defineOperations } from '../http/Operation.ts';
import { Uuid } from '../resource/jsonShapes.ts';

const OrNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const choices = (values: readonly string[]) => Type.Unsafe<string>({ type: 'string', enum: [...values] });
const Moment = Type.String({ format: 'date-time' });

const ChangeSet = Type.Object(
  {
    id: Uuid,
    time: Moment,
    source: choices(CHANGE_SOURCES),
    user_id: OrNull(Uuid),
    username: OrNull(Type.String()),
    address: OrNull(Type.String()),
    client: OrNull(
      Type.String({ description: 'The program that asked, by the name that it gave; `api` for one that gave none.' }),
    ),
    branch_id: OrNull(Uuid),
    reverts_id: OrNull(Uuid),
    reverted_by_id: OrNull(Uuid),
  },
  { title: 'ChangeSet' },
);

export const ChangedValue = Type.Union([
  Type.Object({ json: OrNull(Type.String()), text: Type.String() }),
  Type.Null(),
]);
const Change = Type.Object(
  {
    id: Type.String({ description: 'The set and the number in it.' }),
    set_id: Uuid,
    time: Moment,
    type: Type.String(),
    record_id: Uuid,
    record_name: OrNull(Type.String()),
    action: choices(['created', 'updated', 'deleted']),
    fields: Type.Array(
      Type.Object({ field: Type.String(), kind: choices(CHANGED_KINDS), before: ChangedValue, after: ChangedValue }),
    ),
  },
  { title: 'Change' },
);
const ChangeOfSet = Type.Composite([Change, Type.Object({ set: ChangeSet })], { title: 'ChangeOfSet' });
const LatestSet = Type.Object(
  {
    set: ChangeSet,
    counts: Type.Array(Type.Object({ type: Type.String(), count: Type.Integer() })),
    changes: Type.Array(Change),
  },
  { title: 'LatestChangeSet' },
);
const pageOf = (row: TSchema) =>
  Type.Object({ total: Type.Array(Type.Object({ count: Type.Integer() })), result: Type.Array(row) });
const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: '10 unless said.' })),
  skip: Type.Optional(Type.Integer({ minimum: 0 })),
};
const record = choices(RECORDED_TYPES.map((recorded) => recorded.type));
const day = Type.String({ format: 'date' });
/** Whoever may write what a record is of, for one kind or another. */
const permission = { objectCodes: [...new Set(RECORDED_TYPES.map(({ write }) => write))], action: 'Write' } as const;
const tag = 'changes';

export const changesOperations = defineOperations({
  changes: {
    id: 'listChanges',
    summary: 'What was changed of one record, or in one set; newest first, or in order',
    tag,
    permission,
    query: Type.Object({
      record: Type.Optional(record),
      record_id: Type.Optional(Type.String()),
      set_id: Type.Optional(Uuid),
      ...page,
    }),
    payload: Type.Object({ changes: pageOf(ChangeOfSet) }),
    mayBeMissing: true,
  },
  sets: {
    id: 'listChangeSets',
    summary: 'The latest changes of the shop, by set',
    tag,
    permission,
    query: Type.Object({
      from: Type.Optional(day),
      to: Type.Optional(day),
      user_id: Type.Optional(Uuid),
      record: Type.Optional(record),
      ...page,
    }),
    payload: Type.Object({ change_sets: pageOf(LatestSet) }),
  },
  values: {
    id: 'listValuesOnDay',
    summary: 'What stood in a field of a record on a day: what a product cost',
    tag,
    permission,
    query: Type.Object({ record, record_id: Type.String(), field: Type.String(), day }),
    payload: Type.Object({
      values: Type.Array(Type.Object({ from: Moment, to: Moment, known: Type.Boolean(), value: ChangedValue })),
    }),
  },
});
