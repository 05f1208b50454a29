import { AGE_RANGES, EMPTY_GUEST, type Guest } from '@taem/domain/till/guest.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricedBasket, PricingBasket, PricingRules } from '@taem/domain/till/pricing.ts';
import type { SaleTender } from '../../till/SaleOrder.ts';
import type { Random } from '../random.ts';

export interface Bill {
  basket: PricingBasket;
  priced: PricedBasket;
  rules: PricingRules;
  guest: Guest | null;
  remark: string | null;
  tenders: readonly SaleTender[];
  sellerId: string;
}

/** Prices a bill; if the rules refuse it, it is rung up again without the refused parts, as a cashier would do. */
export function priceBill(basket: PricingBasket, rules: PricingRules): Pick<Bill, 'basket' | 'priced'> {
  const priced = priceBasket(basket, rules);
  if (priced.refusals.length === 0) return { basket, priced };
  const plain = { ...basket, discount: null, offer: null, pointsAsCash: 0 };
  return { basket: plain, priced: priceBasket(plain, rules) };
}

const HASHTAGS = ['#นักท่องเที่ยว', '#นักศึกษา', '#พนักงานออฟฟิศ', '#ครอบครัว', '#รีบ', '#มากับเพื่อน', '#ลูกค้าใหม่'];

/** Returns what a cashier records of a walk-in; in a rush nothing at all. */
export function seeGuest(random: Random): Guest {
  if (random.chance(0.18)) return EMPTY_GUEST;
  const hashtags = random.chance(0.3) ? [random.pick(HASHTAGS)] : [];
  const ageRange = random.chance(0.62) ? '25-60' : random.pick(AGE_RANGES);
  const gender = random.chance(0.02) ? 'Other' : random.chance(0.54) ? 'Female' : 'Male';
  return { ageRange, gender, hashtags };
}
