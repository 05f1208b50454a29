import sharp from 'sharp';
import { expect } from 'vitest';
import { ANY_DAY } from '../testing/fixtures.ts';
import { type DemoGateway, type DemoRequest, startDemoGateway } from '../testing/startDemoGateway.ts';

/** A requirement that a line of the catalogue places on the gateway. */
export interface Line {
  asserts: string;
  /** Checks it against a running gateway. */
  check(shop: ConformanceShop): Promise<void>;
}

export type Lines = Readonly<Record<string, Line>>;

export interface ConformanceShop extends DemoGateway {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form.
  payload(method: string, path: string, request?: DemoRequest): Promise<any>;
  realmId: string;
  userId: string;
  branchId: string;
  picture: Blob;
}

export async function openConformanceShop(): Promise<ConformanceShop> {
  const gateway = await startDemoGateway(new Date('2026-03-15T05:20:00Z'));
  const payload: ConformanceShop['payload'] = async (method, path, request) => {
    const { status, body } = await gateway.send(method, path, request);
    expect({ path, status, message: body.message }).toEqual({ path, status: 200, message: undefined });
    expect(body.status).toBe(200);
    return body.payload;
  };
  const home = await payload('GET', 'merchants/home');
  await gateway.database.withRealm(home.realm_profile.id, (client) =>
    client.query('update merchant_settings set backdating_days = $1', [ANY_DAY]),
  );
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  return {
    ...gateway,
    payload,
    realmId: home.realm_profile.id,
    userId: home.user_profile.id,
    branchId: home.branches[0].id,
    picture: new Blob([new Uint8Array(png)], { type: 'image/png' }),
  };
}

/** Returns a sale of one product, as the till sends it. */
export async function billOf(shop: ConformanceShop, memberId?: string) {
  const [product] = await shop
    .payload('GET', 'products', { query: { filter: { status: 'Active', skip_stock: true } } })
    .then(({ products }) => products);
  const price = product.retail_price;
  const points = await pointsFor(shop, price, memberId);
  return {
    currency_code: 'THB',
    items: [
      {
        item_ref: 'P1',
        item_type: 'product',
        event_code: 'BUY',
        product_id: product.id,
        product_code: product.code,
        product_name: product.name,
        skip_stock: true,
        qty: 1,
        charge_amount: price,
        paid_amount: price,
        discount_amount: 0,
      },
    ],
    payment: { option: 'Full', paid_amount: price, payment_channels: [{ type: 'Cash', amount: price }] },
    summary: {
      total_payment: price,
      total_revenue: price,
      total_discount: 0,
      total_qty: 1,
      earn_amount: points,
      redeem_amount: 0,
      outstanding_amount: 0,
    },
    ...(memberId ? { member_id: memberId } : { guest: { gender: 'Female', age: '25-60' } }),
    realm_id: shop.realmId,
    branch_id: shop.branchId,
    create_by_id: shop.userId,
    create_local_time: '2026-03-15 12:00:00',
  };
}

async function pointsFor(shop: ConformanceShop, price: number, memberId?: string): Promise<number> {
  if (!memberId) return 0;
  const { merchant_config } = await shop.payload('GET', 'merchant-setting/self');
  const { earn_cash, earn_point } = merchant_config.configuration;
  return Math.floor(price / earn_cash) * earn_point;
}

/** Returns a member whose tier has no privileges, so that a bill is the sum of its products. */
export async function plainMember(shop: ConformanceShop): Promise<string> {
  const { tiers } = await shop.payload('GET', 'member-tiers');
  const plain = tiers
    .filter((tier: { privileges: unknown[] }) => tier.privileges.length === 0)
    .map(({ id }: { id: string }) => id);
  const query = { limit: 1, filter: { status: 'Active', tier_id: { $in: plain } } };
  const { members } = await shop.payload('GET', 'members', { query });
  return members.result[0].id;
}
