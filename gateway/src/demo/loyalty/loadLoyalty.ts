import { insertRows } from '../../database/insertRows.ts';
import {
  type ConditionKey,
  type CouponKey,
  standardBadges,
  standardConditions,
  standardCoupons,
} from '../../setup/standardLoyalty.ts';
import type { StateCondition, StateCoupon, StateTier } from '../../till/PaymentState.ts';
import type { LoadContext } from '../LoadContext.ts';
import { pictureName } from '../pictures/demoPictures.ts';
import type { ShopRecords } from '../ShopRecords.ts';
import type { DemoOffer, DemoTier } from './demoLoyalty.ts';

type Loyalty = Pick<ShopRecords, 'coupons' | 'conditions' | 'offers' | 'tiers'>;

interface Kinds {
  coupons: ReadonlyMap<CouponKey, StateCoupon>;
  conditions: ReadonlyMap<ConditionKey, StateCondition>;
}

/** Loads coupons, conditions, offers, tiers and badges. */
export async function loadLoyalty(
  context: LoadContext,
  tiers: readonly DemoTier[],
  offers: readonly DemoOffer[],
): Promise<Loyalty> {
  const kinds = await loadKinds(context);
  const loaded = {
    coupons: [...kinds.coupons.values()],
    conditions: [...kinds.conditions.values()],
    offers: await loadOffers(context, offers, kinds),
    tiers: await loadTiers(context, tiers, kinds),
  };
  const { client, realmId, newRecordId, openedAt } = context;
  await insertRows(
    client,
    'member_badges',
    standardBadges.map(({ name, requires: [key, value] }) => ({
      id: newRecordId(),
      realm_id: realmId,
      name,
      conditions: [{ condition_id: idOf(kinds.conditions, key), value }],
      created_at: new Date(openedAt).toISOString(),
    })),
  );
  return loaded;
}

async function loadKinds({ client, realmId, newRecordId, openedAt }: LoadContext): Promise<Kinds> {
  const created_at = new Date(openedAt).toISOString();
  const coupons = new Map(
    Object.entries(standardCoupons).map(([key, coupon]): [CouponKey, StateCoupon] => [
      key as CouponKey,
      { id: newRecordId(), ...coupon, value: 0, qty: 1 },
    ]),
  );
  const conditions = new Map(
    Object.entries(standardConditions).map(([key, condition]): [ConditionKey, StateCondition] => [
      key as ConditionKey,
      { id: newRecordId(), ...condition },
    ]),
  );
  const rows = (records: Iterable<StateCoupon | StateCondition>) =>
    [...records].map((record) => ({ ...record, realm_id: realmId, created_at }));
  await insertRows(client, 'coupons', rows(coupons.values()));
  await insertRows(client, 'conditions', rows(conditions.values()));
  return { coupons, conditions };
}

async function loadOffers(
  { client, realmId, newRecordId, openedAt }: LoadContext,
  offers: readonly DemoOffer[],
  kinds: Kinds,
): Promise<ShopRecords['offers']> {
  const records = offers.map((offer) => ({
    offer,
    id: newRecordId(),
    status: offer.inactive ? ('Inactive' as const) : ('Active' as const),
    conditions: offer.requires.map(([key, value]) => ({ condition_id: idOf(kinds.conditions, key), value })),
    items: offer.gives.map(([key, value]) => ({ coupon_id: idOf(kinds.coupons, key), value })),
  }));
  await insertRows(
    client,
    'offers',
    records.map(({ offer, ...record }) => ({
      ...record,
      realm_id: realmId,
      name: offer.name,
      description: offer.description,
      authorize_pin: offer.pin ?? null,
      created_at: new Date(openedAt).toISOString(),
    })),
  );
  return records.map(({ offer, ...record }) => ({
    ...record,
    name: offer.name,
    has_authorize_pin: offer.pin !== undefined,
    verified: true,
    use: offer.use ?? 0,
  }));
}

async function loadTiers(
  { client, realmId, newRecordId, openedAt, pictures }: LoadContext,
  tiers: readonly DemoTier[],
  kinds: Kinds,
): Promise<StateTier[]> {
  const records = tiers.map(
    (tier, index): StateTier => ({
      id: newRecordId(),
      name: tier.name,
      level: index + 1,
      status: 'Active',
      conditions: [{ condition_id: idOf(kinds.conditions, 'ltv'), value: tier.from }],
      privileges: tier.privileges.map(({ when, gives: [coupon, value] }) => ({
        condition: when && { condition_id: idOf(kinds.conditions, when[0]), value: when[1] },
        item: { coupon_id: idOf(kinds.coupons, coupon), value },
      })),
    }),
  );
  await insertRows(
    client,
    'member_tiers',
    records.map((record, index) => ({
      ...record,
      realm_id: realmId,
      description: tiers[index]?.description,
      image_url: pictures.get(pictureName('tier', [tiers[index]?.icon ?? ''])),
      created_at: new Date(openedAt).toISOString(),
    })),
  );
  return records;
}

function idOf<Key>(records: ReadonlyMap<Key, { id: string }>, key: Key): string {
  const record = records.get(key);
  if (!record) throw new Error(`the demo shop has no ${String(key)}`);
  return record.id;
}
