import { OTHER_INSTITUTE_NAME, VAT_PERCENT } from '../../limits.ts';
import { DISPLAY_SETTINGS } from '../../merchant/displaySettings.ts';
import { formatCount, formatMoney } from '../../money/formatNumber.ts';
import { fromBaht } from '../../money/money.ts';
import { formatPhone } from '../../person/phone.ts';
import { type Translate, translator } from '../../record/translator.ts';
import type { Words } from '../../record/words.ts';
import { OUTPUT_TAX_MARK_WORDS } from '../../till/outputTax.ts';
import { vatOf } from '../../till/vat.ts';
import { saleTime } from '../../time/writtenDay.ts';
import { returnNoteWords } from '../returnReason.ts';
import type { PaperBlock, PaperRow } from './PaperBlock.ts';
import { RECEIPT_WORDS } from './paperWords.ts';
import { inBaht, inThaiToo, type PaperTaxDocument, partyTexts, stampOf, titleOf } from './taxPaper.ts';

type Text = string | null | undefined;

interface PaperTender {
  readonly type: 'CASH' | 'CREDIT_DEBIT' | 'TRANSFER' | 'OTHER' | 'EXCHANGE';
  /** In baht; below 0 if it was handed back. */
  readonly amount: number;
  readonly receivedAmount?: number | null | undefined;
  readonly changeAmount?: number | null | undefined;
  readonly instituteName?: Text;
  readonly cardName?: Text;
}

interface PaperItem {
  readonly itemType: string;
  readonly name: string;
  readonly quantity: number;
  /** The price of one piece, the price of all pieces, and the discount, in baht. */
  readonly chargeAmount: number;
  readonly paidAmount: number;
  readonly discountAmount: number;
  readonly redeemPoints: number;
  readonly options: readonly { readonly name: string; readonly price: number }[];
  readonly note?: Text;
}

/** The content of the paper of a sale or return; amounts in baht. */
export interface PaperReceipt {
  readonly shop: string;
  /** null if the shop displays no VAT (OP-15). */
  readonly taxId: string | null;
  readonly head: string;
  readonly foot: string;
  readonly branch: string;
  readonly branchAddress: Text;
  readonly branchPhone: Text;
  readonly transactionNo: string;
  readonly createLocalTime: string;
  readonly isVoid: boolean;
  readonly isReturn: boolean;
  readonly exchangeNo: Text;
  readonly cashier: Text;
  readonly member: Text;
  readonly items: readonly PaperItem[];
  readonly channels: readonly PaperTender[];
  /** The tenders handed back in an exchange. */
  readonly handedBack: readonly PaperTender[];
  readonly totalQuantity: number;
  readonly totalPayment: number;
  readonly totalRevenue: number;
  readonly deliveryCost: number;
  readonly amountDue: number;
  readonly cashRounding: number;
  /** null if the sale has no member. */
  readonly earnPoints: number | null;
  readonly redeemPoints: number | null;
  /** null if unknown; absent if the paper is not printed at the sale, because the figure is not stored. */
  readonly remainingPoints?: number | null | undefined;
  /** Whether the receipt has a code that opens its receipt page. */
  readonly hasCode?: boolean;
  /** The tax document that the paper is, or refers to. */
  readonly taxDocument: PaperTaxDocument | null;
}

type Translator = Translate<typeof RECEIPT_WORDS>;
interface Drawn {
  language: keyof Words;
  isCopy: boolean;
}

/** Draws the receipt of a sale or a return; in a shop with tax invoices it is also the abbreviated tax invoice. */
export function receiptPaper(receipt: PaperReceipt, { language, isCopy }: Drawn): PaperBlock[] {
  const t = translator(RECEIPT_WORDS, language);
  const { taxDocument, isReturn, head, foot } = receipt;
  const isTaxPaper = taxDocument?.kind === 'ABBREVIATED';
  const stamp = (key: 'receipt.copy' | 'receipt.void') => (isTaxPaper ? stampOf(key, language) : t(key));
  const stamps = [
    isCopy && stamp('receipt.copy'),
    receipt.isVoid && stamp('receipt.void'),
    isReturn && t('receipt.return'),
    isTaxPaper && taxDocument.replacedBy && inThaiToo(OUTPUT_TAX_MARK_WORDS.REPLACED, language),
  ];
  return [
    ...stamps.flatMap((text) => (text ? [{ type: 'STAMP' as const, text }] : [])),
    ...(isTaxPaper ? [titleOf(taxDocument.kind, language)] : []),
    { type: 'LOGO' },
    { type: 'HEAD', shop: receipt.shop, texts: [...headTexts(receipt, t), ...(head ? [head] : [])] },
    { type: 'RULE' },
    ...rowsOf(numbers(receipt, isTaxPaper, t, language)),
    { type: 'RULE' },
    ...items(receipt, t, language),
    { type: 'RULE' },
    ...totals(receipt, isTaxPaper, t, language),
    { type: 'RULE' },
    ...(receipt.hasCode ? [{ type: 'CODE' as const }, { type: 'RULE' as const }] : []),
    { type: 'FOOT', text: foot || DISPLAY_SETTINGS.receiptFooter[language] },
  ];
}

