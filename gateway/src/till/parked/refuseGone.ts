import type { DatabaseClient } from '../../database/pool.ts';
import { Refusal } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { isUuid } from '../../resource/readValue.ts';
import { findParked } from './readParked.ts';

/**
 * Throws what became of a parked bill: who was paid for it, who discarded or changed it, and when. Nothing where there is
 * none, or it is of a branch in which the user does not work.
 */
export async function refuseGone(client: DatabaseClient, session: GatewaySession, id: string): Promise<void> {
  const bill = isUuid(id) ? await findParked(client, session, id) : null;
  if (!bill) return;
  const { status, closed_by_name, closed_at, transaction_no } = bill;
  const closed = { by: closed_by_name, at: closed_at };
  if (status === 'Paid') {
    const message = `This parked bill was paid: ${transaction_no}, by ${closed_by_name} at ${closed_at}.`;
    throw new Refusal(409, 'PARKED_BILL_PAID', message, { ...closed, transaction_no });
  }
  if (status === 'Discarded') {
    const message = `This parked bill was discarded by ${closed_by_name} at ${closed_at}.`;
    throw new Refusal(409, 'PARKED_BILL_DISCARDED', message, closed);
  }
  const { changed_by_name: by, changed_at: at } = bill;
  throw new Refusal(409, 'PARKED_BILL_CHANGED', `This parked bill was changed by ${by} at ${at}.`, { by, at });
}
