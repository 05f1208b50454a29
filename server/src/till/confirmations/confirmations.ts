import { listOf } from '../../gateway/envelope.ts';
import { isNotFound, malformed } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { readRecord, readRecords } from '../../gateway/records.ts';
import { textOf } from '../../gateway/textOf.ts';
import { userErrorsOf } from '../../gateway/userErrors.ts';
import { isWireRecord, type WireRecord } from '../../gateway/wire.ts';
import type {
  ConfirmationSecret,
  MutationResolvers,
  PaymentConfirmation,
  QueryResolvers,
} from '../../generated/schema.ts';

const secretOf = (id: string) => `/payment-channels/${inAddress(id)}/confirmation-secret`;

export const paymentConfirmations: QueryResolvers['paymentConfirmations'] = async (_, of, context, info) => {
  const query = new URLSearchParams({ payment_channel_id: of.paymentChannelId, ref1: of.ref1, ref2: of.ref2 });
  const { rows } = listOf(await context.gateway.get(`/payments/confirmations?${query}`), 'payment_confirmations');
  return await readRecords<PaymentConfirmation>(context, info, 'PaymentConfirmation', rows as WireRecord[]);
};

export const confirmationSecret: QueryResolvers['confirmationSecret'] = async (_, of, context, info) => {
  try {
    const state = await context.gateway.get(secretOf(of.paymentChannelId));
    if (!isWireRecord(state)) throw malformed('The answer is no state of a secret.');
    return await readRecord<ConfirmationSecret>(context, info, 'ConfirmationSecret', state);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

/** Returns the secret once, to the caller who created it; the server does not store it. */
export const createConfirmationSecret: MutationResolvers['createConfirmationSecret'] = async (
  _,
  { input },
  context,
) => {
  try {
    const created = await context.gateway.post(secretOf(input.paymentChannelId), {});
    if (!isWireRecord(created) || !textOf(created.secret)) throw malformed('The answer has no secret.');
    return { account: textOf(created.account), secret: textOf(created.secret), userErrors: [] };
  } catch (error) {
    return { account: null, secret: null, userErrors: userErrorsOf(error, (path) => [path]) };
  }
};
