import type { Context } from '../gateway/context.ts';
import { formOf } from '../gateway/formOf.ts';
import { GatewayRefusal, GatewayUnavailable, malformed } from '../gateway/GatewayError.ts';
import { readRecord } from '../gateway/records.ts';
import type { Operation } from '../gateway/selection.ts';
import { PICTURE, readUploadedFile, type UploadedFile } from '../gateway/uploadedFile.ts';
import { userError } from '../gateway/userErrors.ts';
import { at, isWireRecord, type WireRecord } from '../gateway/wire.ts';
import type { MutationResolvers, PayInput, PayPayload, Transaction, UserError } from '../generated/schema.ts';
import { payPriced } from './documented/payPriced.ts';
import { recordedSale } from './documented/recordedSale.ts';
import { saleBodyOf } from './saleBodyOf.ts';
import { saleErrors } from './saleErrors.ts';
import { withBankNames } from './withBankNames.ts';

type Outcome = Partial<PayPayload>;

/** The gateway's extension that prices a sale itself. */
const SALE = '/payment/sale';

export const pay: MutationResolvers['pay'] = async (_, { input }, context, info) => {
  const { slipImage } = input;
  const slip = slipImage ? await readUploadedFile(slipImage, PICTURE, 'slip') : null;
  if (typeof slip === 'string') return refusedWith([userError('VALIDATION', slip, ['slipImage'])]);
  const sold = await sell(context, input, slip);
  return Array.isArray(sold) ? refusedWith(sold) : await paid(context, info, input, sold);
};

/** Returns the gateway's answer with its record of the sale, or why nothing was sold. */
async function sell(
  context: Context,
  input: PayInput,
  slip: UploadedFile | null,
): Promise<{ answer: WireRecord; record: WireRecord } | UserError[]> {
  const body = saleBodyOf(input);
  const { gateway } = context;
  if (!gateway.lacks(SALE)) {
    const idempotency = { key: input.idempotencyKey, repeat: true };
    try {
      const answer = slip
        ? await gateway.postForm(SALE, () => formOf(body, slip), { idempotency })
        : await gateway.post(SALE, body, { idempotency });
      if (isWireRecord(answer) && isWireRecord(answer.transaction)) return { answer, record: answer.transaction };
      throw malformed('The answer to a payment is no record.');
    } catch (error) {
      if (!isUnknownCall(error)) return saleErrors(error);
      gateway.noteMissing(SALE);
    }
  }
  const sold = await payPriced(context, input, body, slip);
  return Array.isArray(sold) ? sold : { answer: sold.answer, record: await recordedSale(context, sold) };
}

/** Whether the gateway lacks the call: our gateway refuses unknown records in a sale with 422, so 404 is about the call. */
function isUnknownCall(error: unknown): boolean {
  return error instanceof GatewayRefusal && (error.status === 404 || error.status === 405);
}

/** Reads the recorded sale. It is recorded by now, so unreadable parts are missing from the answer, but never a refusal. */
async function paid(
  context: Context,
  operation: Operation,
  input: PayInput,
  { answer, record }: { answer: WireRecord; record: WireRecord },
): Promise<Outcome> {
  keepAtHand(context, record);
  const named = await withBankNames(context, operation, record);
  const transaction = await readRecord<Transaction>(context, operation, 'Transaction', named);
  return {
    transaction: transaction && withoutRefusals(transaction),
    remainingPoints: input.memberId ? availablePoints(answer) : null,
    userErrors: [],
  };
}

/** Records contained in a sale, by their names in it. */
const BROUGHT = { branch: 'MerchantBranch', create_by: 'MerchantUser', member: 'Member' } as const;

function keepAtHand({ atHand }: Context, record: WireRecord): void {
  for (const [name, type] of Object.entries(BROUGHT)) {
    const brought = record[name];
    if (isWireRecord(brought) && typeof brought.id === 'string') atHand.set(type, new Map([[brought.id, brought]]));
  }
}

/**
 * Reports refusals of parts of the receipt (a session that has just ended, a missing right) as outages, because they say
 * nothing about the sale itself.
 */
function withoutRefusals(transaction: Transaction): Transaction {
  const row = transaction as Record<string, unknown>;
  for (const [name, value] of Object.entries(row)) {
    if (value instanceof Error && !(value instanceof GatewayUnavailable))
      row[name] = new GatewayUnavailable('lost', { cause: value });
  }
  return transaction;
}

function availablePoints(result: WireRecord): number | null {
  const points = at(result, ['summary', 'wallet', 'pocket', 'reward', 'available']);
  return typeof points === 'number' ? points : null;
}

function refusedWith(userErrors: UserError[]): Outcome {
  return { transaction: null, remainingPoints: null, userErrors };
}
