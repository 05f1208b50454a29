import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { changeParkedBillSchema, parkBillSchema } from '@taem/domain/till/parkedBill.schema.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { answer, answerCreated } from '../../http/envelope.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { AreaRoutes, GatewaySession } from '../../http/GatewayContext.ts';
import { noteSecurityEvent } from '../../http/recordSecurityEvent.ts';
import { route } from '../../http/route.ts';
import { branchesOf } from '../../resource/branchesOf.ts';
import { branchParameter, versionParameter } from '../../resource/listQuery.ts';
import { isUuid } from '../../resource/readValue.ts';
import { fixed } from '../../resource/resourceOperations.ts';
import { checkBody } from '../checkBody.ts';
import { ChangeParkedBill, ParkBill, ParkedBill, ParkedBillRow } from './parkedShapes.ts';
import { findParked, listParked, type ParkedRecord } from './readParked.ts';
import { changeParked, discardParked, openParked, parkBill } from './writeParked.ts';

const tag = 'payment';
const write = { objectCodes: [PAGE.payment], action: 'Write' } as const;
const read = { objectCodes: [PAGE.payment], action: 'Read' } as const;
const GONE = ['PARKED_BILL_PAID', 'PARKED_BILL_DISCARDED', 'PARKED_BILL_CHANGED'] as const;
const ofContent = ['NOT_FOUND', 'INSUFFICIENT_POINTS', 'POINTS_NOT_FOR_GUEST'] as const;

/** Extension: bills that are parked at a branch, available on all of its tills (docs/adr/0132). */
export const parkedBillRoutes: AreaRoutes = async (app, { database, salesNotices }) => {
  /** Runs the write in one transaction and then notifies the tills of the branch. */
  async function written(
    session: GatewaySession,
    run: (client: DatabaseClient) => Promise<ParkedRecord>,
  ): Promise<ParkedRecord> {
    const bill = await database.inTransaction(session.realmId, run);
    salesNotices.parkedChanged(session.realmId, bill.branch_id);
    return bill;
  }

  route(app, 'GET /parked-bills', {
    id: 'listParkedBills',
    summary: "The parked bills of a branch, or of the user's branches, longest waiting first",
    tag,
    permission: read,
    query: Type.Object(branchParameter),
    payload: fixed({ parked_bills: Type.Array(ParkedBillRow as never) }),
    handle: async ({ query, session }) => {
      const branches = branchesOf(query.branch_id, session);
      const parked_bills = await database.withRealm(session.realmId, (client) => listParked(client, branches));
      return answer({ parked_bills });
    },
  });

  route(app, 'GET /parked-bills/:id', {
    id: 'getParkedBill',
    summary: 'One parked bill with its content, available for 30 days after it was paid or discarded',
    tag,
    permission: read,
    payload: ParkedBill,
    handle: async ({ params, session }) => {
      const find = (client: DatabaseClient) => findParked(client, session, params.id);
      const bill = isUuid(params.id) ? await database.withRealm(session.realmId, find) : null;
      if (!bill) throw refuseUnknown('The parked bill');
      return answer(bill);
    },
  });

  route(app, 'POST /parked-bills', {
    id: 'parkBill',
    summary:
      'Park a bill under an id from the till: sending it again returns the same bill, and its payment has the id as its key',
    tag,
    permission: write,
    described: ParkBill,
    payload: ParkedBill,
    creates: true,
    refusals: [...ofContent, ...GONE, 'IDEMPOTENCY_CONFLICT'],
    handle: async ({ session, body }) => {
      const checked = checkBody(parkBillSchema, body);
      return answerCreated(await written(session, (client) => parkBill(client, session, checked)));
    },
  });

  route(app, 'PATCH /parked-bills/:id', {
    id: 'updateParkedBill',
    summary:
      'Park a bill again with its current content, or rename it; refused when another user has changed the same part since',
    tag,
    permission: write,
    described: ChangeParkedBill,
    payload: ParkedBill,
    refusals: [...ofContent, ...GONE],
    handle: async ({ session, params, body }) => {
      const checked = checkBody(changeParkedBillSchema, body);
      return answer(await written(session, (client) => changeParked(client, session, params.id, checked)));
    },
  });

  route(app, 'POST /parked-bills/:id/open', {
    id: 'openParkedBill',
    summary: 'Record that a till has the bill open; any till may open it, and the first payment wins',
    tag,
    permission: write,
    payload: ParkedBill,
    refusals: GONE,
    handle: async ({ session, params }) =>
      answer(await written(session, (client) => openParked(client, session, params.id))),
  });

  route(app, 'DELETE /parked-bills/:id', {
    id: 'discardParkedBill',
    summary: 'Discard a parked bill as it was read; who discarded it can be read for 30 days, and is a security event',
    tag,
    permission: write,
    query: Type.Object(versionParameter),
    payload: ParkedBill,
    refusals: GONE,
    handle: async (request) => {
      const { session, params, query } = request;
      const discard = async (client: DatabaseClient) => {
        const bill = await discardParked(client, session, params.id, query.__v);
        // The bill's name is left out: it may be a customer's, who is forgotten sooner than the event.
        const of = { realmId: session.realmId, branchId: bill.branch_id, subject: bill.amount_due.toFixed(2) };
        await noteSecurityEvent(client, request, { ...of, kind: 'PARKED_BILL_DISCARDED' });
        return bill;
      };
      return answer(await written(session, discard));
    },
  });
};
