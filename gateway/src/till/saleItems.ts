import type { LineOption } from '@taem/domain/catalogue/chosenOptions.ts';
import { POINTS_REF } from '@taem/domain/limits.ts';
import { writeSoldGoods } from '@taem/domain/loyalty/readOfferGoods.ts';
import { billRows } from '@taem/domain/till/billRows.ts';
import type { PricedBasket, PricingBasket, PricingRules } from '@taem/domain/till/pricing.ts';
import type { RuleCondition } from '../database/RuleCondition.ts';
import type { PaymentState, StateProduct } from './PaymentState.ts';
import type { SaleItem, SoldOption } from './SaleDocument.ts';

interface PricedBill {
  basket: PricingBasket;
  priced: PricedBasket;
  rules: Pick<PricingRules, 'coupons'>;
}

type ProductLine = PricedBasket['lines'][number];

/**
 * Returns the lines of the bill in the columns of the database. Names, codes and shelf prices come from this realm's
 * records, so that the books contain nothing only because a till stated it.
 */
export function saleItems({ basket, priced, rules }: PricedBill, state: Pick<PaymentState, 'products'>): SaleItem[] {
  const products = new Map(state.products?.map((product) => [product.id, product]));
  return billRows(basket, priced, rules.coupons).map((row, position): SaleItem => {
    if (row.type === 'product') return productItem(row.line, position, products.get(row.line.productId));
    if (row.type === 'points') {
      return {
        ...EMPTY_ITEM,
        position,
        item_ref: POINTS_REF,
        item_type: 'event',
        event_code: 'REDEEM',
        name: 'Points',
        discount_amount: row.discount,
        redeem_points: row.points,
      };
    }
    return {
      ...EMPTY_ITEM,
      position,
      item_ref: row.ref,
      item_type: row.type,
      event_code: row.event,
      offer_id: row.ruleId,
      name: row.name,
      discount_amount: row.discount,
      earn_points: row.earnPoints,
      custom_value: row.customValue,
      coupons: row.coupons,
      conditions: conditionsOf(basket, row.type),
      goods: row.goods && writeSoldGoods(row.goods),
    };
  });
}

function conditionsOf(
  { tier, discount, offer }: PricingBasket,
  type: 'privilege' | 'discount' | 'offer',
): RuleCondition[] | null {
  const required =
    type === 'privilege'
      ? (tier?.privileges ?? []).flatMap(({ condition, item }) =>
          condition ? [{ ...conditionOf(condition), coupon: { coupon_id: item.couponId, value: item.value } }] : [],
        )
      : ({ discount, offer }[type]?.offer.conditions ?? []).map(conditionOf);
  return required.length > 0 ? required : null;
}

const conditionOf = ({ conditionId, value }: { conditionId: string; value: number }) => ({
  condition_id: conditionId,
  value,
});

function productItem(line: ProductLine, position: number, product: StateProduct | undefined): SaleItem {
  return {
    ...EMPTY_ITEM,
    position,
    item_ref: line.itemRef,
    item_type: 'product',
    event_code: 'BUY',
    product_id: line.productId,
    name: product?.name ?? '',
    code: product?.code ?? '',
    category_id: product?.category_id ?? null,
    category_name: product?.category_name ?? null,
    sub_category_id: product?.sub_category_id ?? null,
    sub_category_name: product?.sub_category_name ?? null,
    skip_stock: product?.skip_stock ?? true,
    qty: line.qty,
    retail_price: product?.retail_price ?? null,
    charge_amount: line.piecePrice,
    paid_amount: line.paidAmount,
    options: line.options?.length ? line.options.map(soldOption) : null,
    note: line.note ?? null,
    sold_by_id: line.soldById ?? null,
  };
}

function soldOption({ optionId, groupName, name, price }: LineOption): SoldOption {
  return { option_id: optionId, group: groupName, name, price };
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
  conditions: null,
  goods: null,
  options: null,
  note: null,
  sold_by_id: null,
  net_amount: null,
};
