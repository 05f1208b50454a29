import { count, day, number, text } from '../gateway/fields.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { readRecord } from '../gateway/records.ts';
import { recordType, relation } from '../gateway/recordType.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { MerchantBranch, QueryResolvers, SalesJournalDay, SalesJournalTotals } from '../generated/schema.ts';

export const salesJournalTotals: QueryResolvers['salesJournalTotals'] = async (_, { filter }, context, info) => {
  const { month, branchId } = filter;
  const query = new URLSearchParams({ month, ...(branchId && { branch_id: branchId }) });
  const answer = await context.gateway.get(`/sales-journal/totals?${query}`);
  if (!isWireRecord(answer) || !isWireRecord(answer.totals)) throw malformed('The totals are none.');
  return await readRecord<SalesJournalTotals>(context, info, 'SalesJournalTotals', answer.totals);
};

const amounts = {
  gross: number('gross'),
  discount: number('discount'),
  pointsAsCash: number('points_as_cash'),
  returned: number('returned'),
  voided: number('voided'),
  addedVat: number('added_vat'),
  total: number('total'),
  value: number('value'),
  vat: number('vat'),
  exempt: number('exempt'),
  undocumented: number('undocumented'),
  cash: number('cash'),
  card: number('card'),
  transfer: number('transfer'),
  other: number('other'),
  exchange: number('exchange'),
  cashRounding: number('cash_rounding'),
  confirmed: number('confirmed'),
  drawerDifference: number('drawer_difference'),
  drawerOver: number('drawer_over'),
  drawerShort: number('drawer_short'),
};

export const salesJournalRecords = [
  recordType<SalesJournalDay>(
    'SalesJournalDay',
    { path: 'sales-journal', listKey: 'sales_journal', singleKey: 'sales_journal_day' },
    {
      id: text('id'),
      calendarDate: day('calendar_date'),
      branchId: text('branch_id'),
      branch: relation<MerchantBranch>('MerchantBranch', 'branch_id', { path: 'branch', fields: ['id', 'name'] }),
      sales: count('sales'),
      ...amounts,
    },
  ),
  recordType<SalesJournalTotals>('SalesJournalTotals', null, {
    days: count('days'),
    sales: count('sales'),
    ...amounts,
  }),
];
