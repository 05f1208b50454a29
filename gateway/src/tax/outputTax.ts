import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { defineResource } from '../resource/defineResource.ts';
import { boolean, branchFields, branchJoin, computed, date, id, integer, money, text } from '../resource/fields.ts';

const readOnly = { writable: false } as const;

/** Tax documents as the report of output tax lists them (docs/adr/0151). */
export const outputTax = defineResource({
  path: 'tax-documents',
  listKey: 'tax_documents',
  singleKey: 'tax_document',
  noun: 'The tax document',
  table: 'output_tax',
  read: [PAGE.outputTax],
  branch: { field: 'branch_id', lists: 'own' },
  joins: { branch: branchJoin },
  fields: {
    id: id('id', readOnly),
    branch_id: id('branch_id', readOnly),
    ...branchFields,
    transaction_id: id('transaction_id', readOnly),
    document_date: { ...date('document_date', readOnly), plainOrder: true },
    document_no: { ...text('document_no', { ...readOnly, searched: true }), searchedPlain: true, plainOrder: true },
    till_code: text('till_code', readOnly),
    kind: text('kind', readOnly),
    number: integer('number', readOnly),
    is_retail: boolean('is_retail', readOnly),
    buyer_name: text('buyer_name', { ...readOnly, searched: true }),
    buyer_tax_id: { ...text('buyer_tax_id', { ...readOnly, searched: true }), searchedPlain: true },
    buyer_branch_no: text('buyer_branch_no', readOnly),
    value: money('value', readOnly),
    exempt: money('exempt', readOnly),
    vat: money('vat', readOnly),
    total: money('total', readOnly),
    mark: text('mark', readOnly),
    refers_to_no: text('refers_to_no', readOnly),
    percent: integer('percent', readOnly),
    prints: integer('prints', readOnly),
    // For programs that expect one rate per row: that of the document, or none where all of it is exempt.
    rate: { ...computed('text', `case when t.is_exempt then 'NO' else t.percent || '%' end`), addon: true },
    at_rate: { ...computed('money', `case when t.is_exempt then t.exempt else t.value end`), addon: true },
  },
  defaultSort: ['document_date', 1],
});
