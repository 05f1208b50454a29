import { addFigures } from '@taem/domain/money/figure.ts';
import type { TaxDocumentKind } from '@taem/domain/till/taxDocument.ts';
import type { PaperReceipt as ReceiptOnPaper } from '@taem/domain/transactions/paper/receiptPaper.ts';
import { fullName } from '../../app/fullName.ts';
import type { PaidTransactionFragment, PaperTaxDocumentFragment, ReceiptLinkQuery } from '../gql/graphql.ts';
import { memberName } from '../memberName.ts';

type Sold = PaidTransactionFragment;

/** A sale or a return with the fields of its paper. */
export interface PaperSale
  extends Pick<
    Sold,
    | 'transactionNo'
    | 'createLocalTime'
    | 'totalQuantity'
    | 'totalPayment'
    | 'totalRevenue'
    | 'deliveryCost'
    | 'amountDue'
    | 'cashRounding'
  > {
  readonly branch?: Pick<NonNullable<Sold['branch']>, 'name' | 'address' | 'phone'> | null | undefined;
  readonly createBy?: Pick<NonNullable<Sold['createBy']>, 'firstname' | 'lastname'> | null | undefined;
  readonly member?: Pick<NonNullable<Sold['member']>, 'firstname' | 'lastname'> | null | undefined;
  readonly items: readonly PaperItem[];
  readonly channels: readonly Omit<Sold['channels'][number], '__typename'>[];
  readonly earnPoints: number;
  readonly redeemPoints: number;
  readonly taxDocuments: readonly PaperTaxDocumentFragment[];
}

export type PaperItem = Pick<
  Sold['items'][number],
  | 'itemType'
  | 'name'
  | 'quantity'
  | 'chargeAmount'
  | 'paidAmount'
  | 'discountAmount'
  | 'redeemPoints'
  | 'options'
  | 'note'
>;

/** The seller on receipts. */
export interface PaperShop {
  readonly merchantName: string;
  readonly taxId: string;
  readonly showVat: boolean;
}

/** The data of a receipt. */
export interface PaperReceipt {
  readonly transaction: PaperSale;
  /** Omitted if it is the shop of the session. */
  readonly shop?: PaperShop;
  /** null for a guest, and if it was withheld; omitted for a copy, because the receipt's figure is not stored. */
  readonly remainingPoints?: number | null;
  /** Link to the receipt page, and what can be done there; omitted if no code is to be printed. */
  readonly link?: ReceiptLink | null;
  /** Whether the sale was voided since: anyone with the paper must see that. */
  readonly isVoid?: boolean;
  /** Whether it is a return. */
  readonly isReturn?: boolean;
  /** The other half of an exchange: the return of a sale, or the sale of a return; with the money handed back. */
  readonly exchange?:
    | { readonly transactionNo: string; readonly handedBack?: readonly HandedBack[] }
    | null
    | undefined;
  /** The shop's texts at the head and foot; null until they are read. */
  readonly texts?: PaperTexts | null;
}

/** The navigation state of the success page; it is stored in the browser's history, so a reload keeps it. */
export interface SaleReceipt extends PaperReceipt {
  readonly transaction: Sold;
  /** Whether the sale is recorded, but not all of it could be read. */
  readonly isIncomplete: boolean;
  readonly exchange?: (NonNullable<PaperReceipt['exchange']> & { readonly id: string }) | null | undefined;
}

export type ReceiptLink = Omit<NonNullable<NonNullable<ReceiptLinkQuery['transaction']>['receiptLink']>, '__typename'>;

export interface PaperTexts {
  head: string;
  foot: string;
  logoUrl: string | null;
}

/** Returns the tax document in force of this sale or return: the paper is that document, unless it has a separate paper. */
export function documentOf({ transaction, isReturn }: PaperReceipt): PaperTaxDocumentFragment | null {
  // A receipt that was stored in the history before tax documents existed has none.
  const of = (kind: TaxDocumentKind) =>
    transaction.taxDocuments?.find((document) => document.kind === kind && !document.replacedBy);
  return (isReturn ? (of('CREDIT_NOTE') ?? of('DEBIT_NOTE')) : (of('FULL') ?? of('ABBREVIATED'))) ?? null;
}

/** Whether a code is printed: only if something can be done on its page. */
export const hasCode = ({ canClaim, canRequestTaxInvoice }: ReceiptLink): boolean => canClaim || canRequestTaxInvoice;

/**
 * Whether a tax document has a separate paper, which a receipt only names. An abbreviated invoice has none: it is the
 * receipt.
 */
export const isOwnPaper = ({ kind }: Pick<PaperTaxDocumentFragment, 'kind'>): boolean => kind !== 'ABBREVIATED';

/** Returns the tax document that this receipt's paper is itself, or null. */
export function paperDocumentOf(receipt: PaperReceipt): PaperTaxDocumentFragment | null {
  const document = documentOf(receipt);
  return document && !isOwnPaper(document) ? document : null;
}

/** Money that was handed back, in baht below 0. */
export type HandedBack = Pick<
  PaidTransactionFragment['channels'][number],
  'type' | 'amount' | 'instituteName' | 'cardName'
>;

/** Returns the receipt of a navigation state, or null (CHAN-28). */
export function receiptOf(state: unknown): SaleReceipt | null {
  const receipt = (state as { receipt?: Partial<SaleReceipt> } | null)?.receipt;
  return receipt?.transaction?.transactionNo ? (receipt as SaleReceipt) : null;
}

export const hasCash = ({ transaction: { channels }, exchange }: SaleReceipt): boolean =>
  [...channels, ...(exchange?.handedBack ?? [])].some(({ type }) => type === 'CASH');

/** Returns the change, in baht. */
export const changeOf = ({ transaction: { channels } }: SaleReceipt): number =>
  channels.reduce((sum, { changeAmount }) => sum + (changeAmount ?? 0), 0);

/** Returns what the customer paid, in baht; of an exchange the difference. */
export const paidIn = ({ transaction: { amountDue, cashRounding, channels }, exchange }: SaleReceipt): number =>
  exchange
    ? addFigures(channels.filter(({ type }) => type !== 'EXCHANGE').map(({ amount }) => amount))
    : addFigures([amountDue, cashRounding]);

/** Returns the money handed back in an exchange, in baht. */
export const handedBackOf = ({ exchange }: SaleReceipt): number =>
  addFigures((exchange?.handedBack ?? []).map(({ amount }) => -amount));

/** Returns the content of the paper; without a shop, as after a session has ended, the shop's own parts are blank. */
export function onPaper(receipt: PaperReceipt, shop: PaperShop | null | undefined): ReceiptOnPaper {
  const { transaction, texts, link, exchange, isVoid = false, isReturn = false } = receipt;
  const { branch, createBy: cashier, member } = transaction;
  return {
    ...transaction,
    ...{ isVoid, isReturn, remainingPoints: receipt.remainingPoints },
    shop: shop?.merchantName ?? '',
    taxId: shop?.showVat ? shop.taxId : null,
    ...{ head: texts?.head ?? '', foot: texts?.foot ?? '' },
    branch: branch?.name ?? '',
    ...{ branchAddress: branch?.address, branchPhone: branch?.phone },
    exchangeNo: exchange?.transactionNo,
    cashier: cashier && fullName(cashier),
    member: member && memberName(member),
    handedBack: exchange?.handedBack ?? [],
    hasCode: link != null && hasCode(link),
    taxDocument: documentOf(receipt),
  };
}
