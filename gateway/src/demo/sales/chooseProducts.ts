import { satang } from '@taem/domain/money/money.ts';
import type { PricingLine } from '@taem/domain/till/pricing.ts';
import { type Random, sumRunning } from '../random.ts';
import type { ShopProduct } from '../ShopRecords.ts';

/** How much people want in the morning, around noon, in the afternoon and in the evening, by slug of the category. */
const APPETITE: Readonly<Record<string, readonly [number, number, number, number]>> = {
  coffee: [3.2, 1.4, 2, 0.7],
  tea: [0.8, 1.1, 1.7, 1],
  bakery: [1.9, 0.6, 1.4, 0.7],
  meals: [0.8, 2.6, 0.6, 2],
  snacks: [0.4, 0.6, 1.2, 1],
  fruit: [0.6, 0.7, 0.9, 0.9],
  drinks: [0.8, 1.3, 1.2, 1.2],
  gifts: [0.4, 0.6, 0.9, 1],
};
const LINES = [1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5];
const PIECES = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 5];
const REMARKS = ['หวานน้อย', 'ไม่ใส่น้ำแข็ง', 'แยกใส่ถุง', 'ขอแก้วส่วนตัว', 'รับที่เคาน์เตอร์', 'ใส่นมโอ๊ต', 'เผ็ดน้อย'];

export interface ProductChooser {
  lines(hour: number): PricingLine[];
  remark(): string | null;
}

export function chooseProducts(random: Random, products: readonly ShopProduct[]): ProductChooser {
  const active = products.filter(({ status }) => status === 'Active');
  const wishes = [0, 1, 2, 3].map((part) =>
    sumRunning(active.map(({ slug, demand }) => demand * (APPETITE[slug]?.[part] ?? 1))),
  );
  return {
    lines(hour) {
      const wish = wishes[partOfDay(hour)] ?? [];
      const chosen = new Set<ShopProduct>();
      for (let remaining = random.pick(LINES); remaining > 0; remaining -= 1) {
        const product = active[random.place(wish)];
        if (product) chosen.add(product);
      }
      return [...chosen].map((product, index) => toLine(product, index, random.pick(PIECES), priceOf(random, product)));
    },
    remark: () => (random.chance(0.06) ? random.pick(REMARKS) : null),
  };
}

export function toLine(product: ShopProduct, index: number, qty: number, price = product.retail_price): PricingLine {
  return { itemRef: String(index + 1), productId: product.id, qty, chargeAmount: satang(price) };
}

/** Returns the price of a piece: occasionally a cashier types another one, for yesterday's bread or a dented tin. */
function priceOf(random: Random, { retail_price }: ShopProduct): number {
  return random.chance(0.008) ? Math.ceil((retail_price * 0.7) / 100) * 100 : retail_price;
}

function partOfDay(hour: number): number {
  if (hour < 11) return 0;
  if (hour < 14) return 1;
  return hour < 17 ? 2 : 3;
}
