import { fromBaht } from '@taem/domain/money/money.ts';
import type { PaymentItem } from '@taem/domain/till/paymentPayload.ts';
import type { PaymentState } from './PaymentState.ts';
import type { SaleItem } from './SaleDocument.ts';

/** The rows of the bill in the columns of the database, with the shelf price of the day beside the price charged. */
export function saleItems(items: readonly PaymentItem[], state: Pick<PaymentState, 'products'>): SaleItem[] {
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
