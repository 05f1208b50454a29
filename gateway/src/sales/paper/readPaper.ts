import type { Words } from '@taem/domain/record/words.ts';
import type { TaxDocumentKind } from '@taem/domain/till/taxDocument.ts';
import type { PaperBlock } from '@taem/domain/transactions/paper/PaperBlock.ts';
import { receiptPaper } from '@taem/domain/transactions/paper/receiptPaper.ts';
import { taxPaper } from '@taem/domain/transactions/paper/taxPaper.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { receiptOf, taxDocumentOf, type WireTaxDocument } from './paperOfWire.ts';
import { type ReceiptRow, readReceipt } from './readReceipt.ts';
import type { XmlTaxDocument } from './taxXml.ts';

export type Language = keyof Words;

/** A paper that is to be rendered as a file. */
export interface Paper {
  saleId: string;
  branchId: string;
  /** null for a receipt that is not a tax document. */
  taxDocumentId: string | null;
  kind: TaxDocumentKind | null;
  number: string;
  /** Calendar date of the document at its branch. */
  day: string;
  /** When it was issued. */
  date: Date;
  shop: string;
  /** Number of the document that it corrects. */
  correctsNo: string | null;
  hasBuyer: boolean;
  /** Whether another document replaces it. */
  isReplaced: boolean;
  /** Whether an original was issued before it. */
  isCopy: boolean;
  blocks: readonly PaperBlock[];
  /** null where it has no data, or its buyer may not be seen. */
  data: XmlTaxDocument | null;
  logoUrl: string | null;
}

interface Reading {
  language: Language;
  /** Whether it may contain personal data. */
  knowsPeople: boolean;
  /** Whether it is a copy; null to decide by its printings, in which case a paper whose printings are not counted is a copy. */
  isCopy: boolean | null;
}

/** Reads the receipt of a sale or a return; null without such a sale. */
export async function readReceiptPaper(
  client: DatabaseClient,
  realmId: string,
  saleId: string,
  reading: Reading,
): Promise<Paper | null> {
  const row = await readReceipt(client, realmId, saleId, localeOf(reading.language));
  return row && paperOfReceipt(row, saleId, reading);
}

/**
 * Reads the paper of a tax document, which for an abbreviated invoice is the receipt of its sale; null without such a
 * document.
 */
export async function readTaxPaper(
  client: DatabaseClient,
  realmId: string,
  id: string,
  reading: Reading,
): Promise<Paper | null> {
  const [found] = (await client.query<DocumentRow>(DOCUMENT, [realmId, id])).rows;
  if (!found) return null;
  const { document, transaction_id: saleId } = found;
  const row = await readReceipt(client, realmId, saleId, localeOf(reading.language));
  if (!row) return null;
  if (document.kind === 'ABBREVIATED') return paperOfReceipt({ ...row, tax_document: document }, saleId, reading);
  const { language, knowsPeople } = reading;
  const read = taxDocumentOf(document, knowsPeople ? found.buyer : null);
  const isCopy = reading.isCopy ?? document.prints > 0;
  return {
    ...commonOf(row, saleId),
    ...ofDocument(document, read, knowsPeople),
    isCopy,
    blocks: taxPaper(read, { language, rounding: Number(row.receipt.cash_rounding), isCopy }),
  };
}

const localeOf = (language: Language) => (language === 'th' ? 'th-TH' : 'en-US');

const commonOf = ({ receipt, branch_id }: ReceiptRow, saleId: string) => ({
  saleId,
  branchId: branch_id,
  shop: String(receipt.shop),
  logoUrl: typeof receipt.logo_url === 'string' ? receipt.logo_url : null,
});

const ofDocument = (wire: WireTaxDocument, read: XmlTaxDocument, knowsPeople: boolean) => ({
  taxDocumentId: wire.id,
  kind: wire.kind,
  number: wire.document_no,
  day: wire.document_date,
  date: new Date(wire.issued_at),
  correctsNo: wire.refers_to?.document_no ?? null,
  hasBuyer: read.buyer != null,
  isReplaced: wire.replaced_by !== null,
  data: knowsPeople || wire.kind === 'ABBREVIATED' ? read : null,
});

/** Returns the receipt of a sale or a return that was read; in a shop with tax invoices, it may be the abbreviated one. */
export function paperOfReceipt(row: ReceiptRow, saleId: string, { language, knowsPeople, isCopy }: Reading): Paper {
  const wire = row.tax_document;
  const document = wire && taxDocumentOf(wire, null);
  const receipt = receiptOf(row, document, knowsPeople);
  const isInvoice = wire?.kind === 'ABBREVIATED' && document !== null;
  const isPrinted = isCopy ?? (isInvoice ? wire.prints > 0 : true);
  return {
    ...commonOf(row, saleId),
    ...(isInvoice
      ? ofDocument(wire, document, knowsPeople)
      : {
          ...{ taxDocumentId: null, kind: null, correctsNo: null, hasBuyer: false, isReplaced: false, data: null },
          number: receipt.transactionNo,
          day: receipt.createLocalTime.slice(0, 10),
          date: row.time,
        }),
    isCopy: isPrinted,
    blocks: receiptPaper(receipt, { language, isCopy: isPrinted }),
  };
}

interface DocumentRow {
  document: WireTaxDocument;
  transaction_id: string;
  buyer: Readonly<Record<string, unknown>> | null;
}

const DOCUMENT = `
  select tax_document_json(d) as document, d.transaction_id, d.buyer
  from tax_documents d where d.realm_id = $1 and d.id = $2`;
