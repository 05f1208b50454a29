import { Type } from '@sinclair/typebox';
import { POINT_ENTRY_KINDS } from '@taem/domain/customers/wallet/pointEntryKinds.ts';
import { Moment, oneOf, orNull, Uuid } from '../../resource/jsonShapes.ts';

/** The kinds of events in a member's timeline. `points` are movements without a sale. */
const MEMBER_EVENT_KINDS = [
  'registered',
  'sale',
  'void',
  'adjust',
  'points',
  'claim',
  'return',
  'merge',
  'unmerge',
  'tier',
  'change',
  'message',
] as const;

export const Sale = Type.Object({ id: Uuid, transaction_no: Type.String(), status: oneOf(['Complete', 'Void']) });

export const PointEntry = Type.Object(
  {
    id: Uuid,
    kind: oneOf(POINT_ENTRY_KINDS),
    points: Type.Integer({ description: 'Negative where they were taken.' }),
    balance: Type.Integer({ description: 'The balance after it.' }),
    business_date: Type.String({ format: 'date' }),
    time: Moment,
    transaction_id: orNull(Uuid),
    transaction: orNull(Sale),
    remark: orNull(Type.String()),
    why: Type.Array(Type.Object({ code: Type.String(), params: Type.Object({}) }), {
      description: "The part of the sale's trace about these points.",
    }),
  },
  { title: 'PointEntry', description: 'Null for a sale of a branch that the user does not work in.' },
);

/** Fields of every event; each kind adds its own. */
export const MemberEvent = Type.Object(
  {
    id: Type.String(),
    kind: oneOf(MEMBER_EVENT_KINDS),
    time: Moment,
    transaction_id: Type.Optional(orNull(Uuid)),
    transaction: Type.Optional(Sale),
    points: Type.Optional(Type.Integer()),
    amount: Type.Optional(Type.Number({ description: 'In baht, including delivery and added VAT.' })),
    tier_before: Type.Optional(orNull(Type.String())),
    tier_after: Type.Optional(orNull(Type.String())),
    fields: Type.Optional(orNull(Type.Array(Type.String({ description: 'A column of the record.' })))),
    by: Type.Optional(orNull(Type.String({ description: 'Username of the person.' }))),
    remark: Type.Optional(orNull(Type.String())),
    channel: Type.Optional(oneOf(['email', 'sms'])),
    state: Type.Optional(oneOf(['waiting', 'sent', 'failed', 'expired', 'dropped'])),
  },
  { title: 'MemberEvent' },
);
