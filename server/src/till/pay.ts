import { formatMoney } from '@taem/domain/money/formatMoney.ts';
import { fromBaht, type Satang, sum } from '@taem/domain/money/money.ts';
import { buildPaymentPayload } from '@taem/domain/till/buildPaymentPayload.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import type { Context } from '../execution/context.ts';
import type { Operation } from '../execution/selection.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { readRecord } from '../gateway/records.ts';
import { resourceOf } from '../gateway/resourceOf.ts';
import { textOf } from '../gateway/textOf.ts';
import { PICTURE, readUploadedFile, type UploadedFile } from '../gateway/uploadedFile.ts';
import { userError, userErrorsOf } from '../gateway/userErrors.ts';
import { at, isWireRecord, type WireRecord } from '../gateway/wire.ts';
import type { MutationResolvers, PayInput, PayPayload, Transaction, UserError } from '../generated/schema.ts';
import { findPayment, fingerprintOf } from './findPayment.ts';
import { loadSale, type Sale } from './loadSale.ts';
import { checkPayInput } from './payInput.ts';
import { paymentForm } from './paymentForm.ts';
import { inputPathOf } from './payPaths.ts';

type Outcome = Partial<PayPayload>;

export const pay: MutationResolvers['pay'] = async (_, { input, slipImage }, context, info) => {
  const invalid = checkPayInput(input);
  if (invalid.length > 0) return refusedWith(invalid);
  const slip = slipImage ? await readUploadedFile(slipImage, PICTURE, 'slip') : null;
  if (typeof slip === 'string') return refusedWith([userError('VALIDATION', slip, ['slipImage'])]);
  const payload = await priced(context, input);
  try {
    // What is refused now may have been sold before: that sale itself may have spent the points that are missing.
    const result = Array.isArray(payload)
      ? await findPayment(context, input, slip)
      : await send(context, input, payload, slip);
    if (result) return await paid(context, info, input, result);
  } catch (error) {
    return refusedWith(userErrorsOf(error, Array.isArray(payload) ? undefined : inputPathOf(payload)).map(ofKey));
  }
  return refusedWith(Array.isArray(payload) ? payload : []);
};

/** The body of the payment, or why the sale cannot be. */
async function priced(context: Context, input: PayInput): Promise<PaymentPayload | UserError[]> {
  const sale = await loadSale(context, input);
  if (Array.isArray(sale)) return sale;
  const bill = priceBasket(sale.basket, sale.rules);
  const refusals = [...bill.refusals.map(refusalOf)];
  if (refusals.length > 0) return refusals;
  const mismatches = mismatchesOf(input, bill);
  if (mismatches.length > 0) return mismatches;
  return buildPaymentPayload(factsOf(sale, bill));
}

async function send(
  { gateway }: Context,
  input: PayInput,
  payload: PaymentPayload,
  slip: UploadedFile | null,
): Promise<WireRecord> {
  const path = '/payment/transaction';
  const idempotency = { key: input.idempotencyKey, fingerprint: fingerprintOf(input, slip) };
  const answer = slip
    ? await gateway.postForm(path, () => paymentForm(payload, slip), { idempotency })
    : await gateway.post(path, payload, { idempotency });
  if (isWireRecord(answer)) return answer;
  throw malformed('The answer to a payment is no record.');
}

async function paid(context: Context, operation: Operation, input: PayInput, result: WireRecord): Promise<Outcome> {
  const record = isWireRecord(result.transaction) ? result.transaction : await readBack(context, result);
  return {
    transaction: await readRecord<Transaction>(context, operation, 'Transaction', record),
    remainingPoints: input.memberId ? availablePoints(result) : null,
    userErrors: [],
  };
}

function ofKey(error: UserError): UserError {
  return error.code === 'IDEMPOTENCY_CONFLICT' ? { ...error, path: ['idempotencyKey'] } : error;
}

/** CHAN-29 A gateway without the extension answers with the number of the sale, and perhaps its id. */
async function readBack({ gateway, records }: Context, { id, trx_no }: WireRecord): Promise<WireRecord> {
  const sales = resourceOf(records, 'Transaction');
  const known = typeof id === 'string' ? await gateway.one(sales, id) : null;
  if (known) return known;
  const number = textOf(trx_no);
  const { rows } = number ? await gateway.list(sales, { filter: { transaction_no: number } }) : { rows: [] };
  if (rows[0]) return rows[0];
  throw malformed('A payment was answered that nobody can read.');
}

function availablePoints(result: WireRecord): number | null {
  const points = at(result, ['summary', 'wallet', 'pocket', 'reward', 'available']);
  return typeof points === 'number' ? points : null;
}

function factsOf(sale: Sale, bill: PricedBasket): Parameters<typeof buildPaymentPayload>[0] {
  const { basket, rules, ...facts } = sale;
  return { ...facts, basket, rules, priced: bill };
}

const REFUSAL_WORDS: Record<PricedBasket['refusals'][number]['code'], string> = {
  CONDITION_NOT_MET: 'A condition of the discount or offer is not met by this basket.',
  INSUFFICIENT_POINTS: 'The member does not have so many points.',
  OFFER_NOT_FOR_GUEST: 'Special offers are for members only.',
  POINTS_NOT_FOR_GUEST: 'A guest has no points to spend.',
  WRONG_OFFER_KIND: 'A discount and a special offer are of different kinds.',
};

function refusalOf({ code, source, sourceId, params }: PricedBasket['refusals'][number]): UserError {
  const path = [source === 'points' ? 'pointsAsCash' : source];
  const known = code === 'CONDITION_NOT_MET' || code === 'INSUFFICIENT_POINTS';
  return userError(known ? code : 'VALIDATION', REFUSAL_WORDS[code], path, { ...params, reason: code, sourceId });
}

/** What the customer was told must be what the rules give, to the satang. */
function mismatchesOf(input: PayInput, bill: PricedBasket): UserError[] {
  const tendered = sum(input.channels.map(({ amount }) => fromBaht(amount)));
  const due = (field: string, told: Satang) =>
    told === bill.amountDue ? [] : [mismatch(field, formatPlain(bill.amountDue), formatPlain(told))];
  return [
    ...due('expectedAmountDue', fromBaht(input.expectedAmountDue)),
    ...due('channels', tendered),
    ...(input.expectedEarnPoints == null || input.expectedEarnPoints === bill.earnPoints
      ? []
      : [mismatch('expectedEarnPoints', String(bill.earnPoints), String(input.expectedEarnPoints))]),
  ];
}

function mismatch(field: string, expected: string, actual: string): UserError {
  const message = `${field} is ${actual}, but the rules give ${expected}.`;
  return userError('PAYMENT_MISMATCH', message, [field], { field, expected, actual });
}

function formatPlain(amount: Satang): string {
  return formatMoney(amount, 'en').replaceAll(',', '');
}

function refusedWith(userErrors: UserError[]): Outcome {
  return { transaction: null, remainingPoints: null, userErrors };
}
