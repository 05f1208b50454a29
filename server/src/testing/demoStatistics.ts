import { ids } from './demoRows.ts';
import { fakeId } from './fakeId.ts';

const tier = { id: ids.gold, name: 'Gold', level: 2, image_url: null };
const soldTo = (qty: number) => ({ total_transaction: qty, total_qty: qty, total_revenue: qty * 65 });
const sold = {
  life_time: { member: soldTo(3), guest: soldTo(2) },
  total_transaction: 5,
  total_qty: 5,
  total_revenue: 325,
  totalMember: 2,
};
const payment = {
  total_transaction: 3,
  total_qty: 6,
  total_revenue: 360.5,
  total_payment: 400,
  total_discount: -39.5,
  total_earn: { reward: 14 },
  total_redeem: { reward: 10 },
};
const person = {
  id: ids.member,
  member_id: ids.member,
  code: 'M0',
  firstname: 'Somchai 0',
  lastname: 'Jaidee',
  phone: '0812345678|TH|+66',
  time: '2026-01-05T02:00:00.000Z',
  tier,
  ltv: 1234.5,
  payment,
};
const coffee = { id: ids.coffee, name: 'Coffee', frequent: 3, qty: 6, amount: 390 };
const month = (name: string, revenue: number) => ({
  from: `${name}-01`,
  to: `${name}-20`,
  total_revenue: revenue,
  total_transaction: 4,
  top_channel: { id: ids.branch, name: 'Branch 0', total_revenue: revenue },
  member_share: 75.5,
  guest_share: 24.5,
  new_members: 2,
  top_product: { id: ids.coffee, name: 'Coffee', total_revenue: 390, share: 60 },
  average_basket: revenue / 4,
  top_category: { id: ids.drinks, name: 'Drinks', total_revenue: 390 },
  high_demand_product: { id: ids.coffee, name: 'Coffee', total_qty: 6 },
  peak_day: { weekday: 'Friday', total_qty: 9 },
});

