import { fromBaht } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import type { SaleChannel } from './SaleDocument.ts';

export function saleChannels(channels: readonly PaymentPayloadChannel[]): SaleChannel[] {
  return channels.map((channel, position) => ({
    position,
    type: channel.type,
    amount: fromBaht(channel.amount),
    received_amount: channel.received_amount === undefined ? null : fromBaht(channel.received_amount),
    payment_channel_id: channel.payment_channel_id ?? null,
    institute_id: channel.institute_id ?? null,
    institute_name: channel.institute_name ?? null,
    card_id: channel.card_id ?? null,
    card_name: channel.card_name ?? null,
    action_code: channel.action_code ?? null,
    sender: channel.sender ?? null,
  }));
}
