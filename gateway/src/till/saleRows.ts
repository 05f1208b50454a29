import { fromBaht } from '@taem/domain/money/money.ts';
import { buildPaymentPayload, type PayloadProduct } from '@taem/domain/till/buildPaymentPayload.ts';
import type { PaymentItem, PaymentPayload, PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import type { PaymentState, StateProduct } from './PaymentState.ts';
import type { PricedSale } from './priceSale.ts';
import type { SaleChannel, SaleGuest, SaleItem } from './SaleDocument.ts';

/**
 * The bill as it is recorded. Everything but the cashier's decisions and the tenders is written from this realm's records
 * and the recomputed figures, so that no name or benefit stands in the books because a till said so.
 */
export function canonicalPayload(payload: PaymentPayload, sale: PricedSale, state: PaymentState): PaymentPayload {
  return buildPaymentPayload({
    basket: sale.basket,
    priced: sale.priced,
    rules: sale.rules,
    products: new Map(state.products?.map((product) => [product.id, payloadProduct(product)])),
    guest: sale.request.guest,
    channels: payload.payment.payment_channels,
    realmId: payload.realm_id,
    branchId: state.branch?.id,
    createById: payload.create_by_id,
    createLocalTime: payload.create_local_time,
    remark: payload.remark,
    rewardItemId: state.rates?.reward_item_id,
    rewardInstanceId: state.rates?.reward_instance_id,
  });
}

function payloadProduct(product: StateProduct): PayloadProduct {
  return {
    code: product.code,
    name: product.name,
    skipStock: product.skip_stock,
    categoryId: product.category_id,
    categoryName: product.category_name,
    subCategoryId: product.sub_category_id,
    subCategoryName: product.sub_category_name,
  };
}

export function saleItems(items: readonly PaymentItem[], state: PaymentState): SaleItem[] {
  const shelf = new Map(state.products?.map((product) => [product.id, product.retail_price]));
  return items.map((item, position) => {
    const common = {
      ...EMPTY_ITEM,
      position,
      item_ref: item.item_ref,
      item_type: item.item_type,
      event_code: item.event_code,
    };
    const discount_amount = fromBaht(item.discount_amount);
    if (item.item_type === 'event') {
      return { ...common, name: 'Points', discount_amount, redeem_points: Math.abs(item.redeem.amount) };
    }
    if (item.item_type !== 'product') {
      return {
        ...common,
        offer_id: item.offer_id,
        name: item.product_name,
        discount_amount,
        earn_points: item.coupons.reduce((points, coupon) => points + (coupon.earn_amount ?? 0), 0),
        custom_value: item.custom_value ?? null,
        coupons: item.coupons,
      };
    }
    return {
      ...common,
      product_id: item.product_id,
      name: item.product_name,
      code: item.product_code,
      category_id: item.product_category_id ?? null,
      category_name: item.product_category_name ?? null,
      sub_category_id: item.product_sub_category_id ?? null,
      sub_category_name: item.product_sub_category_name ?? null,
      skip_stock: item.skip_stock,
      qty: item.qty,
      retail_price: shelf.get(item.product_id) ?? null,
      charge_amount: fromBaht(item.charge_amount),
      paid_amount: fromBaht(item.paid_amount),
    };
  });
}

const EMPTY_ITEM = {
  product_id: null,
  offer_id: null,
  code: null,
  category_id: null,
  category_name: null,
  sub_category_id: null,
  sub_category_name: null,
  skip_stock: null,
  qty: 0,
  retail_price: null,
  charge_amount: 0,
  paid_amount: 0,
  discount_amount: 0,
  earn_points: 0,
  redeem_points: 0,
  custom_value: null,
  coupons: null,
};

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

/** What was seen of a guest, every field named; null for a member. */
export function saleGuest({ guest, member_id }: PaymentPayload): SaleGuest | null {
  if (member_id !== undefined) return null;
  return { gender: guest?.gender ?? null, age: guest?.age ?? null, hashtags: guest?.hashtags ?? [] };
}
