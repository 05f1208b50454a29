import type { ChannelType, PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import type { Context } from '../../gateway/context.ts';
import { textOf } from '../../gateway/textOf.ts';
import { userError } from '../../gateway/userErrors.ts';
import type { WireRecord } from '../../gateway/wire.ts';
import type { PayChannelInput, UserError } from '../../generated/schema.ts';
import { loadByIds } from '../loadRecords.ts';

interface Channels {
  payload: PaymentPayloadChannel[];
  missing: UserError[];
}

type Records = ReadonlyMap<string, WireRecord>;

/** Returns the tenders of the payment, with the names of the records that they refer to. */
export async function channelsOf(context: Context, inputs: readonly PayChannelInput[]): Promise<Channels> {
  const idsOf = (name: 'instituteId' | 'cardId' | 'paymentChannelId') =>
    inputs.map((input) => input[name]).filter((id) => id != null);
  const [institutes, cards, channels] = await Promise.all([
    loadByIds(context, 'Institute', idsOf('instituteId'), ['id', 'name']),
    loadByIds(context, 'Card', idsOf('cardId'), ['id', 'name', 'institute_id']),
    loadByIds(context, 'PaymentChannel', idsOf('paymentChannelId'), ['id', 'name', 'action_code']),
  ]);
  const lookedUp = { instituteId: institutes, cardId: cards, paymentChannelId: channels };
  return {
    payload: inputs.map((input) => channelOf(input, lookedUp)),
    missing: inputs.flatMap((input, index) => missingOf(input, index, lookedUp)),
  };
}

type LookedUp = Readonly<Record<'instituteId' | 'cardId' | 'paymentChannelId', Records>>;

function channelOf(input: PayChannelInput, lookedUp: LookedUp): PaymentPayloadChannel {
  const institute = record(lookedUp.instituteId, input.instituteId);
  const card = record(lookedUp.cardId, input.cardId);
  const account = record(lookedUp.paymentChannelId, input.paymentChannelId);
  return {
    // EXCHANGE is refused where the body is read.
    type: input.type as ChannelType,
    amount: input.amount,
    ...(input.receivedAmount != null && { received_amount: input.receivedAmount }),
    ...(institute && { institute_id: institute.id, institute_name: institute.name }),
    ...(card && { card_id: card.id, card_name: card.name }),
    ...(account && { payment_channel_id: account.id }),
    ...(account?.actionCode && { action_code: account.actionCode }),
    // A transfer comes from the customer's bank.
    ...(institute &&
      input.type === 'Transfer' && { sender: { institute_id: institute.id, institute_name: institute.name } }),
  };
}

function record(records: Records, id: string | null | undefined) {
  const found = id == null ? undefined : records.get(id);
  return found ? { id: textOf(found.id), name: textOf(found.name), actionCode: textOf(found.action_code) } : null;
}

function missingOf(input: PayChannelInput, index: number, lookedUp: LookedUp): UserError[] {
  return (Object.keys(lookedUp) as (keyof LookedUp)[]).flatMap((name) => {
    const id = input[name];
    if (id == null || lookedUp[name].has(id)) return [];
    return [userError('NOT_FOUND', `${name} does not exist.`, ['channels', index, name])];
  });
}
