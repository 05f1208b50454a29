import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, isDemoRealm } from '@taem/domain/accounts/demoAccounts.ts';
import { tierForLtv } from '@taem/domain/loyalty/tierForLtv.ts';
import { satang } from '@taem/domain/money/money.ts';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileStore, openFileStore } from '../files/FileStore.ts';
import { verifySecret } from '../http/secretHash.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { loadDemoShop } from './loadDemoShop.ts';
import { shopFaults } from './testing/shopFaults.ts';

const now = new Date('2026-03-15T05:20:00Z');
const options = { scale: 0.025, now };

let folder: string;
let files: FileStore;
let shop: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taem-demo-'));
  files = openFileStore(folder);
  shop = await startTestDatabase();
  expect(await loadDemoShop(shop.database, files, options)).toBe(true);
});

afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

async function read<T extends object>(text: string, realm: string = demoAccounts.realm, from = shop): Promise<T[]> {
  const { rows } = await from.database.system((client) =>
    client.query<{ id: string }>('select id from realms where code = $1', [realm]),
  );
  return from.database.withRealm(rows[0]?.id ?? '', async (client) => (await client.query<T>(text)).rows);
}

/** Everything that distinguishes shops; hashes are salted, so secrets are left out. */
async function fingerprint(from: TestDatabase): Promise<string> {
  const hash = createHash('sha256');
  for (const table of [
    'products',
    'offers',
    'member_tiers',
    'members',
    'transactions',
    'transaction_items',
    'transaction_channels',
    'point_entries',
    'stock_movements',
    'daily_sales',
  ]) {
    hash.update(
      JSON.stringify(
        await read(`select row_to_json(r)::text as row from ${table} r order by 1`, demoAccounts.realm, from),
      ),
    );
  }
  return hash.digest('hex');
}

