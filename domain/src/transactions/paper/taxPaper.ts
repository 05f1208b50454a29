import { bahtInWords } from '../../money/bahtInWords.ts';
import { addFigures, figureInSatang } from '../../money/figure.ts';
import { formatCount, formatMoney } from '../../money/formatNumber.ts';
import { formatTaxId } from '../../person/taxId.ts';
import { type Translate, translator } from '../../record/translator.ts';
import type { Words } from '../../record/words.ts';
import { TAX_KIND_WORDS } from '../../till/outputTax.ts';
import { HEAD_OFFICE } from '../../till/taxBuyer.ts';
import type { TaxDocumentKind, TaxLineType, TaxNoteCause, TaxNoteKind } from '../../till/taxDocument.ts';
import type { Day } from '../../time/calendar.ts';
import { writtenDay } from '../../time/writtenDay.ts';
import { noteReasonWords } from '../noteReason.ts';
import type { PaperBlock } from './PaperBlock.ts';
import { RECEIPT_WORDS, TAX_PAPER_WORDS } from './paperWords.ts';

type Text = string | null | undefined;

/** A seller or a buyer as registered. */
export interface PaperParty {
  readonly name?: Text;
  readonly address?: Text;
  readonly taxId?: Text;
  readonly branchNo?: Text;
  readonly machineNo?: Text;
}

interface PaperReference {
  readonly documentNo: string;
  readonly documentDate: Day;
  /** Without VAT, in baht. */
  readonly value: number;
}

interface KindReference extends PaperReference {
  readonly kind: TaxDocumentKind;
}

export interface PaperTaxLine {
  readonly type: TaxLineType;
  readonly name: string;
  readonly quantity: number;
  readonly isExempt: boolean;
  /** After deductions and without VAT, in baht. */
  readonly value: number;
}

/** The content of a tax document's paper; amounts in baht, below zero for a credit note. */
export interface PaperTaxDocument {
  readonly kind: TaxDocumentKind;
  readonly documentNo: string;
  readonly documentDate: Day;
  readonly refersTo?: PaperReference | null | undefined;
  /**
   * The document that it replaces: for a full invoice the abbreviated one or an earlier full one, for a note an earlier
   * note.
   */
  readonly replaces?: KindReference | null | undefined;
  /** The document that replaces it; this one no longer counts. */
  readonly replacedBy?: KindReference | null | undefined;
  readonly notes: readonly KindReference[];
  readonly seller: PaperParty;
  readonly buyer?: PaperParty | null | undefined;
  readonly percent: number;
  /** Whether VAT is added to the prices of its lines. */
  readonly isVatAdded?: boolean;
  readonly lines: readonly PaperTaxLine[];
  readonly total: number;
  readonly exempt: number;
  readonly value: number;
  readonly vat: number;
  readonly leftValue?: number | null | undefined;
  readonly reason?: Text;
  /** What a note was issued for; null for an invoice. */
  readonly cause?: TaxNoteCause | null | undefined;
}

interface Print {
  language: keyof Words;
  /** The cash rounding of the sale or return, in baht; it does not change the document. */
  rounding: number;
  isCopy: boolean;
}

const MESSAGES = {
  th: { ...RECEIPT_WORDS.th, ...TAX_PAPER_WORDS.th },
  en: { ...RECEIPT_WORDS.en, ...TAX_PAPER_WORDS.en },
};
type Translator = Translate<typeof MESSAGES>;

export const inBaht = (amount: number): string => formatMoney(figureInSatang(amount));

/** Draws the title in the words of the law, in every language. */
export const titleOf = (kind: TaxDocumentKind, language: keyof Words): PaperBlock => ({
  type: 'TITLE',
  text: TAX_KIND_WORDS[kind].th,
  english: language === 'en' ? TAX_KIND_WORDS[kind].en : null,
});

/** Writes words in Thai, followed by their translation on an English paper. */
export const inThaiToo = (words: Words, language: keyof Words): string =>
  language === 'th' ? words.th : `${words.th} · ${words[language]}`;

/** Returns the text stamped on the paper of a tax document. */
export const stampOf = (key: 'receipt.copy' | 'receipt.void' | 'paper.cancelled', language: keyof Words): string =>
  inThaiToo({ th: MESSAGES.th[key], en: MESSAGES.en[key] }, language);

/** Returns the lines of a party, with its tax id and the number of its branch. */
export function partyTexts(
  { name, address, taxId, branchNo, machineNo }: PaperParty,
  t: Translate<typeof RECEIPT_WORDS>,
): string[] {
  return [
    name,
    address,
    taxId && t('receipt.taxId', { taxId: formatTaxId(taxId) }),
    branchNo && (branchNo === HEAD_OFFICE ? t('receipt.headOffice') : t('receipt.branchNo', { number: branchNo })),
    machineNo && t('receipt.machine', { number: machineNo }),
  ].filter((text): text is string => Boolean(text));
}

