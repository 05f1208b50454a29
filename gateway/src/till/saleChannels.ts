import { billReferences } from '@taem/domain/till/promptPayPayload.ts';
import type { PaymentState } from './PaymentState.ts';
import type { SaleChannel } from './SaleDocument.ts';
import type { SaleTender } from './SaleOrder.ts';

type Records = { readonly [Name in 'institutes' | 'cards' | 'channels']: readonly NamedRow[] | null };
type NamedRow = { id: string; name: string; action_code?: string | null };

/** Returns the tenders in the columns of the database, with the names of the records that they refer to. */
export function saleChannels(tenders: readonly SaleTender[], state: Records | PaymentState): SaleChannel[] {
  const { institutes, cards, channels }: Records = state;
  return tenders.map((tender, position) => ({
    position,
    type: tender.type,
    amount: tender.amount,
    received_amount: tender.received,
    payment_channel_id: tender.paymentChannelId,
    institute_id: tender.instituteId,
    institute_name: find(institutes, tender.instituteId)?.name ?? tender.instituteName,
    card_id: tender.cardId,
    card_name: find(cards, tender.cardId)?.name ?? tender.cardName,
    action_code: tender.actionCode ?? (find(channels, tender.paymentChannelId)?.action_code || null),
    sender: tender.sender && {
      institute_id: tender.sender.id,
      institute_name: find(institutes, tender.sender.id)?.name ?? tender.sender.name,
    },
    slip_bank: tender.slip?.sending_bank ?? null,
    slip_reference: tender.slip?.reference ?? null,
  }));
}

/** Returns the references on the QR of a bill whose amount is partly transferred to a biller: they identify the payment. */
export function referencesOfBill(
  tenders: readonly SaleTender[],
  { branch, channels }: PaymentState,
  key: string | null,
): { ref1: string | null; ref2: string | null } {
  const toBiller = tenders.some(
    ({ type, paymentChannelId }) =>
      type === 'Transfer' && channels?.some(({ id, biller_id }) => id === paymentChannelId && biller_id),
  );
  const references = toBiller && key !== null ? billReferences(branch?.code ?? '', key) : null;
  return references ?? { ref1: null, ref2: null };
}

function find(rows: readonly NamedRow[] | null, id: string | null): NamedRow | undefined {
  return rows?.find((row) => row.id === id);
}
