import { behindGuests, behindTender, behindTier } from '@taem/domain/insight/drill/behindRow.ts';
import { rankTenders, type TenderRank } from '@taem/domain/insight/overview.ts';
import { addFigures } from '@taem/domain/money/figure.ts';
import { formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import {
  GuestReportDocument,
  type GuestReportQuery,
  TenderReportDocument,
  type TenderReportQuery,
  TiersReportDocument,
  type TiersReportQuery,
} from '../../gql/graphql.ts';
import { ALL, defineSource, type Order, type ReportQuery } from '../report.ts';
import { CODES, down, STRIP, summed, textColumn, words } from '../words.ts';

type Guest = NonNullable<GuestReportQuery['statistics']['guests']>[number];
type Tier = NonNullable<TiersReportQuery['statistics']['tiers']>[number];
type Tender = NonNullable<TenderReportQuery['statistics']['paymentMethods']>[number];

const days = ({ range, branchId }: ReportQuery) => ({ range, branchId });
const baht = <Row>(rows: readonly Row[], value: (row: Row) => number) => addFigures(rows.map(value));
const count = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  rows.reduce((total, row) => total + value(row), 0);

/** Returns all rows in the requested order; equal rows keep theirs. */
function inOrder<Row extends object>(rows: readonly Row[], order: Order | null): readonly Row[] {
  if (!order) return rows;
  const way = order.direction === 'DESC' ? -1 : 1;
  const value = (row: Row) => (row as Record<string, number>)[order.field] ?? 0;
  return [...rows].sort((a, b) => way * (value(a) - value(b)));
}

export const GUESTS = defineSource<GuestReportQuery, Guest>({
  document: GuestReportDocument,
  isWhole: true,
  orders: {
    revenue: down('totalRevenue', 'payment.total_revenue', words('รายได้', 'Revenue')),
    transactions: down('totalTransactions', 'payment.total_transaction', words('จำนวนบิล', 'Transactions')),
    quantity: down('totalQuantity', 'payment.total_qty', words('จำนวนชิ้น', 'Quantity')),
  },
  columns: [
    {
      ...textColumn<Guest>('age', words('ช่วงอายุ', 'Age'), 'age', (row, say) => say.word(row.ageRange ?? 'UNKNOWN')),
      codes: CODES.age,
    },
    {
      ...textColumn<Guest>('gender', words('เพศ', 'Gender'), 'gender', (row, say) => say.word(row.gender ?? 'UNKNOWN')),
      codes: CODES.gender,
    },
    summed(
      'transactions',
      words('จำนวนบิล', 'Transactions'),
      'count',
      'payment.total_transaction',
      (row) => row.totalTransactions,
    ),
    summed('quantity', words('จำนวนชิ้น', 'Quantity'), 'count', 'payment.total_qty', (row) => row.totalQuantity),
    summed('price', words('ราคารวม (บาท)', 'Total Price'), 'money', 'payment.total_payment', (row) => row.totalPayment),
    summed('discount', words('ส่วนลด (บาท)', 'Discount'), 'money', 'payment.total_discount', (row) => row.totalDiscount),
    summed(
      'revenue',
      words('รายได้รวม (บาท)', 'Total Revenue'),
      'money',
      'payment.total_revenue',
      (row) => row.totalRevenue,
    ),
  ],
  variables: days,
  read: ({ statistics: { range, guests } }, { order }) =>
    guests
      ? {
          range,
          rows: inOrder(guests, order),
          total: guests.length,
          strip: [
            { words: STRIP.walkIn, value: count(guests, (row) => row.totalTransactions) },
            { words: STRIP.quantity, value: count(guests, (row) => row.totalQuantity) },
            { words: STRIP.revenue, value: baht(guests, (row) => row.totalRevenue) },
          ],
        }
      : null,
  keyOf: ({ ageRange, gender }) => `${ageRange} ${gender}`,
  behind: behindGuests,
  opens: 'age',
  file: { path: 'guests' },
});

/** BI-43, BI-48 */
export const TIERS = defineSource<TiersReportQuery, Tier>({
  document: TiersReportDocument,
  isWhole: true,
  orders: {
    all: { words: words('ทั้งหมด', 'All'), field: 'level', direction: 'ASC', wire: 'tier.level' },
    ltv: down('lifetimeRevenue', 'ltv', words('ยอดซื้อสะสม', 'Lifetime value (LTV)')),
    bigspender: down('bigSpenders', 'big_spenders', words('จำนวนสมาชิกยอดซื้อสูง', 'Number of big spenders')),
  },
  columns: [
    textColumn('tier', words('ระดับ', 'Tier'), 'tier.name', (row) => row.name),
    summed('members', words('จำนวนสมาชิก', 'Member count'), 'count', 'total_member', (row) => row.totalMembers),
    summed('earn', words('แต้มที่ให้', 'Total Earn points'), 'count', 'total_earn', (row) => row.earnPoints),
    summed('redeem', words('แต้มที่ใช้', 'Total Redeem points'), 'count', 'total_redeem', (row) => row.redeemPoints),
    summed(
      'remaining',
      words('แต้มคงเหลือ', 'Total Remaining points'),
      'count',
      'total_remaining',
      (row) => row.remainingPoints,
    ),
    summed('quantity', words('จำนวนชิ้น', 'Quantity units'), 'count', 'total_qty', (row) => row.totalQuantity),
    summed('ltv', words('ยอดซื้อสะสม (บาท)', 'LTV'), 'money', 'ltv', (row) => row.lifetimeRevenue),
    summed(
      'transactions',
      words('จำนวนบิล', 'Transactions'),
      'count',
      'total_transaction',
      (row) => row.totalTransactions,
    ),
    summed('bigSpenders', words('ยอดซื้อสูง', 'Big Spender'), 'count', 'big_spenders', (row) => row.bigSpenders),
    summed('frequent', words('มาบ่อย', 'Frequency'), 'count', 'frequent_members', (row) => row.frequentMembers),
    summed('tierRevenue', words('รายได้ (บาท)', 'Revenue'), 'money', 'total_revenue', (row) => row.totalRevenue),
    summed('revenue', words('รายได้รวม (บาท)', 'Total Revenue'), 'money', 'total_revenue', (row) => row.totalRevenue),
  ],
  variables: days,
  read: ({ statistics: { range, tiers } }, { order, filter }) => {
    if (!tiers) return null;
    const rows = tiers.filter(({ name }) => !filter.tier || filter.tier === ALL || filter.tier === name);
    return {
      range,
      rows: inOrder(rows, order),
      total: rows.length,
      strip: [
        { words: STRIP.members, value: count(rows, (row) => row.totalMembers) },
        { words: STRIP.ltv, value: baht(rows, (row) => row.lifetimeRevenue) },
        { words: STRIP.transactions, value: count(rows, (row) => row.totalTransactions) },
        { words: STRIP.earn, value: count(rows, (row) => row.earnPoints), of: 'earn' },
        { words: STRIP.redeem, value: count(rows, (row) => row.redeemPoints), of: 'redeem' },
        { words: STRIP.remaining, value: count(rows, (row) => row.remainingPoints), of: 'remaining' },
        { words: STRIP.revenue, value: baht(rows, (row) => row.totalRevenue) },
      ],
    };
  },
  keyOf: ({ tierId }) => tierId,
  behind: (row, { branchId }) => behindTier(row, branchId),
  opens: 'tier',
  file: {
    path: 'tiers',
    filter: ({ filter }) => (filter.tier && filter.tier !== ALL ? { 'tier.name': filter.tier } : {}),
  },
});

/** BI-46 A method with its banks and cards, largest first. */
type Method = TenderRank<Tender>;

const MAX_NAMED = 3;

/** Names the banks or cards of a method, largest first. */
function named({ parts }: Method, nameOf: (row: Tender) => string | null | undefined): string {
  const names = new Set(parts.flatMap((row) => nameOf(row) ?? []));
  const paid = [...names].map((name) => {
    const amount = baht(
      parts.filter((row) => nameOf(row) === name),
      (row) => row.totalRevenue,
    );
    return { name, amount };
  });
  const sorted = paid.sort((a, b) => b.amount - a.amount);
  const said = sorted.slice(0, MAX_NAMED).map(({ name, amount }) => `${name} ${formatTwoDecimals(amount)}`);
  return [...said, ...(sorted.length > MAX_NAMED ? [`+${sorted.length - MAX_NAMED}`] : [])].join(', ');
}

/**
 * BI-46 A row for each method, with its banks and cards beside it; the file has a row for each bank and card of a method. A
 * sale that was paid by two methods is in two rows, so the number of sales does not add up.
 */
export const TENDERS = defineSource<TenderReportQuery, Method>({
  document: TenderReportDocument,
  isWhole: true,
  orders: { price: down('totalRevenue', '', words('ยอดชำระ', 'Price')) },
  columns: [
    {
      name: 'rank',
      words: words('อันดับ', 'Ranking'),
      kind: 'count',
      value: (_row, _say, place) => place,
      wire: 'rank',
    },
    {
      ...textColumn<Method>('method', words('ช่องทางชำระเงิน', 'Payment Method'), 'payment_method', (row, say) =>
        say.word(row.paymentMethod),
      ),
      codes: CODES.tender,
    },
    {
      name: 'transactions',
      words: words('จำนวนบิล', 'Transactions'),
      kind: 'count',
      value: ({ parts }) => count(parts, (row) => row.totalTransactions),
      wire: 'total_transaction',
    },
    summed('revenue', words('รายได้รวม (บาท)', 'Total Revenue'), 'money', 'total_revenue', (row) => row.totalRevenue),
    textColumn('bank', words('ธนาคาร', 'Bank Name'), 'institute_name', (row) => named(row, (one) => one.instituteName)),
    textColumn('card', words('ชนิดบัตร', 'Credit Card Type'), 'card_name', (row) => named(row, (one) => one.cardName)),
  ],
  variables: days,
  read: ({ statistics: { range, paymentMethods } }) => {
    if (!paymentMethods) return null;
    const rows = rankTenders(paymentMethods);
    const strip = [{ words: STRIP.paid, value: baht(rows, (row) => row.totalRevenue) }];
    return { range, rows, total: rows.length, strip };
  },
  keyOf: ({ paymentMethod }) => paymentMethod,
  behind: behindTender,
  opens: 'method',
  file: { path: 'payment-methods' },
});
