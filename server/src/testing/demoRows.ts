import { memberRow, potentialRow } from './demoCustomers.ts';
import { type FakeKind, fakeId } from './fakeId.ts';

const time = '2026-01-05T02:00:00.000Z';

export const ids = {
  realm: fakeId('realm', 0),
  user: fakeId('user', 0),
  role: fakeId('role', 0),
  branch: fakeId('branch', 0),
  member: fakeId('member', 0),
  coffee: fakeId('product', 0),
  cake: fakeId('product', 1),
  retired: fakeId('product', 2),
  drinks: fakeId('category', 0),
  gold: fakeId('tier', 0),
  percentOff: fakeId('coupon', 0),
  doublePoints: fakeId('coupon', 1),
  spend: fakeId('condition', 0),
  tenPercent: fakeId('offer', 0),
  typedPercent: fakeId('offer', 1),
  double: fakeId('offer', 2),
  bank: fakeId('institute', 0),
  card: fakeId('card', 0),
  account: fakeId('channel', 0),
} as const;

const percent = (coupon: string, value: number) => ({ coupon_id: coupon, value });
const named = (kind: FakeKind, index: number, name: string) => ({
  id: fakeId(kind, index),
  name,
  status: 'Active',
  time,
  __v: 1,
});

/** A small shop in the records of the wire, with 100 sales to 40 members. */
export function demoRows() {
  const members = Array.from({ length: 40 }, (_, index) => memberRow(index));
  return {
    'merchant-branches': [0, 1, 2].map(branchRow),
    'merchant-users': [0, 1, 2].map(userRow),
    'security-events': [
      {
        id: fakeId('event', 0),
        time: '2026-11-01T03:00:00.000Z',
        kind: 'OFFER_PIN_FAILED',
        account: null,
        subject: 'Offer 0',
        user: { id: ids.user, username: 'cashier0' },
        address: '203.0.113.7',
        branch_id: ids.branch,
        exported: null,
      },
    ],
    'merchant-roles': [
      {
        ...named('role', 0, 'Cashier'),
        desc: '',
        authorizes: [{ object_code: 'Page.Merchant.Payment', action_codes: ['Write', 'Read'] }],
        time,
        __v: 1,
      },
    ],
    menus: [
      {
        id: fakeId('menu', 0),
        code: 'Page.Merchant.Management',
        name: 'การจัดการ',
        i18n: { 'en-US': { name: 'Management' } },
        sub_menus: [
          {
            id: fakeId('menu', 1),
            code: 'Page.Merchant.Management.User',
            name: 'ผู้ใช้งาน',
            i18n: { 'th-TH': { name: 'ผู้ใช้งาน' }, 'en-US': { name: 'Users' } },
          },
        ],
      },
    ],
    'product-categories': [{ ...named('category', 0, 'Drinks'), desc: '', __v: 0 }],
    'product-sub-categories': [
      { ...named('subCategory', 0, 'Hot'), category_id: ids.drinks, category: { id: ids.drinks, name: 'Drinks' } },
    ],
    suppliers: [named('supplier', 0, 'Roaster')],
    locations: [named('location', 0, 'Store room')],
    'revenue-targets': [
      {
        id: fakeId('target', 0),
        month: '2026-11',
        branch_id: null,
        branch: null,
        amount: 30_000,
        time,
        __v: 0,
      },
    ],
    products: [
      productRow(0, 'Coffee', 65, 'Active'),
      productRow(1, 'Cake', 89.5, 'Active'),
      productRow(2, 'Old', 10, 'Inactive'),
    ],
    members,
    potentials: [0, 1].map(potentialRow),
    occupations: [{ id: fakeId('occupation', 0), code: 'CHEF', name: 'พ่อครัว', i18n: {} }],
    socials: [{ id: fakeId('social', 0), code: 'LINE', name: 'LINE', url: null, i18n: {} }],
    provinces: [{ id: fakeId('province', 0), name: 'กรุงเทพมหานคร' }],
    districts: [{ id: fakeId('district', 0), name: 'บางรัก', province_id: fakeId('province', 0) }],
    'sub-districts': [{ id: fakeId('sub-district', 0), name: 'สีลม', district_id: fakeId('district', 0) }],
    postcodes: [{ id: fakeId('postcode', 0), code: '10500', sub_district_id: fakeId('sub-district', 0) }],
    'member-tiers': [0, 1].map((index) => ({
      ...named('tier', index, index === 0 ? 'Gold' : 'Standard'),
      desc: null,
      level: 2 - index,
      image_url: null,
      conditions: [{ condition_id: ids.spend, value: 5000 }],
      privileges:
        index === 0 ? [{ condition: { condition_id: ids.spend, value: 100 }, item: percent(ids.percentOff, 5) }] : [],
    })),
    coupons: [
      {
        id: ids.percentOff,
        name: 'Percent',
        type: 'Discount Percent',
        value: 0,
        qty: 1,
        template: { logic: '[price] * [value] / 100', var_name: 'value' },
      },
      {
        id: ids.doublePoints,
        name: 'Times',
        type: 'Multiplier',
        value: 0,
        qty: 1,
        template: { logic: '[point] * [value]', var_name: 'value' },
      },
    ],
    conditions: [
      { id: ids.spend, name: 'Spend', type: 'total', template: { logic: '[paid_amount] >= [value]' }, __v: 1 },
    ],
    colors: [],
    currencies: [],
    locales: [],
    events: [],
    'reward-types': [],
    templates: [],
    offers: [
      offerRow(0, 'Ten percent', [percent(ids.percentOff, 10)], 50),
      offerRow(1, 'Your percent', [percent(ids.percentOff, 0)], 0),
      offerRow(2, 'Double points', [percent(ids.doublePoints, 2)], 500),
    ],
    institutes: [{ ...named('institute', 0, 'Bank of Mango'), image_url: null, font_color: '#ffffff' }],
    cards: [{ id: ids.card, name: 'Visa', institute_id: ids.bank }],
    'payment-methods': [{ id: fakeId('method', 0), name: 'Transfer', __v: 1 }],
    'payment-channels': [
      {
        ...named('channel', 0, 'Mango account'),
        payment_method: { id: fakeId('method', 0), name: 'Transfer' },
        institute: { id: ids.bank, name: 'Bank of Mango', image_url: null },
        account_name: 'Taem',
        account_no: '123-4-56789-0',
        action_code: 'TR1',
        image_url: null,
      },
    ],
    'member-badges': [
      { id: fakeId('badge', 0), name: 'Big Spender', conditions: [{ condition_id: ids.spend, value: 10000 }], __v: 1 },
    ],
    transactions: Array.from({ length: 100 }, (_, index) => transactionRow(index)),
  };
}

