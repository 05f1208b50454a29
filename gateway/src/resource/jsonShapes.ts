import { type SchemaOptions, type TSchema, Type } from '@sinclair/typebox';
import { MAX_OF_A_GROUP, MAX_OFFER_CATEGORIES, MAX_OFFER_PRODUCTS, MAX_OTHER_PARTS } from '@taem/domain/limits.ts';

export const orNull = <Schema extends TSchema>(schema: Schema, options?: SchemaOptions) =>
  Type.Union([schema, Type.Null()], options);
export const TextOrNull = orNull(Type.String());
export const oneOf = <Value extends string>(values: readonly Value[], description?: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values], ...(description && { description }) });
export const Moment = Type.String({ format: 'date-time' });
/** A page of rows, and their total. */
export const pageOf = (row: TSchema) =>
  Type.Object({ total: Type.Array(Type.Object({ count: Type.Integer() })), result: Type.Array(row) });

export const Uuid = Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' });
const Value = Type.Number({ minimum: 0, maximum: 99_999_999_999 });

const ConditionEntry = Type.Object({ condition_id: Uuid, value: Value });
const CouponEntry = Type.Object({ coupon_id: Uuid, value: Value });

export const ConditionEntries = Type.Array(ConditionEntry, { maxItems: 50 });
export const CouponEntries = Type.Array(CouponEntry, { maxItems: 50 });
export const PrivilegeEntries = Type.Array(
  Type.Object({ condition: Type.Optional(orNull(ConditionEntry)), item: CouponEntry }),
  { maxItems: 50 },
);

const LOCAL_TIME = '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$';
const Clock = orNull(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }));
/** When, where and for whom an offer may be used; null without restrictions. */
export const Terms = orNull(
  Type.Object(
    {
      from: Type.Optional(orNull(Type.String({ pattern: LOCAL_TIME, description: "By the branch's clock." }))),
      until: Type.Optional(
        orNull(Type.String({ pattern: LOCAL_TIME, description: 'The moment from which it is over.' })),
      ),
      weekdays: Type.Optional(
        orNull(
          Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7, description: '1 to 7 from Sunday.' }),
        ),
      ),
      from_hour: Type.Optional(Clock),
      until_hour: Type.Optional(Clock),
      branch_ids: Type.Optional(orNull(Type.Array(Uuid, { maxItems: 1_000 }))),
      tier_ids: Type.Optional(orNull(Type.Array(Uuid, { maxItems: 100 }))),
    },
    { additionalProperties: false },
  ),
);

const PieceCount = Type.Integer({ minimum: 1, maximum: MAX_OF_A_GROUP });
const Pieces = Type.Optional(orNull(PieceCount));
const goodsNames = {
  product_ids: Type.Optional(orNull(Type.Array(Uuid, { maxItems: MAX_OFFER_PRODUCTS }))),
  category_ids: Type.Optional(
    orNull(Type.Array(Uuid, { maxItems: MAX_OFFER_CATEGORIES, description: 'With all their products.' })),
  ),
  sub_category_ids: Type.Optional(orNull(Type.Array(Uuid, { maxItems: MAX_OFFER_CATEGORIES }))),
};
/** The products that an offer applies to; null for the whole bill. */
export const Goods = orNull(
  Type.Object(
    {
      ...goodsNames,
      group_of: Pieces,
      benefits: Pieces,
      other_parts: Type.Optional(
        orNull(
          Type.Array(Type.Object({ ...goodsNames, pieces: PieceCount }, { additionalProperties: false }), {
            maxItems: MAX_OTHER_PARTS,
            description: 'Further parts of a set beside `group_of` pieces of the first part.',
          }),
        ),
      ),
    },
    { additionalProperties: false },
  ),
);
