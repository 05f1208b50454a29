import { createHash } from 'node:crypto';
import { isStalePlan } from '../database/isStalePlan.ts';
import type { Database } from '../database/pool.ts';
import { Refusal, refuseStale } from '../http/errors.ts';
import { APPROVAL_GONE, type ApprovalDocument, refuseApproval } from '../sales/approval.ts';
import { throwTillRefusal } from '../sales/refuseTill.ts';
import type { ReversalAnswer, ReversalState } from './ReversalState.ts';
import { refuseReversal } from './reversalRefusals.ts';

const STATEMENTS = {
  void: { name: 'void_transaction', text: 'select void_transaction($1) as answer' },
  adjust: { name: 'adjust_transaction', text: 'select adjust_transaction($1) as answer' },
  return: { name: 'return_sale', text: 'select return_sale($1) as answer' },
  exchange: { name: 'exchange_sale', text: 'select exchange_sale($1) as answer' },
};

export type ReversalAction = keyof typeof STATEMENTS;

interface ReversalDocument {
  realm_id: string;
  transaction_id: string;
  /** The version that the caller has read. */
  version: number;
  key: string | null;
  request_hash: string | null;
  by_id: string;
  remark: string | null;
  approval?: ApprovalDocument | null;
  /** For an exchange: its sale carries the approval of both parts. */
  sale?: { approval: ApprovalDocument | null };
  [fact: string]: unknown;
}

/**
 * Writes a whole void, adjustment or return in one statement, which is one transaction. 'changed' means that nothing
 * was written, because the member has bought or spent in a way that affects the plan: plan again.
 */
export async function recordReversal(
  database: Database,
  action: ReversalAction,
  document: ReversalDocument,
): Promise<ReversalAnswer | 'changed'> {
  try {
    const values = [JSON.stringify(document)];
    const answer = await database.withRealm(document.realm_id, (client) =>
      client.query<{ answer: ReversalAnswer }>({ ...STATEMENTS[action], values }),
    );
    const [row] = answer.rows;
    if (!row) throw new Error(`${action} answered nothing`);
    return row.answer;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (isStalePlan(code)) return 'changed';
    if (code === APPROVAL_GONE) throw refuseApproval(document.approval ?? document.sale?.approval, error as Error);
    throwTillRefusal(code);
    if (code === STALE) throw refuseStale();
    if (code === ALREADY_VOID) throw refuseReversal({ code: 'ALREADY_VOID' });
    if (code === IDEMPOTENCY_CONFLICT) throw refuseOtherRequest();
    throw error;
  }
}

const IDEMPOTENCY_CONFLICT = 'TA002';
const STALE = 'TA004';
const ALREADY_VOID = 'TA005';

/** Returns the earlier answer of this key, if it was used for this same request; throws if it was used for another one. */
export function writtenAnswer({ written }: ReversalState, requestHash: string): ReversalAnswer | null {
  if (!written) return null;
  if (written.request_hash !== requestHash || !written.answer) throw refuseOtherRequest();
  return written.answer;
}

/**
 * Returns a hash that is equal for two requests of the same action with the same content. The code is left out, because
 * so few digits can be guessed from the hash; so are the approval and the till.
 */
export function hashReversal(
  action: ReversalAction,
  body: { authorize_pin: string; approval_id?: string | null; till_id?: string | null },
): string {
  const request = JSON.stringify({
    action,
    ...body,
    authorize_pin: undefined,
    approval_id: undefined,
    till_id: undefined,
  });
  return createHash('sha256').update(request).digest('hex');
}

const refuseOtherRequest = () => new Refusal(409, 'IDEMPOTENCY_CONFLICT', 'This key was used for another request.');
