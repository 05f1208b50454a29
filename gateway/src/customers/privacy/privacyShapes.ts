import { type Static, Type } from '@sinclair/typebox';

export const scope = {
  locale: Type.Optional(Type.String({ maxLength: 20 })),
  realm_id: Type.Optional(Type.String({ maxLength: 40 })),
  branch_id: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
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

/** What its parts are is said by `dataSections`. */
export const asJson = { type: 'object', required: ['file', 'profile', 'sales', 'points'] };
export const asHtml = { type: 'string', description: 'One page in Thai and English, without scripts.' };
