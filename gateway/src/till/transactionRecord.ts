import { satang, toBaht } from '@taem/domain/money/money.ts';
import type { SaleChannel, SaleItem, WrittenChannel, WrittenSale } from './SaleDocument.ts';

/** Returns the sale as GET transactions/{id} would return it right after it was written, without a further round trip. */
export function transactionRecord(sale: WrittenSale): Record<string, unknown> {
  return {
    id: sale.id,
    transaction_no: sale.transaction_no,
    trx_no: sale.transaction_no,
    status: 'Complete',
    type: 'Payment',
    business_date: sale.business_date,
    create_local_time: sale.create_local_time,
    time: sale.time,
    branch_id: sale.branch_id,
    branch_name: sale.branch_name,
    create_by_id: sale.create_by_id,
    member: sale.member,
    member_id: sale.member?.id ?? null,
    tier_name: sale.tier_name,
    guest: sale.guest,
    bill_detail: sale.items.map(billItem),
    payment_channels: sale.channels.map(channel),
    total_qty: sale.total_qty,
    total_payment: baht(sale.total_payment),
    total_discount: baht(sale.total_discount),
    total_revenue: baht(sale.total_revenue),
    delivery_cost: baht(sale.delivery_cost),
    added_vat: baht(sale.added_vat),
    cash_rounding: baht(sale.cash_rounding),
    earn: { reward: sale.earn_points },
    redeem: { reward: sale.redeem_points },
    last_adjust_amount: null,
    trace: sale.trace,
    remark: sale.remark,
    slip_image_url: sale.slip_image_url,
    slips: slips(sale.channels),
    confirmations: confirmations(sale.channels),
    void_remark: null,
    void_by_id: null,
    void_time: null,
    claimed_time: null,
    tax_documents: sale.tax_document ? [sale.tax_document] : [],
    __v: 0,
  };
}

function billItem(item: SaleItem): Record<string, unknown> {
  const common = {
    item_ref: item.item_ref,
    item_type: item.item_type,
    event_code: item.event_code,
    discount_amount: baht(item.discount_amount),
    earn_points: item.earn_points,
  };
  if (item.item_type === 'event') return { ...common, redeem: { amount: -item.redeem_points } };
  if (item.item_type !== 'product') {
    return present({
      ...common,
      offer_id: item.offer_id,
      product_name: item.name,
      custom_value: item.custom_value,
      coupons: item.coupons,
      goods: item.goods && present({ ...item.goods }),
    });
  }
  return present({
    ...common,
    product_id: item.product_id,
    product_code: item.code,
    code: item.code,
    product_name: item.name,
    product_category_id: item.category_id,
    product_category_name: item.category_name,
    product_sub_category_id: item.sub_category_id,
    product_sub_category_name: item.sub_category_name,
    skip_stock: item.skip_stock,
    qty: item.qty,
    retail_price: item.retail_price === null ? null : baht(item.retail_price),
    charge_amount: baht(item.charge_amount),
    paid_amount: baht(item.paid_amount),
    options: item.options?.map((option) => ({ ...option, price: baht(option.price) })) ?? null,
    note: item.note,
    sold_by_id: item.sold_by_id,
  });
}

function channel(tender: WrittenChannel): Record<string, unknown> {
  return present({
    type: tender.type,
    amount: baht(tender.amount),
    received_amount: tender.received_amount === null ? null : baht(tender.received_amount),
    payment_channel_id: tender.payment_channel_id,
    institute_id: tender.institute_id,
    institute_name: tender.institute_name,
    card_id: tender.card_id,
    card_name: tender.card_name,
    action_code: tender.action_code,
    sender: tender.sender,
    confirmed_at: tender.confirmation?.paid_at ?? null,
  });
}

/** Returns null if there are none, as the list does. */
function confirmations(channels: readonly WrittenChannel[]): Record<string, unknown>[] | null {
  const confirmed = channels.flatMap(({ position, confirmation }) =>
    confirmation ? [{ position, ...confirmation }] : [],
  );
  return confirmed.length > 0 ? confirmed : null;
}

/** Returns null if there are none, as the list does. */
function slips(channels: readonly SaleChannel[]): Record<string, unknown>[] | null {
  const named = channels.filter(({ slip_reference }) => slip_reference !== null);
  if (named.length === 0) return null;
  return named.map(({ position, slip_bank, slip_reference }) => ({
    position,
    sending_bank: slip_bank,
    reference: slip_reference,
  }));
}

function baht(amount: number): number {
  return toBaht(satang(amount));
}

/** CHAN-26 Empty values are dropped. */
function present(record: Record<string, unknown>): Record<string, unknown> {
  for (const name in record) if (record[name] === null) record[name] = undefined;
  return record;
}
