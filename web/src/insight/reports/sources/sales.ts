import { behindSale } from '@taem/domain/insight/drill/behindRow.ts';
import { VOID_REASONS, voidRemarkWords } from '@taem/domain/transactions/voidReason.ts';
import { fullName } from '../../../app/fullName.ts';
import type { TransactionFilter } from '../../../gql/contract.ts';
import {
  SaleReportDocument,
  type SaleReportQuery,
  VoidReportDocument,
  type VoidReportQuery,
} from '../../gql/graphql.ts';
import { type Column, defineSource, type Order, type ReportQuery, type Say } from '../report.ts';
import { CODES, down, STRIP, summed, textColumn, words } from '../words.ts';

type Sale = NonNullable<SaleReportQuery['report']['transactions']>['items'][number];
type Void = NonNullable<VoidReportQuery['report']['voids']>['items'][number];
type Buyer = Pick<Sale, 'member' | 'memberId'>;

const buyer = ({ member, memberId }: Buyer, say: Say) =>
  member ? `${fullName(member)} · ${member.code}` : say.word(memberId ? 'GONE' : 'GUEST');

const CUSTOMER: Column<Buyer> = {
  ...textColumn<Buyer>('customer', words('ชื่อและรหัส', 'name and ID'), 'customer', buyer),
  codes: CODES.nobody,
};

const latest = down('CREATE_LOCAL_TIME', 'create_local_time', words('ทั้งหมด', 'All'));
const orders: Readonly<Record<string, Order>> = {
  all: latest,
  item: down('TOTAL_QUANTITY', 'total_qty', words('จำนวนชิ้น', 'By item')),
  revenue: down('TOTAL_REVENUE', 'total_revenue', words('รายได้', 'By revenue')),
  member: { words: words('สมาชิก', 'By member'), field: 'MEMBER_NAME', direction: 'ASC', wire: 'member_name' },
};

const CUSTOMERS = { member: 'MEMBER', 'walk-in': 'GUEST' } as const;
const customerOf = ({ filter }: ReportQuery) => CUSTOMERS[filter.customer as keyof typeof CUSTOMERS];

/** Returns the filter of a report's sales, for their totals and for the file. */
export function salesFilter(query: ReportQuery, status: 'COMPLETE' | 'VOID'): TransactionFilter {
  const customerType = customerOf(query);
  return {
    range: query.range,
    status,
    ...(query.branchId && { branchId: query.branchId }),
    ...(customerType && { customerType }),
  };
}

const paged = ({ range, branchId, page, perPage, order }: ReportQuery) => ({
  range,
  branchId,
  page,
  perPage,
  sort: order && { field: order.field, direction: order.direction },
});

/** BI-44 */
export const SALES = defineSource<SaleReportQuery, Sale>({
  document: SaleReportDocument,
  orders,
  columns: [
    textColumn('date', words('วันที่', 'Date'), 'business_date', (row, say) =>
      say.moment(row.createLocalTime).slice(0, -6),
    ),
    CUSTOMER,
    textColumn('number', words('เลขที่ชำระเงิน', 'Payment ID'), 'transaction_no', (row) => row.transactionNo),
    textColumn('time', words('เวลาที่ขาย', 'Transaction times'), 'create_local_time', (row) =>
      row.createLocalTime.slice(11, 16),
    ),
    summed('quantity', words('จำนวนชิ้น', 'Quantity'), 'count', 'total_qty', (row) => row.totalQuantity),
    summed('price', words('ราคารวม (บาท)', 'Total Price'), 'money', 'total_payment', (row) => row.totalPayment),
    summed('discount', words('ส่วนลด (บาท)', 'Discount'), 'money', 'total_discount', (row) => row.totalDiscount),
    summed('revenue', words('รายได้รวม (บาท)', 'Total Revenue'), 'money', 'total_revenue', (row) => row.totalRevenue),
    summed('cash', words('เงินสด (บาท)', 'Cash'), 'money', 'paid.cash', (row) => row.cashAmount),
    summed('transfer', words('โอนเงิน (บาท)', 'Transfer'), 'money', 'paid.transfer', (row) => row.transferAmount),
    summed('card', words('บัตร (บาท)', 'Credit/Debit'), 'money', 'paid.credit_debit', (row) => row.creditDebitAmount),
    summed('other', words('อื่น ๆ (บาท)', 'Other'), 'money', 'paid.other', (row) => row.otherAmount),
    summed('delivery', words('ค่าจัดส่ง (บาท)', 'Delivery'), 'money', 'delivery_cost', (row) => row.deliveryCost),
    summed('paid', words('ชำระทั้งหมด (บาท)', 'Paid'), 'money', 'net_amount', (row) => row.amountDue),
    textColumn('codes', words('รหัสส่วนลด', 'Disc. Code'), 'discount_codes', (row) => row.discountCodes.join(', ')),
  ],
  variables: (query) => {
    const customerType = customerOf(query);
    return {
      ...paged(query),
      filter: customerType ? { customerType } : null,
      totals: salesFilter(query, 'COMPLETE'),
      // A target applies to all sales.
      ofAll: !customerType,
    };
  },
  read: ({ report, transactionTotals: totals, statistics }) =>
    report.transactions && totals
      ? {
          range: report.range,
          rows: report.transactions.items,
          total: report.transactions.total,
          target: statistics?.target,
          strip: [
            { words: STRIP.members, value: totals.totalMembers },
            { words: STRIP.transactions, value: report.transactions.total },
            { words: STRIP.quantity, value: totals.totalQuantity },
            { words: STRIP.revenue, value: totals.totalRevenue },
          ],
        }
      : null,
  keyOf: ({ id }) => id,
  behind: behindSale,
  opens: 'number',
  file: { path: 'transactions', sales: 'COMPLETE', people: 'columns' },
});

/** BI-45, BI-53 */
export const VOIDS = defineSource<VoidReportQuery, Void>({
  document: VoidReportDocument,
  orders: { all: latest },
  columns: [
    textColumn('date', words('วันที่', 'Date'), 'create_local_time', (row, say) => say.moment(row.createLocalTime)),
    CUSTOMER,
    summed('revenue', words('รายได้รวม (บาท)', 'Total Revenue'), 'money', 'void_amount', (row) => row.amountDue),
    {
      ...textColumn<Void>(
        'method',
        words('ช่องทางชำระเงิน', 'Payment Method'),
        'payment_channels.type',
        ({ channels }, say) => [...new Set(channels.map(({ type }) => say.word(type)))].join(', '),
      ),
      codes: CODES.tender,
    },
    textColumn(
      'users',
      words('ผู้ใช้', 'Users'),
      'void_by_name',
      ({ voidBy }, say) => (voidBy && fullName(voidBy)) || say.word('NO_NAME'),
    ),
    {
      ...textColumn<Void>(
        'detail',
        words('รายละเอียดการยกเลิก', 'Void Detail'),
        'void_remark',
        ({ voidRemark }, say) => voidRemark && voidRemarkWords(voidRemark, say.language),
      ),
      reasons: VOID_REASONS,
    },
  ],
  variables: (query) => ({ ...paged(query), totals: salesFilter(query, 'VOID') }),
  read: ({ report, transactionTotals: totals }) =>
    report.voids && totals
      ? {
          range: report.range,
          rows: report.voids.items,
          total: report.voids.total,
          strip: [
            { words: STRIP.transactions, value: totals.voided },
            { words: STRIP.voided, value: totals.voidedAmount },
          ],
        }
      : null,
  keyOf: ({ id }) => id,
  behind: behindSale,
  opens: 'date',
  file: { path: 'transactions', sales: 'VOID', people: 'columns' },
});
