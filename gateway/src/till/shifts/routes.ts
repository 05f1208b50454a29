import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MAX_REMARK_LENGTH } from '@taem/domain/limits.ts';
import { CASH_PIECES, MAX_CASH_PIECES } from '@taem/domain/till/cashCount.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { answer } from '../../http/envelope.ts';
import type { AreaRoutes, GatewaySession } from '../../http/GatewayContext.ts';
import { route } from '../../http/route.ts';
import { Moment, orNull, TextOrNull, Uuid } from '../../resource/jsonShapes.ts';
import { fixed } from '../../resource/resourceOperations.ts';
import { closeShift, moveCash, openShift, openShiftOf } from './shiftOfTill.ts';

const tag = 'payment';
const permission = { objectCodes: [PAGE.shift], action: 'Write' } as const;

const Counts = Type.Object(
  Object.fromEntries(
    CASH_PIECES.map((piece) => [piece, Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_CASH_PIECES }))]),
  ),
  { additionalProperties: false, description: 'Pieces of each note and coin, by its worth in satang.' },
);
const counted = {
  cash: Type.Optional(orNull(Type.Number({ description: 'In baht, where it is not counted by note and coin.' }))),
  counts: Type.Optional(orNull(Counts)),
};
const Reason = Type.String({ maxLength: MAX_REMARK_LENGTH });
const Counted = Type.Object(counted, { additionalProperties: false });
const Closed = Type.Object({ ...counted, reason: Type.Optional(orNull(Reason)) }, { additionalProperties: false });
const Moved = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Chosen by the till: sent again it is done once.' }),
    amount: Type.Number({ description: 'In baht; below 0 it is taken out.' }),
    reason: Reason,
  },
  { additionalProperties: false },
);

const Shift = fixed({
  id: Uuid,
  till_id: Uuid,
  number: orNull(Type.Integer()),
  opened_at: Moment,
  opened_by_name: TextOrNull,
  of_earlier_day: Type.Boolean(),
  closed_at: orNull(Moment),
  closed_by_name: TextOrNull,
  counted_cash: orNull(Type.Number()),
  difference: orNull(Type.Number()),
  reason: TextOrNull,
  report: Type.Unsafe<object | null>({ description: 'null while it is open, for who may not see what it comes to.' }),
});

/** Extension: a till's shift, from counted cash to counted cash (docs/adr/0147). */
export const shiftRoutes: AreaRoutes = async (app, { database }) => {
  const run = async (session: GatewaySession, work: (client: DatabaseClient) => Promise<unknown>) =>
    answer(await database.inTransaction(session.realmId, work));

  route(app, 'GET /tills/:id/shift', {
    id: 'openShiftOfTill',
    summary: 'The open shift of a till; null where none is open',
    tag,
    // Who sells sees that there is one.
    permission: { objectCodes: [PAGE.shift, PAGE.payment], action: 'Write' },
    payload: Type.Unsafe<object>({ title: 'OpenShift', description: 'As POST tills/{id}/shift answers it, or null.' }),
    handle: ({ params, session }) => run(session, (client) => openShiftOf(client, session, params.id)),
  });

  route(app, 'POST /tills/:id/shift', {
    id: 'openShift',
    summary: 'Open a shift with counted cash; a till has one at a time',
    tag,
    permission,
    body: Counted,
    payload: Shift,
    refusals: ['SHIFT_OPEN', 'TILL_UNAVAILABLE'],
    handle: ({ params, session, body }) => run(session, (client) => openShift(client, session, params.id, body)),
  });

  route(app, 'POST /shifts/:id/cash', {
    id: 'moveCash',
    summary: 'Put cash into the drawer of an open shift, or take some out',
    tag,
    permission,
    body: Moved,
    payload: Shift,
    refusals: ['SHIFT_CLOSED', 'IDEMPOTENCY_CONFLICT'],
    handle: ({ params, session, body }) => run(session, (client) => moveCash(client, session, params.id, body)),
  });

  route(app, 'POST /shifts/:id/close', {
    id: 'closeShift',
    summary: 'Close a shift by the count of its cash: it gets the next number of its till, and is never changed',
    tag,
    permission,
    body: Closed,
    payload: Shift,
    refusals: ['SHIFT_CLOSED', 'SHIFT_REASON_REQUIRED'],
    handle: ({ params, session, body }) => run(session, (client) => closeShift(client, session, params.id, body)),
  });
};
