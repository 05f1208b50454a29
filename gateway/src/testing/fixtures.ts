import { hash } from '@node-rs/argon2';
import { MAX_BILL, MAX_LINE_QTY, MAX_UNIT_PRICE } from '@taem/domain/limits.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import { FIXTURE_NAMES, type FixtureName } from './fixtureNames.ts';

export const PASSWORD = 'correct horse';
export const CLIENT = { client_id: 'test-client', client_secret: 'test-client-secret' };
/** Returns the program that may sign in the users of a realm. */
export const clientOf = (realmCode: string) =>
  realmCode === 'shop' ? CLIENT : { ...CLIENT, client_id: `test-client-${realmCode}` };
/** The PIN of the offer `locked`. */
export const OFFER_PIN = '3333';

/** A small shop. Every id is found by its name here. */
export interface TestRealm {
  id: string;
  code: string;
  ids: Readonly<Record<FixtureName, string>>;
}

const CASHIER_RIGHTS = [
  { object_code: 'Page.Merchant.Payment', action_codes: ['Read', 'Write'] },
  { object_code: 'Page.Merchant.Payment.Subscribe', action_codes: ['Read', 'Write'] },
];

/** Lets tests choose any days for their sales. */
export const ANY_DAY = 36_500;

/** Uses the least work possible, as tests sign in thousands of times; the hash itself states its cost. */
const cheapHash = (secret: string) => hash(secret, { memoryCost: 8, timeCost: 1 });

let hashes: Promise<[password: string, secret: string]> | undefined;

export async function createRealm(database: Database, code: string, withClient: boolean): Promise<TestRealm> {
  hashes ??= Promise.all([cheapHash(PASSWORD), cheapHash(CLIENT.client_secret)]);
  const [password, secret] = await hashes;
  const id = await database.system(async (client) => {
    const row = await insert(client, 'realms', { code, name: `Shop ${code}` });
    if (withClient) {
      const values = [clientOf(code).client_id, row, secret];
      await client.query(
        "insert into oauth_clients (id, realm_id, secret_hash, name) values ($1, $2, $3, 'Test')",
        values,
      );
    }
    return row;
  });
  const ids = await database.inTransaction(id, (client) => fill(client, id, password));
  return { id, code, ids };
}

async function fill(client: DatabaseClient, realmId: string, password_hash: string): Promise<TestRealm['ids']> {
  const ids = Object.fromEntries(FIXTURE_NAMES.map((name) => [name, ''])) as Record<FixtureName, string>;
  const add = async (name: FixtureName, table: string, record: Record<string, unknown>) => {
    ids[name] = await insert(client, table, record);
  };
  await client.query(
    `insert into merchant_settings (realm_id, backdating_days, max_unit_price, max_line_qty, max_bill_amount, max_typed_discount_percent)
     values ($1, $2, $3, $4, $5, 100)`,
    [realmId, ANY_DAY, MAX_UNIT_PRICE, MAX_LINE_QTY, MAX_BILL],
  );
  await add('ari', 'merchant_branches', { code: 'A01', name: 'Ari' });
  await add('bangRak', 'merchant_branches', { code: 'B02', name: 'Bang Rak' });
  await addPeople(ids, add, password_hash);
  await addCatalogue(ids, add);
  await addLoyalty(ids, add);
  await addReference(ids, add);
  await addStore(ids, add);
  await addBooks(client, ids);
  return ids;
}

type Add = (name: FixtureName, table: string, record: Record<string, unknown>) => Promise<void>;
type Ids = Record<FixtureName, string>;

async function addPeople(ids: Ids, add: Add, password_hash: string): Promise<void> {
  await add('administrator', 'merchant_roles', { name: 'Administrator' });
  await add('cashierRole', 'merchant_roles', { name: 'Cashier', authorizes: CASHIER_RIGHTS });
  await add('noneRole', 'merchant_roles', { name: 'None' });
  const person = { password_hash, lastname: 'Jaidee', phone: '020000000' };
  await add('owner', 'merchant_users', { ...person, username: 'owner', firstname: 'Orn', role_id: ids.administrator });
  const branch_ids = [ids.ari];
  await add('cashier', 'merchant_users', {
    ...person,
    username: 'cashier',
    firstname: 'Chai',
    role_id: ids.cashierRole,
    branch_ids,
  });
  await add('nobody', 'merchant_users', { ...person, username: 'nobody', firstname: 'Non', role_id: ids.noneRole });
  await add('exporter', 'service_accounts', { name: 'Exporter', role_id: ids.noneRole });
}

/** Options of the coffee: id, name, satang. */
export const FIXTURE_OPTIONS = [
  ['00000000-0000-4000-8000-0000000000a1', 'เล็ก', 0],
  ['00000000-0000-4000-8000-0000000000a2', 'ใหญ่', 1500],
] as const;

async function addCatalogue(ids: Ids, add: Add): Promise<void> {
  await add('drinks', 'product_categories', { name: 'เครื่องดื่ม' });
  await add('food', 'product_categories', { name: 'อาหาร' });
  await add('hot', 'product_sub_categories', { name: 'ร้อน', category_id: ids.drinks });
  const drink = { category_id: ids.drinks, sub_category_id: ids.hot };
  await add('sizes', 'option_groups', {
    ...{ name: 'ขนาด', min_choices: 0, max_choices: 1 },
    options: JSON.stringify(
      FIXTURE_OPTIONS.map(([id, name, satang]) => ({ id, name, satang, is_default: false, is_active: true })),
    ),
  });
  await add('coffee', 'products', {
    ...drink,
    option_group_ids: [ids.sizes],
    code: 'C-1',
    name: 'กาแฟ',
    retail_price: 4500,
    hashtags: ['#hot', '#new'],
  });
  await add('tea', 'products', { ...drink, code: 'T_1', name: 'ชา 100%', retail_price: 12050, hashtags: ['#hot'] });
  await add('cake', 'products', { code: 'K-1', name: 'เค้ก', retail_price: 9900, status: 'Inactive' });
}