/** What a gateway answers to the statistics calls, by the last part of their path. */
export const demoStatistics: Readonly<Record<string, unknown>> = {
  'total-revenue': [
    { time: '2026-11-01', value: 0.1, segment: { customerType: 'Member' } },
    { time: '2026-11-01', value: 100, segment: { customerType: 'Guest' } },
    { time: '2026-11-02', value: 0.2, segment: { customerType: 'Member' } },
  ],
  'total-trans': [
    { time: '2026-11-01', value: 3, segment: { customerType: 'Member', paymentMethod: 'Cash' } },
    { time: '2026-11-01', value: 1, segment: { customerType: 'Guest', paymentMethod: 'Credit / Debit Card' } },
  ],
  'total-qty': [{ time: '2026-11-01', value: 7, segment: { customerType: 'Guest' } }],
  'new-subs': [{ time: '2026-11-01', value: 2 }],
  'total-subs': [
    { value: 30, segment: { tier: { id: null, name: null, level: null } } },
    { value: 10, segment: { tier } },
  ],
  'total-earn': [
    { time: '2026-11-01', value: 14 },
    { time: '2026-11-02', value: 6 },
  ],
  'total-redeem': [{ time: '2026-11-01', value: 10 }],
  members: [
    {
      ...person,
      life_time: {
        top_frequent_category: { ...coffee, id: ids.drinks, name: 'Drinks' },
        top_expense_category: { ...coffee, id: null, name: null },
        top_frequent_product: coffee,
        top_expense_product: coffee,
        member: { total_transaction: 12, total_qty: 30, total_revenue: 1234.5 },
        total_payment_method: { Cash: { total_amount: 1000 }, Transfer: { total_amount: 234.5 } },
        total_product: [{ product_id: ids.coffee, name: 'Coffee', frequent: 3, qty: 6, amount: 390 }],
      },
    },
  ],
  'big-spenders': [person],
  'frequent-members': [person],
  guests: [{ gender: 'Female', age: 'Over 60', payment }],
  products: [
    {
      id: ids.coffee,
      product_id: ids.coffee,
      code: 'P0',
      name: 'Coffee',
      category_id: ids.drinks,
      category: { id: ids.drinks, name: 'Drinks' },
      sub_category_id: null,
      sub_category: { id: null, name: null },
      ...sold,
    },
  ],
  'product-categories': [{ id: ids.drinks, product_category_id: ids.drinks, name: 'Drinks', ...sold }],
  'product-sub-categories': [
    { id: null, product_sub_category_id: null, name: null, product_category_id: null, categoryName: null, ...sold },
  ],
  'payment-methods': [
    {
      payment_method: 'Credit / Debit Card',
      institute_id: ids.bank,
      institute_name: 'Bank of Mango',
      card_id: fakeId('card', 0),
      card_name: 'Visa',
      total_transaction: 2,
      total_revenue: 280.5,
    },
  ],
  tiers: [tierRow(tier, 1000), tierRow({ ...tier, id: fakeId('tier', 1), name: 'Standard', level: 1 }, 11)],
  breakdown: {
    source: 'rollups',
    total: 2,
    totals: { item_amount: 520, total_revenue: 500 },
    rows: [
      {
        product_id: ids.coffee,
        branch_id: ids.branch,
        payment_method: 'Credit-Debit',
        item_amount: 130,
        total_qty: 2,
        total_revenue: null,
        previous: { item_amount: 100, total_qty: 0 },
      },
      { product_id: null, payment_method: null, item_amount: 390, total_revenue: null, previous: null },
    ],
  },
  'points-liability-by-tier': [
    {
      ...{ branch_id: ids.branch, branch: { id: ids.branch, name: 'Branch 0' }, tier_id: ids.gold, tier },
      ...{ redeem_cash: 1, redeem_point: 10, total_member: 3, points: 96, value: 9.6, idle_points: 20 },
      ...{ earned: 140, claimed: 0, spent: -40, voided: -4, adjusted: 0, merged: 0, brought: 0 },
    },
  ],
  'claimable-points': [{ month: '2026-12-01', receipts: 4, points: 12 }],
  'points-liability': [
    {
      time: '2026-11-01',
      opening: 90,
      brought: 0,
      earned: 14,
      spent: -10,
      voided: 0,
      adjusted: 0,
      merged: 0,
      claimed: 2,
      closing: 96,
    },
    {
      time: '2026-11-03',
      opening: 96,
      brought: 0,
      earned: 4,
      spent: 0,
      voided: -2,
      adjusted: 0,
      merged: 0,
      claimed: 0,
      closing: 98,
    },
  ],
  'points-faults': [{ member_id: ids.member, code: 'M0', balance: 98, ledger: 95 }],
  'unsold-products': [
    {
      id: ids.coffee,
      product_id: ids.coffee,
      code: 'P0',
      name: 'Coffee',
      category_id: null,
      category: { id: null, name: null },
      retail_price: 65,
      stock_qty: null,
      stock_value: null,
      last_sold: '2026-10-31',
    },
  ],
  'basket-sizes': [
    { from: 0, to: 50, total_transaction: 3, total_revenue: 100.5, share: 75, median: 40, average: 75.13 },
    { from: 50, to: null, total_transaction: 1, total_revenue: 200, share: 25, median: 40, average: 75.13 },
  ],
  'basket-pieces': [
    { pieces: 1, or_more: false, total_transaction: 3, total_revenue: 100.5, share: 75, average: 1.5 },
    { pieces: 2, or_more: true, total_transaction: 1, total_revenue: 200, share: 25, average: 1.5 },
  ],
  retention: [
    { cohort: '2026-09-01', month: 0, total_member: 4, share: 100 },
    { cohort: '2026-09-01', month: 2, total_member: 1, share: 25 },
    { cohort: '2026-11-01', month: 0, total_member: 2, share: 100 },
  ],
  'buyer-groups': [{ group: 'AT_RISK', place: 5, total_member: 3, share: 30, total_transaction: 9, ltv: 900.5 }],
  notes: [
    {
      ...{ day: '2026-11-14', kind: 'UNUSUAL', percent: -62, count: null, usual_count: null },
      ...{ revenue: 380.5, usual_revenue: 1000, branch_id: null, branch_name: null, names: [] },
      text: { th: 'ต่ำกว่าวันเสาร์ปกติ 62%', en: '62% under a usual Saturday' },
      quiet: [{ branch_id: ids.branch, branch_name: 'B0', after: '13:10' }],
    },
  ],
  proof: {
    as_of: '2026-11-20T02:00:00.000Z',
    checks: [
      {
        rule: 'TENDERS_EQUAL_DUE',
        state: 'DIFFERENT',
        count: 1,
        faults: [
          {
            transaction_id: fakeId('transaction', 0),
            transaction_no: 'A01-261101-000001',
            member_id: null,
            member_code: null,
            business_date: '2026-11-01',
            branch_id: ids.branch,
          },
        ],
      },
      { rule: 'LEDGER_EQUALS_BALANCES', state: 'EQUAL', count: 0, faults: [] },
      { rule: 'ROLLUPS_EQUAL_SALES', state: 'NOT_CHECKED', count: 0, faults: [] },
    ],
  },
  target: { amount: 1000.5, percent: 50, total_revenue: 500.25, months: 1, months_set: 1 },
  'first-sale': '2025-10-26',
  'health-check': {
    month: '2026-11',
    revenue_change_percent: null,
    current: month('2026-11', 400),
    previous: month('2026-10', 0),
  },
};

function tierRow(of: typeof tier, remaining: number) {
  return {
    id: of.id,
    tier: of,
    total_member: 10,
    ltv: 12345,
    total_revenue: 360.5,
    total_transaction: 3,
    total_qty: 6,
    total_earn: 14,
    total_redeem: 10,
    total_remaining: remaining,
    big_spenders: 1,
    frequent_members: 2,
  };
}
