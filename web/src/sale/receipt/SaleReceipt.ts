import { addFigures } from '@taem/domain/money/figure.ts';
import type { TaxDocumentKind } from '@taem/domain/till/taxDocument.ts';
import type { PaidTransactionFragment, PaperTaxDocumentFragment } from '../gql/graphql.ts';

/** What the success page gets in its navigation state; it stands in the browser's history, so a reload keeps it. */
export interface SaleReceipt {
  transaction: PaidTransactionFragment;
  /** null for a guest, and where it was withheld; left out of a copy, because the receipt's figure is not stored. */
  remainingPoints?: number | null;
  /** The sale is recorded, but not all of it could be read. */
  isIncomplete: boolean;
  /** Where a guest claims the points; null where there is nothing to claim. */
  claimUrl?: string | null;
  /** The sale has been voided since: anyone with the paper must see that. */
  isVoid?: boolean;
  /** The return that came with it in an exchange, or the sale that came with the return; with what was handed back. */
  exchange?: { id: string; transactionNo: string; handedBack?: readonly HandedBack[] } | null;
  /** It takes pieces of a sale back. */
  isReturn?: boolean;
  /** What the shop says at its head and foot; null until it is read. */
  texts?: PaperTexts | null;
}

export interface PaperTexts {
  head: string;
  foot: string;
}

/** The tax document in force of this sale or return: the paper is that document, unless it has its own paper. */
export function documentOf({ transaction, isReturn }: SaleReceipt): PaperTaxDocumentFragment | null {
  // What a page kept in its history before there were any has none.
  const of = (kind: TaxDocumentKind) => transaction.taxDocuments?.find((document) => document.kind === kind);
  return (isReturn ? (of('CREDIT_NOTE') ?? of('DEBIT_NOTE')) : (of('FULL') ?? of('ABBREVIATED'))) ?? null;
}

/** All but an abbreviated invoice, which the receipt is itself, have their own paper; a receipt only names them. */
export const isOwnPaper = ({ kind }: Pick<PaperTaxDocumentFragment, 'kind'>): boolean => kind !== 'ABBREVIATED';

/** The tax document that the paper of this receipt is itself. */
export function paperDocumentOf(receipt: SaleReceipt): PaperTaxDocumentFragment | null {
  const document = documentOf(receipt);
  return document && !isOwnPaper(document) ? document : null;
}

/** Money that went back, in baht below 0. */
export type HandedBack = Pick<
  PaidTransactionFragment['channels'][number],
  'type' | 'amount' | 'instituteName' | 'cardName'
>;

/** The receipt of a navigation state, null where there is none (CHAN-28). */
export function receiptOf(state: unknown): SaleReceipt | null {
  const receipt = (state as { receipt?: Partial<SaleReceipt> } | null)?.receipt;
  return receipt?.transaction?.transactionNo ? (receipt as SaleReceipt) : null;
}

export const hasCash = ({ transaction: { channels }, exchange }: SaleReceipt): boolean =>
  [...channels, ...(exchange?.handedBack ?? [])].some(({ type }) => type === 'CASH');

/** What was given back, in baht. */
export const changeOf = ({ transaction: { channels } }: SaleReceipt): number =>
  channels.reduce((sum, { changeAmount }) => sum + (changeAmount ?? 0), 0);

/** What the customer paid, in baht: of an exchange the difference. */
export const paidIn = ({ transaction: { amountDue, cashRounding, channels }, exchange }: SaleReceipt): number =>
  exchange
    ? addFigures(channels.filter(({ type }) => type !== 'EXCHANGE').map(({ amount }) => amount))
    : addFigures([amountDue, cashRounding]);

/** What went to the customer in an exchange, in baht. */
export const handedBackOf = ({ exchange }: SaleReceipt): number =>
  addFigures((exchange?.handedBack ?? []).map(({ amount }) => -amount));
