import { type TSchema, Type } from '@sinclair/typebox';
import { SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import { MEMBER_EVENT_KINDS } from '@taem/domain/customers/wallet/memberEventKinds.ts';
import { POINT_ENTRY_KINDS } from '@taem/domain/customers/wallet/pointEntryKinds.ts';
import { defineOperations } from '../../http/Operation.ts';
import { Uuid } from '../../resource/jsonShapes.ts';

const OrNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const choices = (values: readonly string[]) => Type.Unsafe<string>({ type: 'string', enum: [...values] });
const Moment = Type.String({ format: 'date-time' });
const Sale = Type.Object({ id: Uuid, transaction_no: Type.String(), status: choices(['Complete', 'Void']) });

const PointEntry = Type.Object(
  {
    id: Uuid,
    kind: choices(POINT_ENTRY_KINDS),
    points: Type.Integer({ description: 'Negative where they were taken.' }),
    balance: Type.Integer({ description: 'What the member had after it.' }),
    business_date: Type.String({ format: 'date' }),
    time: Moment,
    transaction_id: OrNull(Uuid),
    transaction: OrNull(Sale),
    remark: OrNull(Type.String()),
    why: Type.Array(Type.Object({ code: Type.String(), params: Type.Object({}) }), {
      description: 'What the trace of the sale says of these points.',
    }),
  },
  { title: 'PointEntry', description: 'A sale of a branch that the user does not work in is not named.' },
);

/** Beside these each kind has facts of its own. */
const MemberEvent = Type.Object(
  {
    id: Type.String(),
    kind: choices(MEMBER_EVENT_KINDS),
    time: Moment,
    transaction_id: Type.Optional(OrNull(Uuid)),
    transaction: Type.Optional(Sale),
    points: Type.Optional(Type.Integer()),
    amount: Type.Optional(Type.Number({ description: 'In baht, delivery included.' })),
    tier_before: Type.Optional(OrNull(Type.String())),
    tier_after: Type.Optional(OrNull(Type.String())),
    fields: Type.Optional(OrNull(Type.Array(Type.String({ description: 'A column of the record.' })))),
    by: Type.Optional(OrNull(Type.String({ description: 'The username of who did it.' }))),
    remark: Type.Optional(OrNull(Type.String())),
    channel: Type.Optional(choices(['email', 'sms'])),
    state: Type.Optional(choices(['waiting', 'sent', 'failed', 'expired', 'dropped'])),
  },
  { title: 'MemberEvent' },
);

const pageOf = (row: TSchema) =>
  Type.Object({ total: Type.Array(Type.Object({ count: Type.Integer() })), result: Type.Array(row) });
const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: '100 unless said.' })),
  skip: Type.Optional(Type.Integer({ minimum: 0 })),
};
const day = Type.Optional(Type.String({ format: 'date' }));
const permission = { objectCodes: SALE_READERS, action: 'Read' } as const;
const tag = 'members';

export const walletOperations = defineOperations({
  pointEntries: {
    id: 'listPointEntries',
    summary: 'What moved the points of a member, newest first, with the balance after each',
    tag,
    permission,
    query: Type.Object({
      kinds: Type.Optional(Type.String({ description: `Some of ${POINT_ENTRY_KINDS.join(', ')}, with commas.` })),
      from: day,
      to: day,
      ...page,
    }),
    payload: Type.Object({ point_entries: pageOf(PointEntry) }),
  },
  events: {
    id: 'listMemberEvents',
    summary: 'What happened with a member, newest first',
    tag,
    permission,
    query: Type.Object(page),
    payload: Type.Object({ member_events: pageOf(MemberEvent) }),
  },
});
