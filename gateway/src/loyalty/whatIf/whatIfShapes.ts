import { Type } from '@sinclair/typebox';
import type { JsonSchema } from '../../http/Operation.ts';
import { TextOrNull } from '../../resource/jsonShapes.ts';
import { fixed } from '../../resource/resourceOperations.ts';

export const sums = { sales: Type.Integer(), touched: Type.Integer(), discount: Type.Number(), points: Type.Integer() };
export const customerType = Type.Union([Type.Literal('Member'), Type.Literal('Guest')]);

export const Bill = Type.Object({
  total_payment: Type.Number(),
  amount_due: Type.Number(),
  earn_points: Type.Integer(),
});

export const Example: JsonSchema = {
  title: 'WhatIfSale',
  ...Type.Object({
    transaction_id: Type.String(),
    transaction_no: Type.String(),
    business_date: Type.String(),
    customer_type: customerType,
    without: Bill,
    with: Bill,
    discount: Type.Number(),
    points: Type.Integer(),
    trace: Type.Array(Type.Object({ code: Type.String(), params: Type.Record(Type.String(), Type.Unknown()) })),
  }),
};

export const WhatIf: JsonSchema = {
  title: 'WhatIf',
  ...Type.Object({
    from: Type.String(),
    to: Type.String(),
    total: Type.Integer({ description: 'Sales of the days, without voided ones.' }),
    one_in: Type.Integer({
      description: 'One in this many sales was evaluated; 1 for all. Every figure covers those.',
    }),
    is_automatic: Type.Boolean({
      description:
        'Tried among the offers that apply by themselves; figures are then the difference from those as they are.',
    }),
    automatic_offers: Type.Integer({
      description:
        'Number of other offers that apply automatically now: each bill gets what they would give it, without and with the draft. Limits are not counted.',
    }),
    ...sums,
    members: Type.Integer(),
    members_touched: Type.Integer(),
    given: Type.Object({ sales: Type.Integer(), discount: Type.Number(), points: Type.Integer() }),
    priced_differently: Type.Integer({
      description:
        'Sales whose figures differ today even without the draft: rates or automatic offers have changed since.',
    }),
    tiers: Type.Array(Type.Object({ customer_type: customerType, ...sums })),
    weekdays: Type.Array(Type.Object({ weekday: Type.String(), ...sums })),
    misses: Type.Array(Type.Unsafe({ ...fixed({ reason: Type.String(), sales: Type.Integer(), example: Example }) })),
    examples: Type.Array(Type.Unsafe(Example)),
  }),
};

export const Standing = Type.Object({
  tier_id: TextOrNull,
  is_none: Type.Boolean({
    description: 'Whether the row is for members without a tier; if not, a missing id is the tier being added.',
  }),
  now: Type.Integer(),
  would: Type.Integer(),
});
