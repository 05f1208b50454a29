import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';

/** The abbreviated invoice of a sale of 120 THB that was not printed yet, with what a test says of it. */
export function taxDocument(fields: Partial<PaperTaxDocumentFragment> = {}): PaperTaxDocumentFragment {
  return {
    __typename: 'TaxDocument',
    id: 'abbreviated-1',
    kind: 'ABBREVIATED',
    documentNo: 'A01-A-000001',
    issuedAt: '2026-11-05T02:07:00Z',
    documentDate: '2026-11-05',
    refersTo: null,
    replaces: null,
    replacedBy: null,
    prints: 0,
    notes: [],
    seller: {
      __typename: 'TaxSeller',
      name: 'Taem Co., Ltd.',
      taxId: '0105536000313',
      branchNo: '00000',
      branchName: 'Siam',
      address: '9 Rama I Road',
      machineNo: null,
    },
    buyer: null,
    percent: 7,
    isVatAdded: false,
    lines: [],
    total: 120,
    exempt: 0,
    value: 112.15,
    vat: 7.85,
    leftValue: null,
    reason: null,
    cause: null,
    ...fields,
  };
}

/** The full invoice in its place. */
export function fullInvoice(fields: Partial<PaperTaxDocumentFragment> = {}): PaperTaxDocumentFragment {
  const { documentDate } = taxDocument();
  const replaced = {
    __typename: 'TaxDocumentReference',
    id: 'abbreviated-1',
    kind: 'ABBREVIATED',
    documentNo: 'A01-A-000001',
    documentDate,
    value: 112.15,
  } as const;
  return taxDocument({
    ...{ id: 'full-1', kind: 'FULL', documentNo: 'A01-F-000001', refersTo: replaced, replaces: replaced },
    buyer: {
      __typename: 'TaxBuyer',
      name: 'Qz Trading',
      taxId: '0105536000313',
      branchNo: '00000',
      address: '1 Rama I Road',
    },
    ...fields,
  });
}