const rowsOf = (rows: readonly PaperRow[]): PaperBlock[] => rows.map((row) => ({ type: 'ROW', row }));

function headTexts(receipt: PaperReceipt, t: Translator): string[] {
  const { shop, branch, branchAddress, branchPhone, taxDocument, taxId } = receipt;
  const seller = taxDocument?.seller;
  return [
    branch,
    branchAddress,
    branchPhone && t('receipt.phone', { phone: formatPhone(branchPhone) }),
    // The address of the branch is already printed above, and so is the name of a seller that is the shop.
    ...(seller ? partyTexts({ ...seller, name: seller.name === shop ? null : seller.name, address: null }, t) : []),
    !seller && taxId != null && t('receipt.taxId', { taxId }),
  ].filter((text): text is string => Boolean(text));
}

function numbers(receipt: PaperReceipt, isTaxPaper: boolean, t: Translator, language: keyof Words): PaperRow[] {
  const { taxDocument, transactionNo, exchangeNo, isReturn, cashier, member } = receipt;
  return [
    ...(taxDocument
      ? [
          {
            label: t(isTaxPaper ? 'receipt.taxNo' : `receipt.tax.${taxDocument.kind}`),
            value: taxDocument.documentNo,
          },
        ]
      : []),
    { label: t(isTaxPaper ? 'receipt.receiptNo' : 'receipt.number'), value: transactionNo },
    ...(exchangeNo
      ? [{ label: t(isReturn ? 'receipt.exchangeSale' : 'receipt.exchangeReturn'), value: exchangeNo }]
      : []),
    { label: t('receipt.date'), value: saleTime(receipt.createLocalTime, language) },
    ...(cashier ? [{ label: t('receipt.cashier'), value: cashier }] : []),
    ...(member ? [{ label: t('receipt.member'), value: member }] : []),
  ];
}

/** Lists products with quantity and price, then all deductions. */
function items(receipt: PaperReceipt, t: Translator, language: keyof Words): PaperBlock[] {
  const { isReturn, totalQuantity, totalPayment } = receipt;
  const isExempt = exemptIn(receipt.taxDocument);
  const products = receipt.items
    .filter(({ itemType, quantity }) => itemType === 'PRODUCT' && quantity !== 0)
    .map((item) => ({ item, isExempt: isExempt(item) }));
  const deductions = receipt.items.filter(({ discountAmount }) => discountAmount !== 0);
  const nameOf = ({ itemType, name, redeemPoints }: PaperItem) => {
    const count = Math.abs(redeemPoints);
    if (itemType === 'EVENT') return t('receipt.usedPoints', { points: formatCount(count), count });
    return itemType === 'PRIVILEGE' ? t('receipt.privilege', { name }) : name;
  };
  const detailsOf = ({ options, note }: PaperItem) => [
    options.map(({ name, price }) => (price > 0 ? `${name} +${inBaht(price)}` : name)).join(', '),
    note && isReturn ? returnNoteWords(note, language) : note,
  ];
  return [
    ...products.map(
      ({ item, isExempt }): PaperBlock => ({
        type: 'ITEM',
        name: isExempt ? `${item.name} (${t('receipt.exempt')})` : item.name,
        details: detailsOf(item).filter((text): text is string => Boolean(text)),
        row: {
          label: `${formatCount(item.quantity)} × ${inBaht(item.chargeAmount)}`,
          value: inBaht(item.paidAmount),
        },
      }),
    ),
    ...(deductions.length === 0
      ? []
      : rowsOf([
          {
            label: t('receipt.subtotal', { qty: formatCount(totalQuantity), count: totalQuantity }),
            value: inBaht(totalPayment),
          },
        ])),
    ...rowsOf(deductions.map((item) => ({ label: nameOf(item), value: inBaht(item.discountAmount) }))),
  ];
}

/**
 * Returns a test whether the next goods on the receipt bear no VAT, by the lines of the document that the receipt is,
 * or refers to: goods with the same name are in the same order in both.
 */
function exemptIn(taxDocument: PaperTaxDocument | null): (item: PaperItem) => boolean {
  const lines = taxDocument?.lines.filter(({ type, quantity }) => type === 'GOODS' && quantity !== 0) ?? [];
  return ({ name }) => {
    const at = lines.findIndex((line) => line.name === name);
    return at >= 0 && lines.splice(at, 1)[0]?.isExempt === true;
  };
}

