import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { type Problem, Refusal, refuseField } from '../http/errors.ts';
import type { PaymentState } from './PaymentState.ts';

/** Refuses what the payment names and this realm does not have, or no longer sells with. */
export function refuseUnknownRecords(payload: PaymentPayload, state: PaymentState): void {
  if (!state.branch) throw refuseMissing([{ path: 'branch_id', message: 'branch was not found' }]);
  if (state.branch.status !== 'Active') throw refuseField('branch_id', 'branch is not active');
  const problems = [
    ...itemProblems(payload, state),
    ...memberProblems(payload, state),
    ...channelProblems(payload, state),
  ];
  if (problems.length > 0) throw refuseMissing(problems);
}

function itemProblems(payload: PaymentPayload, state: PaymentState): Problem[] {
  const products = idsOf(state.products?.filter(isActive));
  const offers = idsOf(state.offers?.filter(isActive));
  return payload.items.flatMap((item, index) => {
    if (item.item_type === 'product') {
      return unknown(products, item.product_id, `items.${index}.product_id`, 'product');
    }
    if (item.item_type === 'event') return [];
    if (item.item_type !== 'privilege')
      return unknown(offers, item.offer_id, `items.${index}.offer_id`, item.item_type);
    return state.member?.tier_id === item.offer_id ? [] : [missing(`items.${index}.offer_id`, "member's tier")];
  });
}

function memberProblems(payload: PaymentPayload, { member }: PaymentState): Problem[] {
  if (payload.member_id === undefined || member?.status === 'Active') return [];
  return [missing('member_id', 'member')];
}

function channelProblems(payload: PaymentPayload, state: PaymentState): Problem[] {
  const institutes = idsOf(state.institutes);
  const cards = idsOf(state.cards);
  const channels = idsOf(state.channels);
  return payload.payment.payment_channels.flatMap((channel, index) => {
    const path = `payment.payment_channels.${index}`;
    return [
      ...unknown(institutes, channel.institute_id, `${path}.institute_id`, 'institute'),
      ...unknown(institutes, channel.sender?.institute_id, `${path}.sender.institute_id`, 'institute'),
      ...unknown(cards, channel.card_id, `${path}.card_id`, 'card'),
      ...unknown(channels, channel.payment_channel_id, `${path}.payment_channel_id`, 'payment channel'),
    ];
  });
}

function unknown(known: ReadonlySet<string>, id: string | undefined, path: string, what: string): Problem[] {
  return id === undefined || known.has(id) ? [] : [missing(path, what)];
}

function missing(path: string, what: string): Problem {
  return { path, message: `${what} was not found` };
}

function idsOf(rows: readonly { id: string }[] | null | undefined): Set<string> {
  return new Set(rows?.map((row) => row.id));
}

function isActive(row: { status: string }): boolean {
  return row.status === 'Active';
}

const refuseMissing = (problems: Problem[]) => new Refusal(422, 'NOT_FOUND', problems);