describe('the demo shop', () => {
  it.runIf(IS_DEEP)('is the same for the same moment and scale', async () => {
    const second = await startTestDatabase();
    await loadDemoShop(second.database, files, options);
    expect(await fingerprint(second)).toBe(await fingerprint(shop));
    await second.close();
  });

  it('is loaded once', async () => {
    expect(await loadDemoShop(shop.database, files, options)).toBe(false);
  });

  it.runIf(IS_DEEP)('leaves nothing behind when the load is broken off, and loads again', async () => {
    const broken = await startTestDatabase();
    const onProgress = ({ step }: { step: string }) => {
      if (step === 'figures') throw new Error('the power went out');
    };
    await expect(loadDemoShop(broken.database, files, { ...options, onProgress })).rejects.toThrow(
      'the power went out',
    );
    const left = await broken.database.system((client) => client.query('select 1 from realms'));
    expect(left.rowCount).toBe(0);
    expect(await loadDemoShop(broken.database, files, options)).toBe(true);
    await broken.close();
  });

  it('has the same records and no sale at scale 0, also on another day', async () => {
    const unsold = await startTestDatabase();
    await loadDemoShop(unsold.database, files, { scale: 0, now: new Date('2026-07-01T20:00:00Z') });
    const [counts] = await read(
      'select (select count(*) from transactions) as sales, (select count(*) from stock where qty > 0) as shelves',
      demoAccounts.realm,
      unsold,
    );
    expect(counts).toEqual({ sales: 0, shelves: expect.toSatisfy((count) => count > 50) });
    for (const realm of ['taem', 'other']) {
      const records =
        'select id, name from products union select id, phone from members union select id, username from merchant_users order by 1';
      expect(await read(records, realm, unsold)).toEqual(await read(records, realm));
    }
    await unsold.close();
  });

  for (const [rule, faults] of Object.entries(shopFaults)) {
    it(`keeps its books: ${rule}`, async () => {
      expect(await read(faults)).toEqual([]);
      expect(await read(faults, 'other')).toEqual([]);
    });
  }

  it('has members of every tier, each in the tier of their lifetime value', async () => {
    const levels = await read<{
      id: string;
      level: number;
      status: 'Active';
      conditions: { condition_id: string; value: number }[];
    }>('select * from member_tiers order by level');
    const tiers = levels.map((tier) => ({
      ...tier,
      conditions: tier.conditions.map((row) => ({ conditionId: row.condition_id, value: row.value })),
    }));
    const conditions = new Map(
      (
        await read<{ id: string; name: string; type: string; template: { logic: string } }>('select * from conditions')
      ).map((row) => [row.id, row]),
    );
    const members = await read<{ tier_id: string; total_revenue: number; total_transaction: number }>(
      'select * from members',
    );
    for (const member of members) {
      const lifetime = { totalLtv: satang(member.total_revenue), totalTransaction: member.total_transaction };
      expect(member.tier_id).toBe(tierForLtv(tiers, lifetime, conditions)?.id);
    }
    expect(new Set(members.map((member) => member.tier_id)).size).toBe(5);
  });

  it('has sales of every kind of customer, tender and benefit, up to the last day', async () => {
    const [seen] = await read<Record<string, unknown>>(`select
      (select count(*) from transactions where member_id is null and guest->>'gender' is not null) > 0 as guests,
      (select count(*) from transactions where guest->>'gender' is null and member_id is null) > 0 as unseen_guests,
      (select count(distinct type) from transaction_channels) as tenders,
      (select count(distinct item_type) from transaction_items) as item_types,
      (select count(*) from transactions where delivery_cost > 0) > 0 as delivered,
      (select count(distinct branch_id) from transactions) as branches,
      (select max(business_date) >= '2026-03-14' from transactions) as recent,
      (select min(business_date) < '2025-03-01' from transactions) as old`);
    expect(seen).toEqual({
      guests: true,
      unseen_guests: true,
      tenders: 4,
      item_types: 5,
      delivered: true,
      branches: 3,
      recent: true,
      old: true,
    });
  });

  it('has sales that were voided and sales that were adjusted, by users who may, none of them lately', async () => {
    const [seen] = await read<Record<string, unknown>>(`select
      (select count(*) from transactions where status = 'Void' and member_id is not null) > 0 as members,
      (select count(*) from transactions where status = 'Void' and member_id is null) > 0 as guests,
      (select count(*) from transactions where last_adjust_points > 0 and status = 'Complete') > 0 as adjusted,
      (select count(*) from point_entries where kind in ('void', 'adjust') and (by_id is null or remark is null)) as unsigned,
      (select count(*) from stock_movements where kind = 'void') > 0 as brought_back,
      (select count(*) from transactions where version > 0 and time > '2026-03-13T12:00:00Z') as lately`);
    expect(seen).toEqual({
      members: true,
      guests: true,
      adjusted: true,
      unsigned: 0,
      brought_back: true,
      lately: 0,
    });
  });

  it('has members who say where they live and what they do', async () => {
    const [seen] = await read<Record<string, boolean>>(`select
      bool_and(m.address is null or p.code is not null) as placed, count(p.code) > 100 as addresses,
      count(occupation_id) > 100 as occupations, count(*) filter (where educations <> '[]' and works <> '[]') > 100 as lives,
      count(*) filter (where m.socials #>> '{0,id}' = (select id::text from socials where code = 'line')) > 100 as socials,
      count(distinct m.nationality) > 3 as nations,
      count(distinct m.state) > 1 as states
      from members m left join postcodes p on p.id = m.postcode_id and p.sub_district_id = m.sub_district_id`);
    expect(Object.entries(seen ?? {}).filter(([, holds]) => !holds)).toEqual([]);
  });

  it('has no sale and no point later than the load', async () => {
    const moments = await read<{ time: Date }>(
      'select time from transactions union all select time from point_entries',
    );
    expect(moments.length).toBeGreaterThan(500);
    expect(moments.filter(({ time }) => time > now)).toEqual([]);
  });

  it('has offers of every kind', async () => {
    const offers = await read<{
      status: string;
      authorize_pin: string | null;
      first: string;
      value: number;
      conditions: unknown[];
      goods: { group_of: number; category_ids: string[] } | null;
      count: number;
    }>(`
      select o.status, o.authorize_pin, c.type as first, (o.items->0->>'value')::numeric as value, o.conditions, o.goods, jsonb_array_length(o.items) as count
      from offers o join coupons c on c.id = (o.items->0->>'coupon_id')::uuid`);
    const some = (test: (offer: (typeof offers)[number]) => boolean) => expect(offers.some(test)).toBe(true);
    some((offer) => offer.first === 'Discount' && offer.value > 0);
    some((offer) => offer.first === 'Discount Percent' && offer.conditions.length > 0);
    some((offer) => offer.first === 'Discount' && offer.value === 0);
    some((offer) => offer.first === 'Discount Percent' && offer.authorize_pin === '3333');
    some((offer) => offer.first === 'Reward' && offer.authorize_pin === null);
    some((offer) => offer.first === 'Reward' && offer.authorize_pin === '3333');
    some((offer) => offer.first === 'Multiplier');
    some((offer) => offer.count > 1);
    some((offer) => offer.status === 'Inactive');
    some((offer) => offer.goods?.group_of === 3 && offer.goods.category_ids.length === 1);
  });

  it('shows a picture of every Active product, tier, bank and branch', async () => {
    const rows = await read<{ image_url: string | null }>(`select image_url from products where status = 'Active'
      union select image_url from member_tiers union select image_url from institutes union select image_url from merchant_branches`);
    for (const { image_url } of rows) {
      const picture = await files.read(String(image_url).replace('/files/', ''));
      expect(picture?.size).toBeGreaterThan(1_000);
      picture?.stream.destroy();
    }
  });

  it('shows different products on different pictures', async () => {
    const [counts] = await read<{ products: number; pictures: number }>(
      'select count(*) as products, count(distinct image_url) as pictures from products',
    );
    expect(counts?.products).toBeGreaterThan(80);
    expect(counts?.pictures).toBe(counts?.products);
  });

  it('keeps secrets only as hashes that fit the published ones', async () => {
    const users = await read<{ username: string; password_hash: string }>(
      'select username, password_hash from merchant_users',
    );
    expect(users.map((user) => user.username)).toEqual(
      expect.arrayContaining(['owner', 'manager', 'cashier', 'analyst']),
    );
    expect(await verifySecret(users[0]?.password_hash, demoAccounts.password)).toBe(true);
    const [setting] = await read<{ adjust: string; void: string }>(
      'select authorize_code_adjust_hash as adjust, authorize_code_void_hash as void from merchant_settings',
    );
    expect(await verifySecret(setting?.adjust, '2222')).toBe(true);
    expect(await verifySecret(setting?.void, '1111')).toBe(true);
  });

  it('stands beside a second realm that shares nothing with it', async () => {
    const [own, others] = await Promise.all(
      ['taem', 'other'].map((realm) =>
        read<{ id: string }>(
          'select id from products union select id from members union select id from transactions',
          realm,
        ),
      ),
    );
    expect(others?.length).toBeGreaterThan(8);
    const [store] = await read(
      `select (select count(*) from suppliers) as suppliers, (select count(*) from stock where qty > 0) as shelves,
        (select count(*) from offers) as offers, (select count(*) from merchant_users) as users`,
      'other',
    );
    expect(store).toEqual({ suppliers: 2, shelves: 2, offers: 4, users: 3 });
    const ids = new Set(own?.map(({ id }) => id));
    expect(others?.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it('is known by its realm codes, so that production can refuse it', () => {
    expect(['taem', 'other', 'acme'].map(isDemoRealm)).toEqual([true, true, false]);
  });
});
