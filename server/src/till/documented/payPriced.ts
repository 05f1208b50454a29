import { IDEMPOTENCY_KEY_RULE, isIdempotencyKey } from '@taem/domain/contract/idempotencyKey.ts';
import { buildPaymentPayload } from '@taem/domain/till/buildPaymentPayload.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { compareStated, PRICING_REFUSAL_WORDS, refusedPath } from '@taem/domain/till/pricingWords.ts';
import { statedFigures } from '@taem/domain/till/readSaleBody.ts';
import { type CheckedSaleBody, type SaleBody, saleBodySchema } from '@taem/domain/till/saleBody.schema.ts';
import type { Context } from '../../gateway/context.ts';
import { GatewayRefusal, malformed } from '../../gateway/GatewayError.ts';
import type { UploadedFile } from '../../gateway/uploadedFile.ts';
import { userError, userErrorsOf } from '../../gateway/userErrors.ts';
import { isWireRecord, type WireRecord } from '../../gateway/wire.ts';
import type { PayInput, UserError } from '../../generated/schema.ts';
import { inputPathOf, saleInputPath } from '../payPaths.ts';
import { ofKey } from '../saleErrors.ts';
import { findSale } from './findSale.ts';
import { loadSale, type Sale } from './loadSale.ts';
import { paymentForm } from './paymentForm.ts';

const PATH = '/payment/transaction';

/** A recorded sale, and the body sent for it. */
export interface PricedPayment {
  payload: PaymentPayload | null;
  answer: WireRecord;
}

/**
 * Sells at a gateway that has only the documented calls: the sale is priced here, by the same rules, and sent with all
 * its figures.
 */
export async function payPriced(
  context: Context,
  input: PayInput,
  body: SaleBody,
  slip: UploadedFile | null,
): Promise<PricedPayment | UserError[]> {
  const payload = await priced(context, input, body);
  try {
    // A sale that is refused now may have been recorded before: it may itself have spent the missing points.
    if (Array.isArray(payload)) return earlier(await findSale(context, input)) ?? payload;
    return { payload, answer: await send(context, input, payload, slip) };
  } catch (error) {
    return refused(error, payload);
  }
}

const earlier = (answer: WireRecord | null): PricedPayment | null => answer && { payload: null, answer };

function refused(error: unknown, payload: PaymentPayload | UserError[]): UserError[] {
  return userErrorsOf(error, Array.isArray(payload) ? undefined : inputPathOf(payload)).map(ofKey);
}

/** Returns the body of the payment, or why the sale is refused. */
async function priced(context: Context, input: PayInput, given: SaleBody): Promise<PaymentPayload | UserError[]> {
  const { data: body, error } = saleBodySchema.safeParse(given);
  const invalid = [
    ...keyErrors(input),
    ...optionErrors(input),
    ...(error?.issues ?? []).map(({ path, message }) =>
      userError('VALIDATION', message, saleInputPath(path.join('.'))),
    ),
  ];
  if (!body || invalid.length > 0) return invalid;
  const sale = await loadSale(context, input, body);
  if (Array.isArray(sale)) return sale;
  const bill = priceBasket(sale.basket, sale.rules);
  const refusals = bill.refusals.map(refusalOf);
  if (refusals.length > 0) return refusals;
  const mismatches = mismatchesOf(body, bill);
  return mismatches.length > 0 ? mismatches : buildPaymentPayload(factsOf(sale, bill));
}

/** Refuses options and notes: the documented call has no field for them, so the customer's choice would be lost. */
function optionErrors({ lines }: PayInput): UserError[] {
  return lines.flatMap(({ optionIds, note }, index) => [
    ...(optionIds?.length
      ? [userError('VALIDATION', 'This gateway takes no options.', ['lines', index, 'optionIds'])]
      : []),
    ...(note?.trim()
      ? [userError('VALIDATION', 'This gateway takes no notes on lines.', ['lines', index, 'note'])]
      : []),
  ]);
}

function keyErrors({ idempotencyKey }: PayInput): UserError[] {
  if (isIdempotencyKey(idempotencyKey)) return [];
  return [userError('VALIDATION', `idempotencyKey ${IDEMPOTENCY_KEY_RULE}`, ['idempotencyKey'])];
}

async function send(
  context: Context,
  input: PayInput,
  payload: PaymentPayload,
  slip: UploadedFile | null,
): Promise<WireRecord> {
  const { gateway } = context;
  const idempotency = { key: input.idempotencyKey, repeat: true };
  try {
    const answer = slip
      ? await gateway.postForm(PATH, () => paymentForm(payload, slip), { idempotency })
      : await gateway.post(PATH, payload, { idempotency });
    if (isWireRecord(answer)) return answer;
    throw malformed('The answer to a payment is no record.');
  } catch (error) {
    // The same sale may have other figures by now: its body then differs under the same key.
    const conflict = error instanceof GatewayRefusal && error.status === 409;
    const sold = conflict ? await findSale(context, input) : null;
    if (sold) return sold;
    throw error;
  }
}

function factsOf(sale: Sale, bill: PricedBasket): Parameters<typeof buildPaymentPayload>[0] {
  const { basket, rules, ...facts } = sale;
  return { ...facts, basket, rules, priced: bill };
}

function refusalOf(refusal: PricedBasket['refusals'][number]): UserError {
  const { code, sourceId, params } = refusal;
  const recorded =
    code === 'CONDITION_NOT_MET' ||
    code === 'INSUFFICIENT_POINTS' ||
    code === 'TOO_MANY_POINTS' ||
    code === 'ABOVE_LIMIT';
  const details = { ...params, reason: code, sourceId };
  return userError(recorded ? code : 'VALIDATION', PRICING_REFUSAL_WORDS[code], refusedPath(refusal), details);
}

function mismatchesOf(body: CheckedSaleBody, bill: PricedBasket): UserError[] {
  // A gateway that has only the documented calls rounds no cash.
  return compareStated(statedFigures(body), bill, 'NONE').map(({ message, field, expected, actual }) =>
    userError('PAYMENT_MISMATCH', message, [field], { field, expected, actual }),
  );
}
