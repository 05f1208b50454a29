import { type Static, Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MERGE_CHOICES, MERGE_FIELD_NAMES } from '@taem/domain/customers/merge/mergeFields.ts';
import { UNDO_OBSTACLES } from '@taem/domain/customers/merge/undoMerge.ts';
import { defineOperations } from '../../http/Operation.ts';
import { IdempotencyKey } from '../../http/readIdempotencyKey.ts';
import { recordSchema } from '../../resource/recordSchema.ts';
import { memberMerges } from './memberMerges.ts';

const tag = 'members';
const permission = { objectCodes: [PAGE.customerInsight], action: 'Write' } as const;
const headers = { 'Idempotency-Key': IdempotencyKey };
const merge = recordSchema(memberMerges, 'Merge');
const Choice = Type.Unsafe<(typeof MERGE_CHOICES)[number]>({ type: 'string', enum: [...MERGE_CHOICES] });
const Field = Type.Unsafe<(typeof MERGE_FIELD_NAMES)[number]>({ type: 'string', enum: [...MERGE_FIELD_NAMES] });
const Lines = Type.Array(Type.String());
const scope = {
  locale: Type.Optional(Type.String({ maxLength: 20 })),
  realm_id: Type.Optional(Type.String({ maxLength: 40 })),
};
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

export const MergeQuery = Type.Object({ ...scope, merge_id: Type.String({ maxLength: 40 }) });
export type MergeQuery = Static<typeof MergeQuery>;

export const MergeBody = Type.Object(
  {
    ...scope,
    merge_id: Type.String({ maxLength: 40, description: 'The account that becomes part of the other.' }),
    __v: Type.Integer({ ...Version, description: 'Version of the account that is kept, as it was seen.' }),
    merge_version: Type.Integer({ ...Version, description: 'Version of the other account, as it was seen.' }),
    fields: Type.Optional(
      Type.Object(Object.fromEntries(MERGE_FIELD_NAMES.map((name) => [name, Type.Optional(Choice)])), {
        additionalProperties: false,
        description: 'Whose value of a field stays; fields that are left out are as the preview suggests.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type MergeBody = Static<typeof MergeBody>;

const Tier = Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]);
const Preview = Type.Object({
  kept_id: Type.String(),
  merged_id: Type.String(),
  refusals: Type.Array(Type.Object({ code: Type.String(), path: Type.String(), message: Type.String() })),
  after: Type.Object({
    points: Type.Integer(),
    total_revenue: Type.Number({ description: 'In baht.' }),
    total_transaction: Type.Integer(),
    total_qty: Type.Integer(),
    tier: Tier,
  }),
  fields: Type.Array(
    Type.Object({
      field: Field,
      kept: Lines,
      merged: Lines,
      both: Type.Union([Lines, Type.Null()]),
      suggested: Choice,
    }),
  ),
});

const Obstacle = Type.Object({
  code: Type.Unsafe<(typeof UNDO_OBSTACLES)[number]>({ type: 'string', enum: [...UNDO_OBSTACLES] }),
  message: Type.String(),
  sales: Type.Array(Type.Object({ id: Type.String(), transaction_no: Type.String() })),
  merge_id: Type.Union([Type.String(), Type.Null()], { description: 'The later merge that stands in the way.' }),
});

export const mergeOperations = defineOperations({
  preview: {
    id: 'previewMemberMerge',
    summary: 'What making one account of two would give',
    tag,
    permission,
    query: MergeQuery,
    payload: Type.Object({ preview: Preview }),
  },
  merge: {
    id: 'mergeMembers',
    summary: 'Make one account of two: points, sales and what is chosen of the other become part of this one',
    tag,
    permission,
    headers,
    payload: merge,
    creates: true,
    refusals: ['123', 'MEMBER_MERGED', 'MEMBER_ERASED', 'TOO_MANY_POINTS', 'IDEMPOTENCY_CONFLICT'],
  },
  obstacles: {
    id: 'listMergeObstacles',
    summary: 'What stands in the way of undoing a merge; nothing when it can be undone',
    tag,
    permission,
    payload: Type.Object({ obstacles: Type.Array(Obstacle) }),
  },
  undo: {
    id: 'undoMemberMerge',
    summary: 'Make two accounts of one again',
    tag,
    permission,
    headers,
    payload: merge,
    refusals: ['MERGE_STANDS', 'IDEMPOTENCY_CONFLICT'],
  },
});
