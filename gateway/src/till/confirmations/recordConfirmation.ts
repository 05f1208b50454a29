import { fromBaht } from '@taem/domain/money/money.ts';
import type { ConfirmationOutcome, PaymentConfirmation } from '@taem/domain/till/paymentConfirmation.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { Refusal } from '../../http/errors.ts';
import type { BankCaller } from '../../http/GatewayContext.ts';

export interface RecordedConfirmation {
  id: string;
  outcome: ConfirmationOutcome;
  is_new: boolean;
  /** The sale that it confirms. */
  transaction_id?: string | null;
}

/** Stores the confirmation and returns its outcome. */
export async function recordConfirmation(
  client: DatabaseClient,
  { realmId, accountId }: BankCaller,
  { reference, ref1, ref2, amount, paid_at }: PaymentConfirmation,
): Promise<RecordedConfirmation> {
  const doc = {
    ...{ realm_id: realmId, payment_channel_id: accountId, reference, ref1, ref2 },
    ...{ amount: fromBaht(amount), paid_at },
    ...keysOf(ref2),
  };
  try {
    const { rows } = await client.query<{ outcome: RecordedConfirmation }>(
      'select record_confirmation($1) as outcome',
      [JSON.stringify(doc)],
    );
    const [recorded] = rows;
    if (!recorded) throw new Error('record_confirmation answered nothing');
    return recorded.outcome;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === OTHER_CONTENT) {
      throw new Refusal(409, 'IDEMPOTENCY_CONFLICT', 'This reference is of another payment into the account.');
    }
    throw error;
  }
}

const OTHER_CONTENT = 'TA002';

/** Returns the first and the last UUID that begin with a second reference, which is the beginning of a till's key. */
function keysOf(ref2: string) {
  const begin = ref2.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})$/, '$1-$2-$3-$4-');
  return { first_key: `${begin}000000000000`, last_key: `${begin}ffffffffffff` };
}