export const home = {
  user_profile: {
    id: ids.user,
    username: 'cashier@taem',
    firstname: 'Nok',
    lastname: 'Dee',
    job_title: null,
    role_id: ids.role,
  },
  realm_profile: { id: ids.realm, code: 'taem', name: 'Taem' },
  branch_profile: null,
  branches: [0, 1, 2].map(branchRow),
  merchant_profile: { id: ids.realm, name: 'Taem Café', tax_id: '', show_vat: false, currency_code: 'THB' },
  authorizes: [{ object_code: 'Page.Merchant.Payment', action_codes: ['Read', 'Write'] }],
};

export const setting = {
  merchant_config: {
    configuration: {
      shop_name: 'Taem',
      earn_cash: 25,
      earn_point: 1,
      redeem_cash: 1,
      redeem_point: 1,
      reward_item_id: fakeId('reward', 0),
      reward_instance_id: fakeId('reward', 1),
      // The sales of the tests are of fixed days.
      backdating_days: 36_500,
      currency_code: 'THB',
    },
    authorize_code: { adjust: true, void: true },
    __v: 0,
  },
};

/** The second one works in one branch, the others in all of them. */
function userRow(index: number) {
  const branches = index === 1 ? [ids.branch] : [];
  return {
    id: fakeId('user', index),
    username: `cashier${index}`,
    employee_no: index === 0 ? '007' : null,
    firstname: 'Nok',
    lastname: `No ${index}`,
    job_title: null,
    job_unit: '',
    phone: '0812345678|TH|+66',
    email: 'nok@example.com',
    birthdate: '1990-02-03',
    last_access_time: '2026-11-01T10:00:00+07:00',
    status: 'Active',
    image_url: null,
    role_id: ids.role,
    role: { id: ids.role, name: 'Cashier' },
    roles: [{ role_id: ids.role, scope: { branch_id: branches[0] ?? null } }],
    branches,
    time,
    __v: 2,
  };
}

