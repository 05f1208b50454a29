import { daysOfMonth, OUTPUT_TAX_MARKS } from '@taem/domain/till/outputTax.ts';
import { TAX_DOCUMENT_KINDS } from '@taem/domain/till/taxDocument.ts';
import { count, day, enumOf, flag, number, optionalText, text, texts } from '../gateway/fields.ts';
import type { ListQuery } from '../gateway/GatewayCalls.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { readRecord } from '../gateway/records.ts';
import { nestedList, recordType, relation } from '../gateway/recordType.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type {
  MerchantBranch,
  OutputTaxDocument,
  OutputTaxFilter,
  OutputTaxReplacement,
  OutputTaxSeries,
  OutputTaxTotals,
  QueryResolvers,
} from '../generated/schema.ts';

/** Returns the filter of a month by a list's date field; a malformed month matches nothing. */
export const monthFilter =
  (date: 'document_date' | 'calendar_date') =>
  ({ month, branchId }: OutputTaxFilter): ListQuery => {
    const { from, before } = daysOfMonth(month) ?? { from: '0001-01-01', before: '0001-01-01' };
    return { filter: { [date]: { $gte: from, $lt: before }, ...(branchId && { branch_id: branchId }) } };
  };

export const outputTaxTotals: QueryResolvers['outputTaxTotals'] = async (_, { filter }, context, info) => {
  const { month, branchId } = filter;
  const query = new URLSearchParams({ month, ...(branchId && { branch_id: branchId }) });
  const answer = await context.gateway.get(`/tax-documents/totals?${query}`);
  if (!isWireRecord(answer) || !isWireRecord(answer.totals)) throw malformed('The totals are none.');
  return await readRecord<OutputTaxTotals>(context, info, 'OutputTaxTotals', answer.totals);
};

const amounts = { value: number('value'), exempt: number('exempt'), vat: number('vat'), total: number('total') };

export const outputTaxRecords = [
  recordType<OutputTaxDocument>(
    'OutputTaxDocument',
    { path: 'tax-documents', listKey: 'tax_documents', singleKey: 'tax_document' },
    {
      id: text('id'),
      documentDate: day('document_date'),
      documentNo: text('document_no'),
      kind: enumOf('kind', TAX_DOCUMENT_KINDS),
      branchId: text('branch_id'),
      branch: relation<MerchantBranch>('MerchantBranch', 'branch_id', { path: 'branch', fields: ['id', 'name'] }),
      transactionId: text('transaction_id'),
      isRetail: flag('is_retail'),
      buyerName: optionalText('buyer_name'),
      buyerTaxId: optionalText('buyer_tax_id'),
      buyerBranchNo: optionalText('buyer_branch_no'),
      ...amounts,
      mark: enumOf('mark', OUTPUT_TAX_MARKS),
      refersToNo: optionalText('refers_to_no'),
    },
  ),
  recordType<OutputTaxTotals>('OutputTaxTotals', null, {
    documents: count('documents'),
    ...amounts,
    series: nestedList<OutputTaxSeries>('OutputTaxSeries', 'series'),
    replacements: nestedList<OutputTaxReplacement>('OutputTaxReplacement', 'replacements'),
  }),
  recordType<OutputTaxReplacement>('OutputTaxReplacement', null, {
    transactionId: text('transaction_id'),
    documentNo: text('document_no'),
    documentDate: day('document_date'),
    replacedNo: text('replaced_no'),
    issuedOn: day('issued_on'),
  }),
  recordType<OutputTaxSeries>('OutputTaxSeries', null, {
    firstNo: text('first_no'),
    lastNo: text('last_no'),
    kind: enumOf('kind', TAX_DOCUMENT_KINDS),
    documents: count('documents'),
    ...amounts,
    missing: texts('missing'),
  }),
];
