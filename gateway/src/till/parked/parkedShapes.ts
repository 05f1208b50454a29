import { Type } from '@sinclair/typebox';
import { changeParkedBillSchema, parkBillSchema, parkedContentSchema } from '@taem/domain/till/parkedBill.schema.ts';
import { PARKED_STATUSES } from '@taem/domain/till/parkedBill.ts';
import { z } from 'zod';
import type { JsonSchema } from '../../http/Operation.ts';
import { Moment, oneOf, orNull, TextOrNull, Uuid } from '../../resource/jsonShapes.ts';

function described(title: string, schema: z.ZodType): JsonSchema {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return { title, ...shape } as JsonSchema;
}

export const ParkBill = described('ParkBill', parkBillSchema);
export const ChangeParkedBill = described('ChangeParkedBill', changeParkedBillSchema);

const row = {
  id: Uuid,
  branch_id: Uuid,
  name: TextOrNull,
  status: oneOf(PARKED_STATUSES),
  member_id: orNull(Uuid),
  amount_due: Type.Number({ description: 'Amount due that the till displayed, in baht.' }),
  qty: Type.Integer({ description: 'Pieces on it.' }),
  created_at: Moment,
  create_by_name: TextOrNull,
  changed_at: Moment,
  changed_by_name: TextOrNull,
  opened_at: orNull(Moment),
  opened_by_name: TextOrNull,
  closed_at: orNull(Moment),
  closed_by_name: TextOrNull,
  transaction_id: orNull(Uuid),
  transaction_no: TextOrNull,
  bill_version: Type.Integer({ description: "Version of the last change of the bill's content." }),
  __v: Type.Integer(),
};

/** A parked bill in a list. */
export const ParkedBillRow: JsonSchema = { title: 'ParkedBillRow', ...Type.Object(row) };

const Shortage = Type.Object({
  product_id: Uuid,
  name: Type.String(),
  quantity: Type.Integer(),
  left: Type.Integer({ description: 'Pieces in stock at the branch that are on no other parked bill.' }),
});

/** A parked bill with its full content. */
export const ParkedBill: JsonSchema = {
  title: 'ParkedBill',
  ...Type.Object({
    ...row,
    bill: described('ParkedContent', parkedContentSchema) as never,
    points_left: orNull(
      Type.Integer({
        description: 'Points of the member, without those on their other parked bills; null for a guest.',
      }),
    ),
    shortages: Type.Array(Shortage),
  }),
};