function branchRow(index: number) {
  return {
    ...named('branch', index, `Branch ${index}`),
    code: `B0${index}`,
    latitude: 13.75,
    longitude: null,
    address: 'Rama I',
    phone: '021234567|TH|+66',
    email: '',
    image_url: null,
    time_zone: 'Asia/Bangkok',
    time,
    __v: 0,
  };
}

function productRow(index: number, name: string, price: number, status: string) {
  return {
    ...named('product', index, name),
    code: `P${index}`,
    desc: null,
    retail_price: price,
    skip_stock: true,
    category_id: ids.drinks,
    category: { id: ids.drinks, name: 'Drinks' },
    sub_category_id: null,
    sub_category: null,
    hashtags: ['#new'],
    status,
    image_url: null,
    time,
    __v: 3,
  };
}

function offerRow(index: number, name: string, items: object[], least: number) {
  return {
    ...named('offer', index, name),
    desc: null,
    has_authorize_pin: index === 1,
    conditions: least > 0 ? [{ condition_id: ids.spend, value: least }] : [],
    items,
  };
}

export function transactionRow(index: number) {
  const guest = index % 10 === 9;
  return {
    id: fakeId('transaction', index),
    __v: 0,
    transaction_no: `T-${index}`,
    trx_no: `T-${index}`,
    status: 'Complete',
    business_date: '2026-11-01',
    create_local_time: '2026-11-01 10:00:00',
    time: '2026-11-01T03:00:00.000Z',
    branch_id: fakeId('branch', index % 3),
    create_by_id: fakeId('user', index % 3),
    member_id: guest ? null : fakeId('member', index % 40),
    tier_name: guest ? null : 'Gold',
    guest: guest ? { gender: 'Female', age: 'Over 60', hashtags: ['#tourist'] } : null,
    bill_detail: [
      {
        item_ref: '1',
        item_type: 'product',
        product_id: ids.coffee,
        product_code: 'P0',
        product_name: 'Coffee',
        qty: 2,
        charge_amount: 65,
        paid_amount: 130,
        discount_amount: 0,
      },
      { item_ref: 'TIER001', item_type: 'event', redeem: { amount: -10 }, discount_amount: -10 },
    ],
    payment_channels: [{ type: 'Credit-Debit', amount: 140.25, institute_name: 'Bank of Mango', card_name: 'Visa' }],
    total_qty: 2,
    total_payment: 130,
    total_discount: -10,
    total_revenue: 120,
    delivery_cost: 20.25,
    earn: { reward: 4 },
    redeem: { reward: 10 },
    trace: [{ code: 'TOTAL', params: { amountDue: 140.25 } }],
    remark: '',
    slip_image_url: null,
  };
}

/** The first sale, voided with the PIN of the branch. */
export const voidedTransactionRow = {
  ...transactionRow(0),
  status: 'Void',
  type: 'Payment',
  branch_name: 'Branch 0',
  last_adjust_amount: { reward: -3 },
  void_remark: 'Wrong Payment',
  void_by_id: ids.user,
  void_time: '2026-11-02T03:00:00.000Z',
  __v: 1,
};
