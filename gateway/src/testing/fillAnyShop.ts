import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { PRIVILEGES, RATES, SHELF, TIERS } from '@taem/domain/testing/anyShop.ts';
import { CONDITIONS, COUPONS } from '@taem/domain/testing/pricing.ts';
import type { PricingOffer } from '@taem/domain/till/pricing.ts';
import type { ReversalTests } from './startReversalTests.ts';
import type { TestShop } from './testShop.ts';

/** The one option of every product. */
export const OPTION = {
  id: '0190a000-0000-7000-8000-0000000000aa',
  name: 'L',
  satang: 550,
  is_default: false,
  is_active: true,
};
const OPTION_GROUP_ID = '0190a000-0000-7000-8000-0000000000ab';
const SUB_CATEGORIES = SHELF.flatMap(({ categoryId, subCategoryId }) =>
  subCategoryId ? [{ id: subCategoryId, name: subCategoryId, category_id: categoryId }] : [],
);
const CATEGORY_NAMES = [...new Set(SHELF.flatMap(({ categoryId }) => categoryId ?? []))];
const wire = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each).map(([name, part]) => [
            name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
            part,
          ]),
        )
      : each,
  );

/** Of every three offers, the cashier chooses the last; the others are automatic. */
export const isAutomatic = (_: PricingOffer, at: number) => at % 3 !== 2;

/** Replaces a test shop's products, options, tiers and offers by those that `anyShop` generates; returns its two members. */
export async function fillAnyShop(
  tests: ReversalTests,
  shop: TestShop,
  offers: readonly PricingOffer[],
  points: number,
): Promise<readonly [string, string]> {
  const insert = (table: string, records: object[]) =>
    tests.rows(
      shop,
      `insert into ${table} (${Object.keys(records[0] ?? {}).join(', ')})
        select ${Object.keys(records[0] ?? {}).join(', ')} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(records)],
    );
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [
    JSON.stringify([{ object_code: PAGE.businessInsight, action_codes: ['Read'] }]),
  ]);
  const { earnCash, earnPoint, redeemCash, redeemPoint } = RATES;
  await tests.rows(
    shop,
    'update merchant_settings set earn_cash = $1, earn_point = $2, redeem_cash = $3, redeem_point = $4',
    [earnCash, earnPoint, redeemCash, redeemPoint],
  );
  // Removes the usual content of the test shop.
  await tests.rows(shop, 'update members set points = $1, tier_id = null', [points]);
  for (const table of ['offers', 'member_tiers', 'products', 'coupons', 'conditions'])
    await tests.rows(shop, `delete from ${table}`);
  await insert(
    'product_categories',
    CATEGORY_NAMES.map((id) => ({ id, name: id })),
  );
  await insert('product_sub_categories', SUB_CATEGORIES);
  await insert('option_groups', [
    { id: OPTION_GROUP_ID, name: 'Size', min_choices: 0, max_choices: 1, options: [OPTION] },
  ]);
  await insert(
    'products',
    SHELF.map(({ productId, categoryId, subCategoryId, price }) => ({
      ...{
        id: productId,
        code: productId,
        name: productId,
        retail_price: price,
        option_group_ids: [OPTION_GROUP_ID],
      },
      ...{ category_id: categoryId ?? null, sub_category_id: subCategoryId ?? null, skip_stock: false },
    })),
  );
  const template = (each: { template: { logic: string; varName?: string } }) => wire(each.template);
  await insert(
    'coupons',
    [...COUPONS.values()].map((each) => ({
      id: each.id,
      name: each.name,
      type: each.type,
      template: template(each),
    })),
  );
  await insert(
    'conditions',
    [...CONDITIONS.values()].map((each) => ({
      ...{ id: each.id, name: each.name, type: each.type, template: template(each) },
    })),
  );
  await insert(
    'member_tiers',
    TIERS.tiers.map(({ id, name, level, conditions }) => ({
      ...{ id, name, level, conditions: wire(conditions), privileges: wire(PRIVILEGES[id] ?? []) },
    })),
  );
  await insert(
    'offers',
    offers.map((offer, at) => {
      const { id, name, conditions, items, terms, goods, limits } = offer;
      return {
        ...{ id, name, conditions: wire(conditions), items: wire(items), terms: wire(terms ?? null) },
        ...{ goods: wire(goods ?? null), is_automatic: isAutomatic(offer, at) },
        ...{ limit_per_member: limits?.perMember ?? null, limit_per_day: limits?.perDay ?? null },
        limit_in_all: limits?.inAll ?? null,
      };
    }),
  );
  const members: [string, string] = [shop.memberId, crypto.randomUUID()];
  await insert('members', [{ id: members[1], code: 'M2', firstname: 'Mana', lastname: 'D', points: points }]);
  await insert(
    'point_entries',
    members.map((member_id) => ({ member_id, kind: 'opening', points: points, business_date: '2026-01-01' })),
  );
  return members;
}
