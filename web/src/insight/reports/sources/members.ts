import { behindMember } from '@taem/domain/insight/drill/behindRow.ts';
import { fullName } from '../../../app/fullName.ts';
import {
  BigSpenderReportDocument,
  type BigSpenderReportQuery,
  FrequentMemberReportDocument,
  type FrequentMemberReportQuery,
  MemberReportDocument,
  type MemberReportQuery,
} from '../../gql/graphql.ts';
import { type Column, defineSource, type Figure, type Order, type ReportQuery, type Words } from '../report.ts';
import { down, STRIP, words } from '../words.ts';

type Member = NonNullable<MemberReportQuery['statistics']['members']>['items'][number];
type Badge = Omit<NonNullable<BigSpenderReportQuery['statistics']['bigSpenders']>['items'][number], '__typename'>;

const person: readonly Column<Badge>[] = [
  { name: 'rank', words: words('อันดับ', 'Ranking'), kind: 'count', value: (_row, _say, place) => place, wire: '#' },
  {
    name: 'name',
    words: words('ชื่อ', 'name'),
    kind: 'text',
    value: fullName,
    wire: 'name',
  },
  { name: 'code', words: words('รหัส', 'ID'), kind: 'text', value: (row) => row.code, wire: 'code' },
  { name: 'tier', words: words('ระดับ', 'Tier'), kind: 'text', value: (row) => row.tier?.name, wire: 'tier.name' },
  money('ltv', words('ยอดซื้อสะสม (บาท)', 'LTV(THB)'), 'ltv', (row) => row.lifetimeRevenue),
  money('payment', words('ราคารวม (บาท)', 'Total price (THB)'), 'payment.total_payment', (row) => row.totalPayment),
  money('revenue', words('รายได้รวม (บาท)', 'Total Revenue (THB)'), 'payment.total_revenue', (row) => row.totalRevenue),
  {
    name: 'transactions',
    words: words('จำนวนบิล', 'Transactions'),
    kind: 'count',
    value: (row) => row.totalTransactions,
    wire: 'payment.total_transaction',
    sums: true,
  },
];

function money(name: string, said: Words, wire: string, value: (row: Badge) => number): Column<Badge> {
  return { name, words: said, kind: 'money', value, wire, sums: true };
}

/** BI-42 A member's preferences over all time. */
const preferred: readonly Column<Member>[] = [
  preference('frequentCategory', words('หมวดที่ซื้อบ่อย', 'Frequent Category'), 'topFrequentCategory'),
  preference('expensiveCategory', words('หมวดที่จ่ายมาก', 'Expensive Category'), 'topExpenseCategory'),
  preference('frequentProduct', words('สินค้าที่ซื้อบ่อย', 'Frequent Product'), 'topFrequentProduct'),
  preference('expensiveProduct', words('สินค้าที่จ่ายมาก', 'Expensive Product'), 'topExpenseProduct'),
];

type Preference = 'topFrequentCategory' | 'topExpenseCategory' | 'topFrequentProduct' | 'topExpenseProduct';

function preference(name: string, said: Words, field: Preference): Column<Member> {
  const wire = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return {
    name,
    words: said,
    kind: 'text',
    value: (row) => row.lifeTime?.[field]?.name,
    wire: `life_time.${wire}.name`,
  };
}

/** BI-38, BI-39 */
const orders: Readonly<Record<string, Order>> = {
  revenue: down('TOTAL_REVENUE', 'payment.total_revenue', words('รายได้สูงสุด', 'Top Revenue')),
  ltv: down('LIFETIME_REVENUE', 'ltv', words('ยอดซื้อสะสมสูงสุด', 'TopLTV')),
  bigspender: down('TOTAL_PAYMENT', 'payment.total_payment', words('ยอดซื้อสูงสุด', 'Top Big Spender')),
  transactions: down('TOTAL_TRANSACTIONS', 'payment.total_transaction', words('จำนวนบิลมากสุด', 'Most sales')),
  // No ranking: all members, by name.
  name: { words: words('ทั้งหมด (ตามชื่อ)', 'All (by name)'), field: 'NAME', direction: 'ASC', wire: 'name' },
};

const variables = ({ range, branchId, page, perPage, order, filter }: ReportQuery) => ({
  range,
  branchId,
  page,
  perPage,
  filter: filter.tierName ? { tierName: filter.tierName } : null,
  sort: order && { field: order.field, direction: order.direction },
});

interface Page<Row> {
  items: readonly Row[];
  total: number;
  totals?: { lifetimeRevenue: number; totalTransactions: number; totalRevenue: number } | null;
}

const read = <Row>(range: { from: string; to: string }, page: Page<Row> | null | undefined) =>
  page?.totals ? { range, rows: page.items, total: page.total, strip: strip(page.total, page.totals) } : null;

const strip = (total: number, totals: NonNullable<Page<unknown>['totals']>): Figure[] => [
  { words: STRIP.members, value: total },
  { words: STRIP.ltv, value: totals.lifetimeRevenue },
  { words: STRIP.transactions, value: totals.totalTransactions },
  { words: STRIP.revenue, value: totals.totalRevenue },
];

const shared = { orders, variables, keyOf: ({ memberId }: Badge) => memberId, behind: behindMember, opens: 'name' };

export const MEMBERS = defineSource<MemberReportQuery, Member>({
  ...shared,
  document: MemberReportDocument,
  columns: [...person, ...preferred],
  read: ({ statistics }) => read(statistics.range, statistics.members),
  file: {
    path: 'members',
    people: 'rows',
    filter: ({ filter }) => (filter.tierName ? { 'tier.name': filter.tierName } : {}),
  },
});

export const BIG_SPENDERS = defineSource<BigSpenderReportQuery, Badge>({
  ...shared,
  document: BigSpenderReportDocument,
  list: 'bigSpenders',
  columns: person,
  read: ({ statistics }) => read(statistics.range, statistics.bigSpenders),
  file: { path: 'big-spenders', people: 'rows' },
});

export const FREQUENT = defineSource<FrequentMemberReportQuery, Badge>({
  ...shared,
  document: FrequentMemberReportDocument,
  list: 'frequentMembers',
  columns: person,
  read: ({ statistics }) => read(statistics.range, statistics.frequentMembers),
  file: { path: 'frequent-members', people: 'rows' },
});
