import { TAX_DOCUMENT_KINDS, TAX_LINE_TYPES, TAX_NOTE_CAUSES } from '@taem/domain/till/taxDocument.ts';
import { amountOf } from '../gateway/amountOf.ts';
import { count, day, enumOf, flag, integer, moment, number, optionalText, text } from '../gateway/fields.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { derived, type NestedField, nested, nestedList, recordType } from '../gateway/recordType.ts';
import { textOf } from '../gateway/textOf.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { TaxBuyer, TaxDocument, TaxDocumentLine, TaxDocumentReference, TaxSeller } from '../generated/schema.ts';

const taxDocument = recordType<TaxDocument>('TaxDocument', null, {
  id: text('id'),
  kind: enumOf('kind', TAX_DOCUMENT_KINDS),
  documentNo: text('document_no'),
  issuedAt: moment('issued_at'),
  documentDate: day('document_date'),
  refersTo: nested<TaxDocumentReference>('TaxDocumentReference', 'refers_to'),
  replaces: nested<TaxDocumentReference>('TaxDocumentReference', 'replaces'),
  replacedBy: nested<TaxDocumentReference>('TaxDocumentReference', 'replaced_by'),
  issuedByName: optionalText('issued_by_name'),
  notes: nestedList<TaxDocumentReference>('TaxDocumentReference', 'notes'),
  seller: nested<TaxSeller>('TaxSeller', 'seller'),
  buyer: derived<TaxBuyer | null>(['buyer'], ({ buyer }) => taxBuyerOf(buyer)),
  percent: integer('percent'),
  isVatAdded: derived(['is_vat_added'], ({ is_vat_added }) => is_vat_added === true),
  lines: nestedList<TaxDocumentLine>('TaxDocumentLine', 'lines'),
  total: number('total'),
  exempt: number('exempt'),
  value: number('value'),
  vat: number('vat'),
  leftValue: number('left_value'),
  reason: optionalText('reason'),
  cause: enumOf('cause', TAX_NOTE_CAUSES),
  prints: count('prints'),
});

const reference = recordType<TaxDocumentReference>('TaxDocumentReference', null, {
  id: text('id'),
  kind: enumOf('kind', TAX_DOCUMENT_KINDS),
  documentNo: text('document_no'),
  documentDate: day('document_date'),
  value: number('value'),
});

const seller = recordType<TaxSeller>('TaxSeller', null, {
  name: text('name'),
  taxId: text('tax_id'),
  branchNo: optionalText('branch_no'),
  branchName: text('branch_name'),
  address: optionalText('address'),
  machineNo: optionalText('machine_no'),
});

const line = recordType<TaxDocumentLine>('TaxDocumentLine', null, {
  type: enumOf('type', TAX_LINE_TYPES),
  name: text('name'),
  code: optionalText('code'),
  quantity: derived(['qty'], ({ qty }) => amountOf(qty)),
  price: number('price'),
  amount: number('amount'),
  discountAmount: number('discount_amount'),
  isExempt: flag('is_exempt'),
  value: number('value'),
});

/** Reads the buyer; null without one, and for an erased person, whose buyer is present but empty. */
export function taxBuyerOf(buyer: unknown): TaxBuyer | null {
  if (buyer == null) return null;
  if (!isWireRecord(buyer)) throw malformed('The buyer is no record.');
  if (buyer.name == null) return null;
  return {
    name: textOf(buyer.name),
    taxId: textOf(buyer.tax_id) || null,
    branchNo: textOf(buyer.branch_no) || null,
    address: textOf(buyer.address),
  };
}

/** The documents of a sale; buyers are a separate field, because only some users may read them. */
export const taxDocumentsOfSale: NestedField<TaxDocument[]> = {
  ...nestedList<TaxDocument>('TaxDocument', 'tax_documents'),
  wire: ['tax_documents', 'tax_buyers'],
  pick: ({ tax_documents: documents, tax_buyers: buyers }) =>
    Array.isArray(documents) && isWireRecord(buyers)
      ? documents.map((document) => ({ ...document, buyer: buyers[document.id] }))
      : (documents ?? []),
};

/** The content of a tax document as issued (docs/adr/0148). */
export const taxRecords = [taxDocument, reference, seller, line];
