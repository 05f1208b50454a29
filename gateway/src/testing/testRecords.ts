import type { TestRealm } from './fixtures.ts';

type Ids = TestRealm['ids'];
type Body = Record<string, unknown>;

export interface TestRecord {
  /** Returns a record of this realm; null if all merchants share the list. */
  id: (ids: Ids) => string | null;
  /** Returns a record that can be created; `n` makes several distinct. */
  create?: (ids: Ids, n: number) => Body;
  /** A change of any record. */
  update?: Body;
  /** Whether something still refers to the record of `id`. */
  inUse?: true;
}

const shared: TestRecord = { id: () => null };
const phone = (n: number) => `08${String(10_000_000 + n)}`;
const rules = (ids: Ids) => ({ conditions: [{ condition_id: ids.anyTotal, value: 1 }] });

/** What the suite of all resources needs for each; the suite fails if one is missing. */
export const testRecords: Readonly<Record<string, TestRecord>> = {
  'merchant-branches': {
    id: (ids) => ids.ari,
    create: (_, n) => ({
      name: `Branch ${n}`,
      address: '1',
      phone: phone(n),
      email: 'b@shop.example',
      status: 'Active',
    }),
    update: { name: 'Renamed' },
    inUse: true,
  },
  'merchant-roles': {
    id: (ids) => ids.noneRole,
    create: (_, n) => ({ name: `Role ${n}` }),
    update: { desc: 'x' },
    inUse: true,
  },
  'merchant-users': {
    id: (ids) => ids.nobody,
    create: (ids, n) => ({
      username: `user${n}`,
      employee_no: `E${n}`,
      phone: phone(n),
      email: 'a@shop.example',
      status: 'Active',
      firstname: 'A',
      lastname: 'B',
      role_id: ids.cashierRole,
      branches: [ids.ari],
      password: 'a long password',
    }),
    update: { job_title: 'x' },
  },
  'service-accounts': {
    id: (ids) => ids.exporter,
    create: (ids, n) => ({ name: `Program ${n}`, role_id: ids.cashierRole, branches: [ids.ari] }),
    update: { desc: 'x' },
  },
  'security-events': { id: (ids) => ids.securityEvent },
  menus: { id: (ids) => ids.menu },
  products: {
    id: (ids) => ids.coffee,
    create: (ids, n) => ({ code: `W-${n}`, name: 'P', retail_price: 1, category_id: ids.drinks }),
    update: { name: 'x' },
    inUse: true,
  },
  'product-categories': {
    id: (ids) => ids.drinks,
    create: (_, n) => ({ name: `C ${n}` }),
    update: { desc: 'x' },
    inUse: true,
  },
  'option-groups': {
    id: (ids) => ids.sizes,
    create: (_, n) => ({ name: `G ${n}`, min_choices: 0, max_choices: 1, options: [{ name: 'L', price: 15 }] }),
    update: { name: 'x' },
    inUse: true,
  },
  'product-sub-categories': {
    id: (ids) => ids.hot,
    create: (ids, n) => ({ name: `S ${n}`, category_id: ids.drinks }),
    update: { desc: 'x' },
    inUse: true,
  },
  'member-tiers': {
    id: (ids) => ids.gold,
    create: (ids, n) => ({
      ...rules(ids),
      name: `Tier ${n}`,
      level: 3,
      privileges: [{ condition: null, item: { coupon_id: ids.percent, value: 0 } }],
    }),
    update: { desc: 'x' },
    inUse: true,
  },
  'member-badges': { id: (ids) => ids.badge, update: { conditions: [] } },
  members: {
    id: (ids) => ids.mali,
    create: (ids, n) => ({ firstname: 'A', lastname: 'B', phone: phone(n), gender: 'Other', branch_id: ids.ari }),
    update: { nickname: 'x' },
  },
  potentials: {
    id: (ids) => ids.potential,
    create: (_, n) => ({ firstname: 'A', lastname: 'B', phone: phone(n), gender: 'Other', birthdate: '1990-02-01' }),
    update: { nickname: 'x' },
  },
  coupons: { id: (ids) => ids.percent },
  conditions: { id: (ids) => ids.anyTotal, update: { template: { logic: '[item_qty] >= [value]' } } },
  offers: {
    id: (ids) => ids.open,
    create: (ids, n) => ({
      ...rules(ids),
      name: `Offer ${n}`,
      items: [{ coupon_id: ids.percent, value: 0 }],
      terms: { weekdays: [2, 6], from_hour: '14:00', until_hour: '17:00' },
      goods: { product_ids: [ids.coffee], group_of: 2, benefits: 1 },
    }),
    update: { desc: 'x', terms: { from: '2026-12-01 09:00:00' }, goods: null },
  },
  'payment-channels': {
    id: (ids) => ids.channel,
    create: (ids, n) => ({
      name: `Ch ${n}`,
      payment_method_id: ids.cash,
      institute_id: ids.bank,
      account_no: '123-4-56789-0',
      prompt_pay_id: '0812345678',
      biller_id: '999999999999401',
      e_wallet_id: '004999000288505',
    }),
    update: { desc: 'x' },
  },
  'payment-methods': { id: (ids) => ids.other, update: { name: 'x' } },
  institutes: { id: (ids) => ids.bank },
  cards: { id: (ids) => ids.card },
  suppliers: { id: (ids) => ids.supplier, create: (_, n) => ({ name: `S ${n}` }), update: { desc: 'x' }, inUse: true },
  stock: { id: (ids) => ids.shelf },
  'stock-counts': {
    id: (ids) => ids.count,
    create: (ids, n) => ({ name: `C ${n}`, branch_id: ids.ari, is_blind: false, product_codes: [] }),
    update: { name: 'x' },
  },
  'stock-count-lines': { id: (ids) => ids.countLine },
  'stock-import': {
    id: (ids) => ids.goods,
    create: (ids, n) => ({ code: `D-${n}`, branch_id: ids.ari, products: [{ product_id: ids.coffee, qty: 1 }] }),
  },
  'stock/product': { id: (ids) => ids.coffee },
  calendar: {
    id: (ids) => ids.appointment,
    create: (_, n) => ({ name: `A ${n}`, start_time: '2026-03-10T09:00:00Z', end_time: '2026-03-10T10:00:00Z' }),
    update: { desc: 'x' },
  },
  locations: { id: (ids) => ids.location, create: (_, n) => ({ name: `L ${n}` }) },
  tills: {
    id: (ids) => ids.till,
    create: (ids, n) => ({ code: `T${n}`, name: `T ${n}`, branch_id: ids.ari }),
    update: { name: 'x' },
  },
  shifts: { id: (ids) => ids.shift },
  'revenue-targets': {
    id: (ids) => ids.target,
    create: (ids, n) => ({
      month: `${2030 + (Math.floor(n / 12) % 160)}-${String((n % 12) + 1).padStart(2, '0')}`,
      branch_id: ids.ari,
      amount: 1000,
    }),
    update: { amount: 2000 },
  },
  attributes: { id: (ids) => ids.attribute },
  templates: { id: (ids) => ids.percent },
  'earning-rules': shared,
  'reward-items': shared,
  'reward-instances': shared,
  provinces: shared,
  districts: shared,
  'sub-districts': shared,
  postcodes: shared,
  occupations: shared,
  colors: shared,
  socials: shared,
  currencies: shared,
  locales: shared,
  events: shared,
  'reward-types': shared,
};
