import { satang, toBaht } from '@taem/domain/money/money.ts';
import type { PaymentResult } from '@taem/domain/till/paymentPayload.ts';
import type { PaymentState } from './PaymentState.ts';
import type { RecordedSale } from './recordTransaction.ts';
import type { SaleChannel, SaleDocument, TenderConfirmation, WrittenSale } from './SaleDocument.ts';
import { transactionRecord } from './transactionRecord.ts';

/** Returns the answer to a payment that was just recorded, from data in memory. */
export function newPaymentResult(sale: SaleDocument, recorded: RecordedSale, state: PaymentState): PaymentResult {
  const { member, branch } = state;
  const { confirmed, ...outcome } = recorded;
  const written: WrittenSale = {
    ...sale,
    ...outcome,
    channels: sale.channels.map((channel) => ({ ...channel, confirmation: confirmationOf(channel, confirmed) })),
    branch_name: branch?.name ?? '',
    member: member && { id: member.id, firstname: member.firstname, lastname: member.lastname },
  };
  return paymentResult(written, state);
}

function confirmationOf({ position }: SaleChannel, confirmed: RecordedSale['confirmed']): TenderConfirmation | null {
  const found = confirmed?.find((each) => each.position === position);
  return found ? { reference: found.reference, paid_at: found.paid_at, received_at: found.received_at } : null;
}

/** Returns the answer to a recorded sale, identical each time the payment is sent again with its key. */
export function paymentResult(sale: WrittenSale, state: PaymentState): PaymentResult {
  const { rates } = state;
  return {
    id: sale.id,
    trx_no: sale.transaction_no,
    trx_date: localTimeOf(sale),
    summary: {
      total_payment: toBaht(satang(sale.total_payment)),
      total_revenue: toBaht(satang(sale.total_revenue)),
      total_discount: toBaht(satang(sale.total_discount)),
      total_qty: sale.total_qty,
      earn_amount: sale.earn_points,
      redeem_amount: 0 - sale.redeem_points,
      outstanding_amount: 0,
      reward_item_id: rates?.reward_item_id,
      reward_instance_id: rates?.reward_instance_id,
      wallet: { pocket: { reward: { available: sale.available_points ?? 0 } } },
    },
    transaction: {
      ...transactionRecord({ ...sale, create_local_time: localTimeOf(sale) }),
      ...(state.seller && receiptRecords(state)),
    },
  };
}

/** Returns the records that the receipt needs, under the names of their resources. */
function receiptRecords({ branch, seller, member }: PaymentState): Record<string, unknown> {
  return {
    branch: branch && { id: branch.id, name: branch.name, address: branch.address, phone: branch.phone },
    create_by: seller,
    member: member && { id: member.id, firstname: member.firstname, lastname: member.lastname, phone: member.phone },
  };
}

// PostgreSQL puts a T between date and time in JSON.
function localTimeOf(sale: WrittenSale): string {
  return sale.create_local_time.replace('T', ' ');
}
