import { type Static, type TProperties, Type } from '@sinclair/typebox';
import { ERASURE_OBSTACLES, POTENTIAL_ERASURE_OBSTACLES } from '@taem/domain/customers/privacy/erasure.ts';
import { orNull } from '../../resource/jsonShapes.ts';

export const scope = {
  locale: Type.Optional(Type.String({ maxLength: 20 })),
  realm_id: Type.Optional(Type.String({ maxLength: 40 })),
  branch_id: Type.Optional(orNull(Type.String({ maxLength: 40 }))),
};

export const ConsentBody = Type.Object(
  {
    ...scope,
    is_given: Type.Boolean({ description: 'false: withdrawn, or refused.' }),
    wording: Type.String({ maxLength: 1_000, description: 'The exact wording that was displayed.' }),
  },
  { additionalProperties: false },
);
export type ConsentBody = Static<typeof ConsentBody>;

export const EraseBody = Type.Object(
  { ...scope, __v: Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'Version that was read.' }) },
  { additionalProperties: false },
);

export const DataQuery = Type.Object({
  format: Type.Optional(
    Type.Unsafe<'json' | 'html'>({ type: 'string', enum: ['json', 'html'], description: 'json by default.' }),
  ),
});

const Count = Type.Integer();

/** What an erasure would remove. */
const erasureOf = (title: string, obstacles: readonly string[], counts: TProperties) =>
  Type.Object({
    erasure: Type.Object(
      {
        id: Type.String({ format: 'uuid' }),
        __v: Count,
        obstacles: Type.Array(Type.Unsafe<string>({ enum: [...obstacles] })),
        ...counts,
        ...{ messages: Count, changes: Count },
      },
      { title },
    ),
  });

export const MemberErasure = erasureOf('MemberErasure', ERASURE_OBSTACLES, {
  code: Type.String(),
  points: Type.Integer({ description: 'Forfeited.' }),
  sales: Type.Integer({ description: 'They stay, without remarks and names.' }),
  ...{ merged_accounts: Count, potentials: Count, appointments: Count },
});

export const PotentialErasure = erasureOf('PotentialErasure', POTENTIAL_ERASURE_OBSTACLES, {
  same_phone: Type.Integer({ description: 'Other entries with the same phone, which stay.' }),
});

/** `dataSections` defines its sections. */
export const asJson = { type: 'object', required: ['file', 'profile', 'sales', 'points'] };
export const asHtml = { type: 'string', description: 'One page in Thai and English, without scripts.' };
