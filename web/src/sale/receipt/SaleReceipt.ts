import { addFigures } from '@taem/domain/money/figure.ts';
import type { TaxDocumentKind } from '@taem/domain/till/taxDocument.ts';
import type { PaperReceipt as ReceiptOnPaper } from '@taem/domain/transactions/paper/receiptPaper.ts';
import { fullName } from '../../app/fullName.ts';
import type { PaidTransactionFragment, PaperTaxDocumentFragment, ReceiptLinkQuery } from '../gql/graphql.ts';
import { memberName } from '../memberName.ts';

type Sold = PaidTransactionFragment;

/** A sale or a return as its paper has it. */
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

/** Who sells, as receipts have it. */
export interface PaperShop {
  readonly merchantName: string;
  readonly taxId: string;
  readonly showVat: boolean;
}

/** What a receipt is drawn from. */
export interface PaperReceipt {
  readonly transaction: PaperSale;
  /** Left out where it is that of the session. */
  readonly shop?: PaperShop;
  /** null for a guest, and where it was withheld; left out of a copy, because the receipt's figure is not stored. */
  readonly remainingPoints?: number | null;
  /** Where the customer finds it again, and what to do there; left out where no code is to be printed. */
  readonly link?: ReceiptLink | null;
  /** The sale has been voided since: anyone with the paper must see that. */
  readonly isVoid?: boolean;
  /** It takes pieces of a sale back. */
  readonly isReturn?: boolean;
  /** The return that came with it in an exchange, or the sale that came with the return; with what was handed back. */
  readonly exchange?:
    | { readonly transactionNo: string; readonly handedBack?: readonly HandedBack[] }
    | null
    | undefined;
  /** What the shop says at its head and foot; null until it is read. */
  readonly texts?: PaperTexts | null;
}

/** What the success page gets in its navigation state; it stands in the browser's history, so a reload keeps it. */
export interface SaleReceipt extends PaperReceipt {
  readonly transaction: Sold;
  /** The sale is recorded, but not all of it could be read. */
  readonly isIncomplete: boolean;
  readonly exchange?: (NonNullable<PaperReceipt['exchange']> & { readonly id: string }) | null | undefined;
}

export type ReceiptLink = Omit<NonNullable<NonNullable<ReceiptLinkQuery['transaction']>['receiptLink']>, '__typename'>;

export interface PaperTexts {
  head: string;
  foot: string;
  logoUrl: string | null;
}

/** The tax document in force of this sale or return: the paper is that document, unless it has its own paper. */
export function documentOf({ transaction, isReturn }: PaperReceipt): PaperTaxDocumentFragment | null {
  // What a page kept in its history before there were any has none.
  const of = (kind: TaxDocumentKind) =>
    transaction.taxDocuments?.find((document) => document.kind === kind && !document.replacedBy);
  return (isReturn ? (of('CREDIT_NOTE') ?? of('DEBIT_NOTE')) : (of('FULL') ?? of('ABBREVIATED'))) ?? null;
}

/** A code is printed where there is something to do behind it. */
export const hasCode = ({ canClaim, canRequestTaxInvoice }: ReceiptLink): boolean => canClaim || canRequestTaxInvoice;

/** All but an abbreviated invoice, which the receipt is itself, have their own paper; a receipt only names them. */
export const isOwnPaper = ({ kind }: Pick<PaperTaxDocumentFragment, 'kind'>): boolean => kind !== 'ABBREVIATED';

/** The tax document that the paper of this receipt is itself. */
export function paperDocumentOf(receipt: PaperReceipt): PaperTaxDocumentFragment | null {
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

/** What the paper says, from what the page knows; without a shop, as after a session has ended, its own is left blank. */
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
