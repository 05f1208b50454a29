import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { answer } from '../../http/envelope.ts';
import type { AreaRoutes, GatewaySession } from '../../http/GatewayContext.ts';
import { route } from '../../http/route.ts';
import { inOrder } from '../../resource/days.ts';
import { listQueryOf } from '../../resource/listQuery.ts';
import { fixed } from '../../resource/resourceOperations.ts';
import { closeShift } from './closeShift.ts';
import { moveCash, openShift, openShiftOf } from './shiftOfTill.ts';
import { Closed, Moved, Opened, Shift, Totals } from './shiftShapes.ts';
import { shifts } from './shifts.ts';
import { shiftTotals } from './shiftTotals.ts';

const tag = 'payment';
const { filter, keyword, from, to, branch_id } = listQueryOf(shifts, 'Shift').properties;
const narrowed = { filter, keyword, from, to, branch_id };
const permission = { objectCodes: [PAGE.shift], action: 'Write' } as const;

/** Extension: a till's shift, from counted cash to counted cash (docs/adr/0147). */
export const shiftRoutes: AreaRoutes = async (app, { database }) => {
  const run = async (session: GatewaySession, work: (client: DatabaseClient) => Promise<unknown>) =>
    answer(await database.inTransaction(session.realmId, work));

  route(app, 'GET /shifts/totals', {
    id: 'sumShifts',
    summary: 'Totals of the shifts of a filter, over and short separately',
    tag,
    caller: 'user',
    query: Type.Object(narrowed),
    payload: fixed({ totals: Totals }),
    handle: async ({ query, session }) => {
      const narrowing = { ...query, branchId: query.branch_id, days: inOrder(query) };
      return answer({
        totals: await database.withRealm(session.realmId, (client) => shiftTotals(client, session, narrowing)),
      });
    },
  });

  route(app, 'GET /tills/:id/shift', {
    id: 'openShiftOfTill',
    summary: 'The open shift of a till; null where none is open',
    tag,
    // Users who sell may see that a shift is open.
    permission: { objectCodes: [PAGE.shift, PAGE.payment], action: 'Write' },
    payload: Type.Unsafe<object>({ title: 'OpenShift', description: 'As returned by POST tills/{id}/shift, or null.' }),
    handle: ({ params, session }) => run(session, (client) => openShiftOf(client, session, params.id)),
  });

  route(app, 'POST /tills/:id/shift', {
    id: 'openShift',
    summary:
      'Open a shift with counted cash; a till has one open shift at a time, and a difference from the cash left by the last one requires a reason',
    tag,
    permission,
    body: Opened,
    payload: Shift,
    refusals: ['SHIFT_OPEN', 'TILL_UNAVAILABLE', 'SHIFT_REASON_REQUIRED'],
    handle: ({ params, session, body }) => run(session, (client) => openShift(client, session, params.id, body)),
  });

  route(app, 'POST /shifts/:id/cash', {
    id: 'moveCash',
    summary: 'Record cash put into or taken out of the drawer of an open shift',
    tag,
    permission,
    body: Moved,
    payload: Shift,
    refusals: ['SHIFT_CLOSED', 'IDEMPOTENCY_CONFLICT', 'APPROVAL_REQUIRED', 'APPROVAL_INVALID'],
    handle: ({ params, session, body }) => run(session, (client) => moveCash(client, session, params.id, body)),
  });

  route(app, 'POST /shifts/:id/close', {
    id: 'closeShift',
    summary: 'Close a shift with the count of its cash: it gets the next number of its till, and never changes',
    tag,
    permission,
    body: Closed,
    payload: Shift,
    refusals: ['SHIFT_CLOSED', 'SHIFT_REASON_REQUIRED', 'APPROVAL_REQUIRED', 'APPROVAL_INVALID'],
    handle: async ({ params, session, body }) => answer(await closeShift(database, session, params.id, body)),
  });
};
