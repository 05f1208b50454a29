import { PAGE, type PageCode } from '@taem/domain/accounts/permissions.ts';
import type { AnySource, Report, Words } from './report.ts';
import { BIG_SPENDERS, FREQUENT, MEMBERS } from './sources/members.ts';
import { SALES, VOIDS } from './sources/sales.ts';
import { CATEGORIES, MARGINS, PRODUCTS } from './sources/sold.ts';
import { GUESTS, TENDERS, TIERS } from './sources/whole.ts';
import { words } from './words.ts';

const PERSON = ['name', 'code', 'tier', 'ltv', 'revenue', 'transactions'];
const PREFERRED = ['frequentCategory', 'expensiveCategory', 'frequentProduct', 'expensiveProduct'];
const PAID = [
  ...['number', 'time', 'quantity', 'price', 'discount', 'revenue'],
  ...['cash', 'transfer', 'card', 'other', 'delivery', 'paid', 'codes'],
];
const RANKED = ['rank', 'code', 'name', 'transactions', 'quantity', 'revenue', 'members'];
const MEMBER_ORDERS = ['revenue', 'ltv', 'bigspender', 'transactions', 'name'];

type Part = Omit<Report, 'title' | 'section' | 'filters'> & Partial<Pick<Report, 'filters'>>;

const all = (source: AnySource) => source.columns.map(({ name }) => name);

const members: Part = { source: MEMBERS, columns: [...PERSON, ...PREFERRED], orders: MEMBER_ORDERS };
const guests: Part = { source: GUESTS, columns: all(GUESTS), orders: ['revenue', 'transactions', 'quantity'] };
const sales: Part = { source: SALES, columns: ['date', ...PAID], orders: ['all', 'item', 'revenue'] };
const buyers: Part = {
  ...sales,
  columns: ['date', 'customer', ...PAID],
  orders: ['all', 'member', 'item', 'revenue'],
  filters: ['customer'],
};
const spenders: Part = {
  source: BIG_SPENDERS,
  columns: [...PERSON, 'payment'],
  orders: ['bigspender', 'ltv', 'revenue', 'name'],
};
const frequent: Part = { source: FREQUENT, columns: PERSON, orders: ['transactions', 'ltv', 'revenue', 'name'] };
const points = (...columns: string[]): Part => ({
  source: TIERS,
  columns: ['tier', ...columns, 'quantity', 'transactions', 'revenue'],
  orders: ['all', 'ltv', 'bigspender'],
});
const sold: Part = {
  source: PRODUCTS,
  columns: RANKED,
  orders: ['price', 'quantity', 'transactions', 'member', 'name'],
};

/** BI-26 The other rankings have fixed days. */
export const RANKING_MODES = ['all', 'day', 'month', 'year'] as const;
const ranking = (part: Part, columns: readonly string[], orders: readonly string[]): Part => ({
  ...part,
  columns,
  orders,
  filters: [],
  top: 3,
  modes: RANKING_MODES,
});

const report = (section: string, th: string, en: string, part: Part): Report => ({
  filters: [],
  ...part,
  section,
  title: words(th, en),
});

const REVENUE = '/bi/revenue';
const CUSTOMER = '/bi/customer';
const LOYALTY = '/bi/loyalty';
const PRODUCT = '/bi/productandCategory';
const RANKING = '/bi/ranking';

