import { buildPaymentPayload } from '@taem/domain/till/buildPaymentPayload.ts';
import { AGE_RANGES, EMPTY_GUEST, type Guest } from '@taem/domain/till/guest.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricedBasket, PricingBasket, PricingRules } from '@taem/domain/till/pricing.ts';
import { shopClock } from '../bangkokTime.ts';
import type { Random } from '../random.ts';
import type { ShopProduct, ShopRecords } from '../ShopRecords.ts';

export interface Bill {
  basket: PricingBasket;
  priced: PricedBasket;
  payload: PaymentPayload;
}

/** A bill that the rules refuse is rung up again without what they refused, as a cashier would do. */
export function priceBill(basket: PricingBasket, rules: PricingRules): Pick<Bill, 'basket' | 'priced'> {
  const priced = priceBasket(basket, rules);
  if (priced.refusals.length === 0) return { basket, priced };
  const plain = { ...basket, discount: null, offer: null, pointsAsCash: 0 };
  return { basket: plain, priced: priceBasket(plain, rules) };
}

export function payloadProducts(products: readonly ShopProduct[]) {
  return new Map(
    products.map((product) => [
      product.id,
      {
        code: product.code,
        name: product.name,
        skipStock: product.skip_stock,
        categoryId: product.category_id,
        categoryName: product.category_name,
        subCategoryId: product.sub_category_id,
        subCategoryName: product.sub_category_name,
      },
    ]),
  );
}

export function payBill(
  bill: Omit<Bill, 'payload'>,
  rules: PricingRules,
  products: ReturnType<typeof payloadProducts>,
  facts: {
    shop: ShopRecords;
    branchId: string;
    seller: string;
    time: number;
    guest: Guest | null;
    remark: string | null;
    channels: PaymentPayload['payment']['payment_channels'];
  },
): Bill {
  const payload = buildPaymentPayload({
    ...bill,
    rules,
    products,
    guest: facts.guest,
    channels: facts.channels,
    realmId: facts.shop.realmId,
    branchId: facts.branchId,
    createById: facts.seller,
    createLocalTime: shopClock(facts.time),
    remark: facts.remark,
  });
  return { ...bill, payload };
}

const HASHTAGS = ['#นักท่องเที่ยว', '#นักศึกษา', '#พนักงานออฟฟิศ', '#ครอบครัว', '#รีบ', '#มากับเพื่อน', '#ลูกค้าใหม่'];

/** What a cashier saw of a walk-in; in a rush nothing at all. */
export function seeGuest(random: Random): Guest {
  if (random.chance(0.18)) return EMPTY_GUEST;
  const hashtags = random.chance(0.3) ? [random.pick(HASHTAGS)] : [];
  const ageRange = random.chance(0.62) ? '25-60' : random.pick(AGE_RANGES);
  const gender = random.chance(0.02) ? 'Other' : random.chance(0.54) ? 'Female' : 'Male';
  return { ageRange, gender, hashtags };
}