async function addLoyalty(ids: Ids, add: Add): Promise<void> {
  await add('percent', 'coupons', {
    name: '%',
    type: 'Discount Percent',
    template: { logic: '[price] * [value] / 100', var_name: 'value' },
  });
  await add('reward', 'coupons', { name: 'points', type: 'Reward', template: { logic: '[value]', var_name: 'value' } });
  await add('anyTotal', 'conditions', {
    name: 'total',
    type: 'total',
    template: { logic: '[paid_amount] >= [value]' },
  });
  await add('silver', 'member_tiers', {
    name: 'Silver',
    level: 1,
    conditions: [{ condition_id: ids.anyTotal, value: 0 }],
  });
  await add('gold', 'member_tiers', {
    name: 'Gold',
    level: 2,
    conditions: [{ condition_id: ids.anyTotal, value: 50_000 }],
  });
  const rules = {
    conditions: [{ condition_id: ids.anyTotal, value: 100 }],
    items: [{ coupon_id: ids.percent, value: 10 }],
  };
  await add('open', 'offers', { ...rules, name: '10% off' });
  await add('locked', 'offers', { ...rules, name: 'Staff', authorize_pin: OFFER_PIN });
  await add('badge', 'member_badges', {
    name: 'Big Spender',
    conditions: [{ condition_id: ids.anyTotal, value: 10000 }],
  });
  const mali = { code: 'M1', firstname: 'มะลิ', lastname: 'ใจดี', phone: '0812345678|TH|+66', tags: ['vip'] };
  await add('mali', 'members', { ...mali, tier_id: ids.gold, branch_id: ids.ari, points: 120 });
  await add('somchai', 'members', { code: 'M2', firstname: 'Somchai', lastname: 'Dee', branch_id: ids.bangRak });
}

async function addReference(ids: Ids, add: Add): Promise<void> {
  await add('cash', 'payment_methods', { name: 'Cash' });
  await add('other', 'payment_methods', { name: 'Other' });
  await add('bank', 'institutes', { name: 'Bank' });
  await add('card', 'cards', { name: 'Visa', institute_id: ids.bank });
  await add('channel', 'payment_channels', { name: 'Counter', payment_method_id: ids.cash });
}

async function addStore(ids: Ids, add: Add): Promise<void> {
  await add('supplier', 'suppliers', { name: 'Roaster' });
  await add('till', 'tills', { branch_id: ids.ari, code: 'T1', name: 'Counter' });
  await add('shift', 'shifts', {
    branch_id: ids.ari,
    till_id: ids.till,
    opened_by_id: ids.cashier,
    opening_cash: 200_000,
  });
  await add('target', 'revenue_targets', { month: '2026-01', amount: 3_100_000 });
  await add('location', 'locations', { name: 'Storeroom' });
  await add('attribute', 'attributes', { name: 'Size', choices: ['S', 'L'] });
  const day = { start_time: '2026-03-10T09:00:00Z', end_time: '2026-03-10T10:00:00Z' };
  await add('appointment', 'appointments', { ...day, name: 'Tasting', branch_id: ids.ari });
  await add('shelf', 'stock', { branch_id: ids.ari, product_id: ids.coffee, qty: 7 });
  await add('count', 'stock_counts', { name: 'Front shelf', branch_id: ids.ari, create_by_id: ids.cashier });
  await add('countLine', 'stock_count_lines', { count_id: ids.count, product_id: ids.coffee });
  await add('goods', 'stock_imports', { code: 'G-1', branch_id: ids.ari, supplier_id: ids.supplier });
  await add('menu', 'menus', {
    code: 'Page.Merchant.Management',
    name: 'การจัดการ',
    i18n: { 'en-US': { name: 'Management' } },
  });
  await add('securityEvent', 'security_events', { kind: 'SIGN_IN_FAILED', account: 'cashier', address: '203.0.113.9' });
  await add('potential', 'potentials', { firstname: 'Pim', lastname: 'Dee', branch_id: ids.ari });
}

/** Adds the ledger entries and the stock behind the points and the shelf. */
async function addBooks(client: DatabaseClient, ids: Ids): Promise<void> {
  const opening = { kind: 'opening', member_id: ids.mali, points: 120, business_date: '2026-01-01' };
  await insert(client, 'point_entries', opening);
  const counted = { kind: 'opening', branch_id: ids.ari, product_id: ids.coffee, qty: 7 };
  await insert(client, 'stock_movements', counted);
}

async function insert(client: DatabaseClient, table: string, record: Record<string, unknown>): Promise<string> {
  const columns = Object.keys(record);
  const parameters = columns.map((_, index) => `$${index + 1}`);
  const text = `insert into ${table} (${columns.join(', ')}) values (${parameters.join(', ')}) returning id`;
  const answer = await client.query<{ id: string }>(text, Object.values(record).map(toParameter));
  return answer.rows[0]?.id ?? '';
}

/** Converts lists of objects to JSON, and lists of texts to arrays. */
function toParameter(value: unknown): unknown {
  const isJson = Array.isArray(value) ? typeof value[0] === 'object' : typeof value === 'object';
  return isJson ? JSON.stringify(value) : value;
}
