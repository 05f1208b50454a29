import { isStalePlan } from '../database/isStalePlan.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { Refusal } from '../http/errors.ts';
import { APPROVAL_GONE, refuseApproval } from '../sales/approval.ts';
import { throwTillRefusal } from '../sales/refuseTill.ts';
import type { SaleDocument, TenderConfirmation } from './SaleDocument.ts';

export interface RecordedSale {
  id: string;
  transaction_no: string;
  time: string;
  /** The member's points after the sale. */
  available_points: number | null;
  /** Its abbreviated invoice, in the form in which it is returned. */
  tax_document?: object | null;
  /** Confirmations that banks had already sent for its transfers; null where no transfer goes to a biller. */
  confirmed?: ({ position: number } & TenderConfirmation)[] | null;
}

/** Thrown when the sale's key is the id of a bill that is no longer parked, or that was changed since the till read it. */
export class ParkedBillGone extends Error {}

/** Thrown when a slip of the sale is also on another sale that was not voided. */
export class SlipUsed extends Error {}

/** Named, so that each connection parses and plans it once. */
const STATEMENT = { name: 'record_transaction', text: 'select record_transaction($1) as outcome' };

/**
 * Writes the whole sale in one statement, which is one transaction. Returns 'stale' if nothing was written because,
 * since the sale was priced, the member changed, an offer was used up, or another request with the same key was faster:
 * read again.
 */
export async function recordTransaction(client: DatabaseClient, sale: SaleDocument): Promise<RecordedSale | 'stale'> {
  try {
    const values = [JSON.stringify(sale)];
    const answer = await client.query<{ outcome: RecordedSale & { replay: boolean } }>({ ...STATEMENT, values });
    const outcome = answer.rows[0]?.outcome;
    if (!outcome) throw new Error('record_transaction answered nothing');
    return outcome.replay ? 'stale' : outcome;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (isStalePlan(code)) return 'stale';
    if (code === IDEMPOTENCY_CONFLICT) throw refuseOtherContent();
    if (code === APPROVAL_GONE) throw refuseApproval(sale.approval, error as Error);
    throwTillRefusal(code);
    if (code === PARKED_BILL) throw new ParkedBillGone();
    if (isSlipUsed(error)) throw new SlipUsed();
    throw error;
  }
}

/** Recognises the database's error for a used slip, from any statement that writes tenders. */
export function isSlipUsed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === NOT_UNIQUE && constraint === SLIP_INDEX;
}

const IDEMPOTENCY_CONFLICT = 'TA002';
const PARKED_BILL = 'TA003';
const NOT_UNIQUE = '23505';
const SLIP_INDEX = 'transaction_channels_slip';

export const refuseOtherContent = () =>
  new Refusal(409, 'IDEMPOTENCY_CONFLICT', 'This key was used for another payment.');