/** Lists VAT, the total, the tenders and the points. */
function totals(receipt: PaperReceipt, isTaxPaper: boolean, t: Translator, language: keyof Words): PaperBlock[] {
  const { taxDocument, deliveryCost, amountDue, cashRounding } = receipt;
  const delivery = deliveryCost === 0 ? [] : [{ label: t('receipt.delivery'), value: inBaht(deliveryCost) }];
  return [
    ...rowsOf([
      // If VAT is added, delivery comes first, so that the rows add up from the goods to the total.
      ...(taxDocument?.isVatAdded ? [...delivery, ...vatRows(receipt, t)] : [...vatRows(receipt, t), ...delivery]),
      { label: t('receipt.total'), value: inBaht(amountDue), isStrong: true },
    ]),
    ...(isTaxPaper
      ? [
          {
            type: 'INCLUDED' as const,
            text: RECEIPT_WORDS.th['receipt.vatIncluded'],
            english: language === 'en' ? t('receipt.vatIncluded') : null,
          },
        ]
      : []),
    ...rowsOf([
      ...(cashRounding === 0 ? [] : [{ label: t('receipt.rounding'), value: inBaht(cashRounding) }]),
      ...tenders(receipt, t),
      ...points(receipt, t),
    ]),
  ];
}

function vatRows({ taxDocument, taxId, totalRevenue }: PaperReceipt, t: Translator): PaperRow[] {
  if (taxDocument) {
    const { exempt, value, vat, percent, isVatAdded } = taxDocument;
    return [
      ...(exempt === 0 ? [] : [{ label: t('receipt.exempt'), value: inBaht(exempt) }]),
      { label: t('receipt.beforeVat'), value: inBaht(value) },
      { label: t(isVatAdded ? 'receipt.addedVat' : 'receipt.vat', { percent }), value: inBaht(vat) },
    ];
  }
  if (taxId == null) return [];
  const { beforeVat, vat } = vatOf(fromBaht(totalRevenue));
  return [
    { label: t('receipt.beforeVat'), value: formatMoney(beforeVat) },
    { label: t('receipt.vat', { percent: VAT_PERCENT }), value: formatMoney(vat) },
  ];
}

function tenders({ channels, handedBack, isReturn }: PaperReceipt, t: Translator): PaperRow[] {
  const wayOf = ({ type, instituteName, cardName }: PaperTender) => [t(`receipt.${type}`), instituteName, cardName];
  const named = (...names: readonly Text[]) =>
    names
      .map((name) => (name === OTHER_INSTITUTE_NAME ? t('receipt.OTHER') : name))
      .filter(Boolean)
      .join(' · ');
  return [
    // The last return records every tender of its sale, also those of 0, which are left out here.
    ...channels
      .filter(({ amount }) => !isReturn || amount !== 0)
      .flatMap((tender) => [
        {
          label:
            tender.amount < 0 && tender.type !== 'EXCHANGE'
              ? named(t('receipt.handedBack'), ...wayOf(tender))
              : named(...wayOf(tender)),
          value: inBaht(tender.amount),
        },
        ...(tender.receivedAmount == null
          ? []
          : [{ label: t('receipt.received'), value: inBaht(tender.receivedAmount) }]),
        ...(tender.changeAmount == null ? [] : [{ label: t('receipt.change'), value: inBaht(tender.changeAmount) }]),
      ]),
    // On the paper of the return, these are its tenders.
    ...(isReturn ? [] : handedBack).map((tender) => ({
      label: named(t('receipt.handedBack'), ...wayOf(tender)),
      value: inBaht(0 - tender.amount),
    })),
  ];
}

function points(receipt: PaperReceipt, t: Translator): PaperRow[] {
  const { member, earnPoints, redeemPoints, remainingPoints, isReturn } = receipt;
  if (member == null && remainingPoints == null) return [];
  // On a return the text says in which direction points move, so the number has no sign.
  const written = (count: number) => formatCount(isReturn ? -count : count);
  return [
    ...(redeemPoints
      ? [{ label: t(isReturn ? 'receipt.givenBack' : 'receipt.used'), value: written(redeemPoints) }]
      : []),
    { label: t(isReturn ? 'receipt.takenBack' : 'receipt.earned'), value: written(earnPoints ?? 0) },
    ...(remainingPoints === undefined
      ? []
      : [
          {
            label: t('receipt.balance'),
            value: remainingPoints === null ? t('receipt.unknown') : formatCount(remainingPoints),
          },
        ]),
  ];
}
