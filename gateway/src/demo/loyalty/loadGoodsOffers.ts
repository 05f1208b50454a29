import { insertRows } from '../../database/insertRows.ts';
import type { LoadContext } from '../LoadContext.ts';
import type { DemoGoodsOffer } from './demoLoyalty.ts';

/** Loads offers for certain products. Runs last, so that it changes no earlier random number. */
export async function loadGoodsOffers(
  { client, realmId, newRecordId, openedAt }: LoadContext,
  offers: readonly DemoGoodsOffer[],
  coupons: readonly { id: string; type: string }[],
): Promise<void> {
  const found = await client.query<{ id: string; name: string }>(
    'select id, name from product_categories where realm_id = $1',
    [realmId],
  );
  const percent = coupons.find(({ type }) => type === 'Discount Percent');
  const rows = offers.map(({ name, description, percentOff, category, groupOf, benefits }) => ({
    ...{ id: newRecordId(), realm_id: realmId, name, description, status: 'Active' },
    conditions: [],
    items: [{ coupon_id: percent?.id, value: percentOff }],
    goods: {
      product_ids: [],
      category_ids: found.rows.filter((each) => each.name === category).map(({ id }) => id),
      ...{ group_of: groupOf, benefits },
    },
    created_at: new Date(openedAt).toISOString(),
  }));
  await insertRows(client, 'offers', rows);
}
