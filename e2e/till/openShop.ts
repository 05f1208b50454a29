import { Gateway } from '../Gateway.ts';
import type { Stack } from '../stack.ts';
import { paySale } from './paySale.ts';
import { PRODUCTS } from './saleTable.ts';

export interface Shop {
  gateway: Gateway;
  /** Product ids by the keys of `PRODUCTS`. */
  products: Record<keyof typeof PRODUCTS, string>;
  categoryId: string;
  newMember(firstname: string, points: number): Promise<{ id: string; phone: string }>;
  /** Adjusts the member's first sale, as if another till had taken or given the difference. */
  setPoints(memberId: string, points: number): Promise<void>;
  setRates(rates: { earn_cash: number; earn_point: number }): Promise<void>;
  /** Removes the shop's limits, so that only the contract limits bills. */
  widenBounds(): Promise<void>;
}

let members = 0;

/** Opens the demo shop with products of known prices, and members created as needed. */
export async function openShop(stack: Stack): Promise<Shop> {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const categories = await gateway.list<{ id: string; option_group_ids: string[] }>('product-categories');
  // A category without options, for the sold products.
  const categoryId = categories.find(({ option_group_ids }) => option_group_ids.length === 0)?.id ?? '';
  const [branch] = await gateway.list<{ id: string }>('merchant-branches', { status: 'Active' });
  const branchId = branch?.id ?? '';
  // Products may exist already, as the shop is shared by all test files.
  const sell = async (product: (typeof PRODUCTS)[keyof typeof PRODUCTS]) => {
    const [existing] = await gateway.list<{ id: string }>('products', { code: product.code });
    const record = { status: 'Active', skip_stock: true, category_id: categoryId, ...product };
    return existing?.id ?? gateway.create('products', record);
  };
  const products = { hundred: await sell(PRODUCTS.hundred), third: await sell(PRODUCTS.third) };
  const configure = (configuration: Record<string, number>) => gateway.changeSettings(configuration);
  const firstSales = new Map<string, string>();
  const shop: Shop = {
    gateway,
    products,
    categoryId,
    async newMember(firstname, points) {
      members += 1;
      const phone = `0900${String(members).padStart(6, '0')}`;
      const id = await gateway.create('members', {
        firstname,
        lastname: 'ทดสอบ',
        phone: `${phone}|TH|+66`,
        gender: 'Female',
        branch_id: branchId,
        status: 'Active',
      });
      if (points > 0) {
        const channel = { type: 'OTHER', amount: 33.33 };
        const bill = { productId: products.third, quantity: 1, memberId: id, channel };
        firstSales.set(id, (await paySale(stack, bill)).transactionNo);
        await shop.setPoints(id, points);
      }
      return { id, phone };
    },
    async setPoints(memberId, points) {
      const sale = await gateway.sale(firstSales.get(memberId) ?? '');
      const balance = await gateway.points(memberId);
      await gateway.send('POST', 'payment/adjust', {
        transaction_no: sale.transaction_no,
        type: 'reward',
        authorize_pin: '2222',
        member_id: memberId,
        branch_id: sale.branch_id,
        amount: sale.earn.reward + points - balance,
        __v: sale.__v,
      });
    },
    setRates: configure,
    widenBounds: () =>
      configure({ max_unit_price: 9_999_999.99, max_bill_amount: 1_000_000_000, max_typed_discount_percent: 100 }),
  };
  return shop;
}