/** BI-10..15 Every report by its type and id. */
export const REPORTS: Readonly<Record<string, Readonly<Record<string, Report>>>> = {
  revenue: {
    all: report(REVENUE, 'รายได้ทั้งหมด', 'Total Revenue', buyers),
    member: report(REVENUE, 'รายได้จากสมาชิก', 'Member revenue', members),
    'walk-in': report(REVENUE, 'รายได้จากลูกค้าทั่วไป', 'Walk-in revenue', guests),
    transactions: report(REVENUE, 'รายการขายทั้งหมด', 'Transactions', sales),
    "member's transactions": report(REVENUE, 'รายการขายของสมาชิก', 'Member sales', {
      ...sales,
      orders: ['all', 'member', 'item', 'revenue'],
      fixed: { customer: 'member' },
    }),
    "walk-in's transactions": report(REVENUE, 'รายการขายของลูกค้าทั่วไป', 'Walk-in sales', {
      ...sales,
      fixed: { customer: 'walk-in' },
    }),
    void: report(REVENUE, 'บิลที่ยกเลิก', 'Void', { source: VOIDS, columns: all(VOIDS), orders: ['all'] }),
  },
  customer: {
    bigspender: report(CUSTOMER, 'สมาชิกยอดซื้อสูง', 'Big Spender', spenders),
    frequent: report(CUSTOMER, 'สมาชิกที่มาบ่อย', 'Frequent Members', frequent),
    member: report(CUSTOMER, 'สมาชิก', 'Members', members),
    'walk-in': report(CUSTOMER, 'ลูกค้าทั่วไป', 'Walk-In', guests),
    all: report(CUSTOMER, 'ลูกค้าทั้งหมด', 'All Customers', buyers),
  },
  loyalty: {
    // OP-39 The button is named after its first content; there is no second one.
    total: report(LOYALTY, 'แต้มทั้งหมด', 'Total Points', {
      ...points('earn', 'redeem', 'remaining'),
      entry: words('แต้มที่ให้ทั้งหมด', 'Total Earn Points'),
    }),
    earn: report(LOYALTY, 'แต้มที่ให้ทั้งหมด', 'Total Earn Points', { ...points('earn'), entry: null }),
    redeem: report(LOYALTY, 'แต้มที่ใช้ทั้งหมด', 'Total Redeem Points', { ...points('redeem'), filters: ['tier'] }),
    remaining: report(LOYALTY, 'แต้มคงเหลือทั้งหมด', 'Total Remaining Points', {
      ...points('remaining'),
      filters: ['tier'],
    }),
    tiers: report(LOYALTY, 'รายงานระดับสมาชิก', 'Tiers Report', {
      source: TIERS,
      columns: ['tier', 'members', 'tierRevenue', 'ltv', 'transactions', 'bigSpenders', 'frequent'],
      orders: ['all', 'ltv', 'bigspender'],
      filters: ['tier'],
    }),
  },
  product: {
    category: report(PRODUCT, 'ตามหมวดหมู่', 'Category', { ...sold, filters: ['category'], sourceOfAll: CATEGORIES }),
    subcategory: report(PRODUCT, 'ตามหมวดหมู่ย่อย', 'Sub-category', { ...sold, filters: ['subCategory'] }),
    product: report(PRODUCT, 'ตามสินค้า', 'Product', { ...sold, filters: ['product'] }),
    margin: report(PRODUCT, 'ต้นทุนและกำไร', 'Cost and margin', {
      source: MARGINS,
      // The columns that fit a phone come first.
      columns: ['code', 'name', 'quantity', 'margin', 'percent', 'cost', 'revenue', 'uncosted'],
      orders: ['margin', 'cost', 'price', 'quantity', 'name'],
      needs: PAGE.cost,
    }),
  },
  ranking: {
    product: report(RANKING, 'สินค้าขายดี', 'Top Products', {
      ...ranking(sold, RANKED, ['price', 'quantity']),
      modes: [...RANKING_MODES, 'custom'],
    }),
    category: report(
      RANKING,
      'หมวดหมู่ขายดี',
      'Top Product Categories',
      ranking(
        { ...sold, source: CATEGORIES },
        RANKED.filter((name) => name !== 'code'),
        ['price', 'quantity'],
      ),
    ),
    payment: report(
      RANKING,
      'ช่องทางชำระเงินยอดนิยม',
      'Top Payment Methods',
      ranking({ source: TENDERS, columns: [], orders: [] }, all(TENDERS), ['price']),
    ),
    bigspender: report(
      RANKING,
      'สมาชิกยอดซื้อสูงสุด',
      'Top Big Spender',
      ranking(spenders, ['rank', ...PERSON, 'payment'], ['bigspender']),
    ),
    frequent: report(
      RANKING,
      'สมาชิกที่มาบ่อยที่สุด',
      'Top Frequent Members',
      ranking(frequent, ['rank', ...PERSON], ['transactions']),
    ),
  },
  'each-loyalty': {},
};

/**
 * Returns a report. BI-16 Anything that is not an id of its type is the name of a tier. BI-17 Returns null for an unknown
 * type.
 */
export function reportOf(type: string, id: string): Report | null {
  const reports = Object.hasOwn(REPORTS, type) ? REPORTS[type] : undefined;
  if (!reports) return null;
  const declared = Object.hasOwn(reports, id) ? reports[id] : undefined;
  return declared ?? tierReport(id);
}

const tierReport = (name: string): Report =>
  report(LOYALTY, `รายงาน ${name}`, `${name} Report`, { ...members, fixed: { tierName: name } });

/** BI-10..14 Returns the entries of a page of the menu, in order. */
export const entriesOf = (
  section: string,
): readonly { readonly words: Words; readonly to: string; readonly needs?: PageCode | undefined }[] =>
  Object.entries(REPORTS).flatMap(([type, reports]) =>
    Object.entries(reports).flatMap(([id, { title, entry = title, ...each }]) =>
      each.section === section && entry ? [{ words: entry, to: pathOf(type, id), needs: each.needs }] : [],
    ),
  );

export const pathOf = (type: string, id: string) => `/bi/report/${type}/${encodeURIComponent(id)}`;
