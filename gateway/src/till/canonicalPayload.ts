import { buildPaymentPayload, type PayloadProduct } from '@taem/domain/till/buildPaymentPayload.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import type { PaymentState, StateProduct } from './PaymentState.ts';
import type { PricedSale } from './priceSale.ts';

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