/** Draws a full tax invoice, a credit note or a debit note. The amounts of a credit note are written above zero. */
export function taxPaper(document: PaperTaxDocument, { language, rounding, isCopy }: Print): PaperBlock[] {
  const t: Translator = translator(MESSAGES, language);
  const { kind, seller, buyer, replacedBy } = document;
  const stamps = [isCopy && stampOf('receipt.copy', language), replacedBy && stampOf('paper.cancelled', language)];
  const texts = references(document, t, language);
  return [
    ...stamps.flatMap((text) => (text ? [{ type: 'STAMP' as const, text }] : [])),
    { type: 'LOGO' },
    titleOf(kind, language),
    {
      type: 'PARTIES',
      seller: partyTexts(seller, t),
      rows: [
        { label: t('receipt.number'), value: document.documentNo },
        { label: t('receipt.date'), value: writtenDay(document.documentDate, language) },
      ],
      buyer: buyer ? { heading: t('paper.buyer'), texts: partyTexts(buyer, t) } : null,
    },
    // A rule separates these texts from the buyer, whose last line would look like one of them.
    ...(texts.length > 0 ? [{ type: 'RULE' as const }] : []),
    ...texts.map((text) => ({ type: 'TEXT' as const, text })),
    { type: 'RULE' },
    goods(document, t),
    { type: 'RULE' },
    ...figures(document, t),
    { type: 'WORDS', text: `(${bahtInWords(figureInSatang(Math.abs(document.total)))})` },
    ...(rounding === 0 ? [] : [row(t('receipt.rounding'), signed(document, rounding))]),
    { type: 'SIGNATURE', text: t('paper.signature') },
  ];
}

const isNote = ({ kind }: PaperTaxDocument) => kind === 'CREDIT_NOTE' || kind === 'DEBIT_NOTE';
const signed = ({ kind }: PaperTaxDocument, amount: number) => inBaht(kind === 'CREDIT_NOTE' ? 0 - amount : amount);
const row = (label: string, value: string, isStrong = false): PaperBlock => ({
  type: 'ROW',
  row: { label, value, ...(isStrong && { isStrong }) },
});

/** Writes the remark about the replaced document, which the law prescribes in Thai, so an English paper has it in Thai too. */
function cancelling({ kind, documentNo, documentDate }: KindReference, language: keyof Words): string {
  const key = kind === 'ABBREVIATED' ? 'paper.replaces' : (`paper.reissues.${kind}` as const);
  return translator(MESSAGES, language)(key, { number: documentNo, day: writtenDay(documentDate, language) });
}

/** Writes which documents it refers to, and why. */
function references(document: PaperTaxDocument, t: Translator, language: keyof Words): string[] {
  const { kind, refersTo, replaces, replacedBy, notes, reason, cause } = document;
  const dayOf = ({ documentDate }: PaperReference) => writtenDay(documentDate, language);
  const named = (of: TaxNoteKind) =>
    notes
      .filter((note) => note.kind === of)
      .map((note) => t('paper.note', { number: note.documentNo, day: dayOf(note) }))
      .join(', ');
  const [reducedBy, raisedBy] = [named('CREDIT_NOTE'), named('DEBIT_NOTE')];
  const left = addFigures([document.exempt, document.value, ...notes.map(({ value }) => value)]);
  const words = reason ? noteReasonWords(reason, cause, language) : '–';
  return [
    replacedBy && t('paper.replacedBy', { number: replacedBy.documentNo }),
    language !== 'th' && replaces && cancelling(replaces, 'th'),
    replaces && cancelling(replaces, language),
    isNote(document) && refersTo && t('paper.corrects', { number: refersTo.documentNo, day: dayOf(refersTo) }),
    raisedBy && t('paper.raisedBy', { notes: raisedBy }),
    reducedBy && t(left === 0 ? 'paper.cancelledBy' : 'paper.reducedBy', { notes: reducedBy }),
    isNote(document) && t(kind === 'CREDIT_NOTE' ? 'paper.reason' : 'paper.reasonOfMore', { reason: words }),
  ].filter((text): text is string => Boolean(text));
}

/** Returns the name of a line; a line that is not goods is named by its type. */
export const taxLineName = ({ type, name, isExempt }: PaperTaxLine, t: Translator): string =>
  `${type === 'GOODS' ? name : t(`line.${type}`)}${isExempt ? ` (${t('receipt.exempt')})` : ''}`;

/** Lists name, quantity and value without VAT of sold or returned goods. */
function goods(document: PaperTaxDocument, t: Translator): PaperBlock {
  const sign = document.kind === 'CREDIT_NOTE' ? -1 : 1;
  return {
    type: 'GOODS',
    head: [t('paper.item'), t('paper.quantity'), t('paper.value')],
    rows: document.lines.map((line) => [
      taxLineName(line, t),
      // Goods that stay with the customer at another price have no returned quantity.
      line.type === 'GOODS' && line.quantity !== 0 ? formatCount(sign * line.quantity) : '',
      signed(document, line.value),
    ]),
  };
}

function figures(document: PaperTaxDocument, t: Translator): PaperBlock[] {
  const { refersTo, leftValue, exempt, value } = document;
  const isCorrection = isNote(document) && refersTo && leftValue != null;
  // The correction by earlier notes.
  const corrected = addFigures([leftValue ?? 0, ...[refersTo?.value ?? 0, exempt, value].map((amount) => 0 - amount)]);
  return [
    ...(isCorrection
      ? [
          row(t('paper.original'), inBaht(refersTo.value)),
          ...(corrected === 0 ? [] : [row(t('paper.corrected'), inBaht(corrected))]),
          row(t('paper.left'), inBaht(leftValue)),
        ]
      : []),
    // The difference between the invoice and the correct value, including goods that bear no VAT.
    ...(isNote(document) ? [row(t('paper.difference'), signed(document, addFigures([exempt, value])))] : []),
    ...(exempt === 0 ? [] : [row(t('receipt.exempt'), signed(document, exempt))]),
    ...(isNote(document) && exempt === 0 ? [] : [row(t('paper.withoutVat'), signed(document, value))]),
    row(t('paper.vat', { percent: document.percent }), signed(document, document.vat)),
    row(t('paper.total'), signed(document, document.total), true),
  ];
}
