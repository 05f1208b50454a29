import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { defineOperations, type JsonSchema } from '../../http/Operation.ts';
import { fixed } from '../../resource/resourceOperations.ts';

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, Type.Null()] });
const sums = { sales: Type.Integer(), touched: Type.Integer(), discount: Type.Number(), points: Type.Integer() };
const customerType = Type.Union([Type.Literal('Member'), Type.Literal('Guest')]);

const Bill = Type.Object({ total_payment: Type.Number(), amount_due: Type.Number(), earn_points: Type.Integer() });

const Example: JsonSchema = {
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

const WhatIf: JsonSchema = {
  title: 'WhatIf',
  ...Type.Object({
    from: Type.String(),
    to: Type.String(),
    total: Type.Integer({ description: 'Sales of the days, without voided ones.' }),
    one_in: Type.Integer({ description: 'One in so many of them was looked at; 1: all. Every figure is of those.' }),
    ...sums,
    members: Type.Integer(),
    members_touched: Type.Integer(),
    given: Type.Object({ sales: Type.Integer(), discount: Type.Number(), points: Type.Integer() }),
    priced_differently: Type.Integer({ description: 'Come to other figures today even without the draft.' }),
    tiers: Type.Array(Type.Object({ customer_type: customerType, ...sums })),
    weekdays: Type.Array(Type.Object({ weekday: Type.String(), ...sums })),
    misses: Type.Array(Type.Unsafe({ ...fixed({ reason: Type.String(), sales: Type.Integer(), example: Example }) })),
    examples: Type.Array(Type.Unsafe(Example)),
  }),
};

const Standing = Type.Object({
  tier_id: Type.Unsafe(orNull(Type.String())),
  is_none: Type.Boolean({ description: 'Members in no tier; without it, no id is the tier being added.' }),
  now: Type.Integer(),
  would: Type.Integer(),
});

export const whatIfOperations = defineOperations({
  offer: {
    id: 'offerWhatIf',
    summary: 'What a discount or special offer would have done to the sales of past days; nothing is changed',
    tag: 'offers',
    permission: { objectCodes: [PAGE.offer], action: 'Write' },
    payload: fixed({ what_if: WhatIf }),
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
  tier: {
    id: 'tierWhatIf',
    summary: 'What other privileges of a tier would have done to the sales of past days; nothing is changed',
    tag: 'member-tiers',
    permission: { objectCodes: [PAGE.tier], action: 'Write' },
    payload: fixed({ what_if: WhatIf }),
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
  standing: {
    id: 'tierStanding',
    summary: 'How many members stand in each tier, and would by the rules with this one; nothing is changed',
    tag: 'member-tiers',
    permission: { objectCodes: [PAGE.tier], action: 'Write' },
    payload: fixed({ standing: Type.Array(Standing) }),
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
});
