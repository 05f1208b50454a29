import { type Static, Type } from '@sinclair/typebox';
import { MERGE_CHOICES, MERGE_FIELD_NAMES } from '@taem/domain/customers/merge/mergeFields.ts';
import { UNDO_OBSTACLES } from '@taem/domain/customers/merge/undoMerge.ts';
import { textParameter } from '../../http/parameter.ts';
import { oneOf, orNull } from '../../resource/jsonShapes.ts';
import { recordSchema } from '../../resource/recordSchema.ts';
import { memberMerges } from './memberMerges.ts';

export const merge = recordSchema(memberMerges, 'Merge');
const Choice = oneOf(MERGE_CHOICES);
const Field = oneOf(MERGE_FIELD_NAMES);
export const Lines = Type.Array(Type.String());
export const scope = {
  locale: Type.Optional(Type.String({ maxLength: 20 })),
  realm_id: Type.Optional(Type.String({ maxLength: 40 })),
};
export const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

export const MergeQuery = Type.Object({
  ...scope,
  merge_id: textParameter({ type: 'string', maxLength: 40, isNeeded: true }),
});

export const MergeBody = Type.Object(
  {
    ...scope,
    merge_id: Type.String({ maxLength: 40, description: 'The account that is merged into the other.' }),
    __v: Type.Integer({ ...Version, description: 'Version of the kept account that was read.' }),
    merge_version: Type.Integer({ ...Version, description: 'Version of the other account that was read.' }),
    fields: Type.Optional(
      Type.Object(Object.fromEntries(MERGE_FIELD_NAMES.map((name) => [name, Type.Optional(Choice)])), {
        additionalProperties: false,
        description: "Which value of a field to keep; absent fields follow the preview's suggestion.",
      }),
    ),
  },
  { additionalProperties: false },
);
export type MergeBody = Static<typeof MergeBody>;

export const Tier = orNull(Type.Object({ id: Type.String(), name: Type.String() }));
export const Preview = Type.Object({
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
      both: orNull(Lines),
      suggested: Choice,
    }),
  ),
});

export const Obstacle = Type.Object({
  code: oneOf(UNDO_OBSTACLES),
  message: Type.String(),
  sales: Type.Array(Type.Object({ id: Type.String(), transaction_no: Type.String() })),
  merge_id: orNull(Type.String(), { description: 'The later merge that prevents it.' }),
});
