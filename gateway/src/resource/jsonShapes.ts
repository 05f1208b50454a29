import { type TSchema, Type } from '@sinclair/typebox';

export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
export const TextOrNull = orNull(Type.String());
export const oneOf = <Value extends string>(values: readonly Value[], description?: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values], ...(description && { description }) });
export const Moment = Type.String({ format: 'date-time' });
/** One page of rows, and how many there are. */
export const pageOf = (row: TSchema) =>
  Type.Object({ total: Type.Array(Type.Object({ count: Type.Integer() })), result: Type.Array(row) });

export const Uuid = Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' });
const Value = Type.Number({ minimum: 0, maximum: 99_999_999_999 });

const ConditionEntry = Type.Object({ condition_id: Uuid, value: Value });
const CouponEntry = Type.Object({ coupon_id: Uuid, value: Value });

export const ConditionEntries = Type.Array(ConditionEntry, { maxItems: 50 });
export const CouponEntries = Type.Array(CouponEntry, { maxItems: 50 });
export const PrivilegeEntries = Type.Array(
  Type.Object({ condition: Type.Optional(Type.Union([ConditionEntry, Type.Null()])), item: CouponEntry }),
  { maxItems: 50 },
);
