import type { DatabaseClient } from '../../database/pool.ts';
import { Refusal } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { isUuid } from '../../resource/readValue.ts';
import { findParked } from './readParked.ts';

/**
 * Throws what happened to a parked bill: who was paid for it, who discarded or changed it, and when. Returns if there
 * is no such bill, or it is of a branch in which the user does not work.
 */
export async function refuseGone(client: DatabaseClient, session: GatewaySession, id: string): Promise<void> {
  const bill = isUuid(id) ? await findParked(client, session, id) : null;
  if (!bill) return;
  const closed = { by: bill.closed_by_name, at: bill.closed_at };
  if (bill.status === 'Paid') throw refusePaid({ ...closed, transaction_no: bill.transaction_no });
  if (bill.status === 'Discarded') {
    throw new Refusal(409, 'PARKED_BILL_DISCARDED', `This parked bill was discarded ${words(closed)}.`, closed);
  }
  const changed = { by: bill.changed_by_name, at: bill.changed_at };
  throw new Refusal(409, 'PARKED_BILL_CHANGED', `This parked bill was changed ${words(changed)}.`, changed);
}

interface Event {
  by: string | null;
  at: Date | null;
}

const words = ({ by, at }: Event) => `by ${by ?? 'a former user'} at ${at?.toISOString()}`;

export const refusePaid = (sale: Event & { transaction_no: string | null }) =>
  new Refusal(409, 'PARKED_BILL_PAID', `This parked bill was paid: ${sale.transaction_no}, ${words(sale)}.`, {
    ...sale,
  });

/** Returns the refusal of a bill that another till opened since it was read. */
export function refuseOpened(by: string | null, at: Date): Refusal {
  const details = { by, at, reason: 'OPENED' };
  return new Refusal(409, 'PARKED_BILL_CHANGED', `This parked bill was opened ${words({ by, at })}.`, details);
}
