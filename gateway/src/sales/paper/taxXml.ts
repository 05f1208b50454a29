import { addFigures, figureInSatang } from '@taem/domain/money/figure.ts';
import { translator } from '@taem/domain/record/translator.ts';
import { TAX_KIND_WORDS } from '@taem/domain/till/outputTax.ts';
import {
  REPLACEMENT_REASONS,
  type ReplacementReason,
  readReplacementReason,
} from '@taem/domain/till/replaceTaxInvoice.ts';
import type { TaxDocumentKind } from '@taem/domain/till/taxDocument.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { noteReasonWords, onlyReasonOf } from '@taem/domain/transactions/noteReason.ts';
import { TAX_PAPER_WORDS } from '@taem/domain/transactions/paper/paperWords.ts';
import type { PaperParty, PaperTaxDocument, PaperTaxLine } from '@taem/domain/transactions/paper/taxPaper.ts';
import Builder from 'fast-xml-builder';

/** A line's data that the paper does not show; amounts in baht. */
export interface XmlTaxLine extends PaperTaxLine {
  readonly code: string | null;
  /** `price` of a piece, and `amount` of all before deductions; without VAT where VAT is added. */
  readonly price: number;
  readonly amount: number;
  readonly discountAmount: number;
}

/** An address in parts; null for a part that it does not have. */
export interface AddressCodes {
  readonly houseNo: string | null;
  readonly building: string | null;
  readonly moo: string | null;
  readonly soi: string | null;
  readonly road: string | null;
  /** 6 digits: province, district and sub-district. */
  readonly subDistrictCode: string | null;
  readonly postcode: string | null;
}

export interface XmlParty extends PaperParty {
  readonly addressParts?: AddressCodes | null;
}

export interface XmlTaxDocument extends PaperTaxDocument {
  readonly seller: XmlParty;

  readonly issuedAt: string;
  readonly refersTo: (NonNullable<PaperTaxDocument['refersTo']> & { readonly kind: TaxDocumentKind }) | null;
  readonly replaces: PaperTaxDocument['replaces'];
  readonly lines: readonly XmlTaxLine[];
}

/** Version of the authority's recommendation ER3-2560 (docs/adr/0191). */
const VERSION = '2.1';

/** Codes of the recommendation (docs/adr/0170). */
const TYPE_CODES: Record<TaxDocumentKind, string> = {
  ABBREVIATED: 'T05',
  FULL: '388',
  CREDIT_NOTE: '81',
  DEBIT_NOTE: '80',
};

const ROOTS: Record<TaxDocumentKind, string> = {
  ABBREVIATED: 'AbbreviatedTaxInvoice',
  FULL: 'TaxInvoice',
  CREDIT_NOTE: 'DebitCreditNote',
  DEBIT_NOTE: 'DebitCreditNote',
};

/** Codes for reasons of a return, where the code list has one; other reasons, and those of a void, are given in words. */
const PURPOSES: Readonly<Partial<Record<string, string>>> = { Damaged: 'CDNG02', 'Wrong Product': 'CDNG05' };
/** Codes for the reasons to replace a tax invoice, likewise. */
const REPLACEMENTS: Readonly<Partial<Record<ReplacementReason, string>>> = {
  'Wrong Name': 'TIVC01',
  'Wrong Address': 'TIVC02',
};
const OTHER_REPLACEMENT = 'TIVC99';
/** Code for one piece, from the code list of units. */
const PIECE = 'C62';
const MAX_TEXT_LENGTH = 256;

export const XML_NAME = 'ETDA-invoice.xml';

/**
 * Returns a tax document as data, in the form of the authority's CrossIndustryInvoice. Sums equal those of the document
 * to the satang; those of a credit note are above zero, as on its paper.
 */
export function taxXml(document: XmlTaxDocument): string {
  const vats = vatOfLines(document);
  const root = `rsm:${ROOTS[document.kind]}_CrossIndustryInvoice`;
  const namespace = (name: string) => `urn:etda:uncefact:data:standard:${ROOTS[document.kind]}_${name}:2`;
  const builder = new Builder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });
  const body = builder.build({
    [root]: {
      '@xmlns:rsm': namespace('CrossIndustryInvoice'),
      '@xmlns:ram': namespace('ReusableAggregateBusinessInformationEntity'),
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': {
          'ram:ID': { '@schemeAgencyID': 'ETDA', '@schemeVersionID': `v${VERSION}`, '#text': 'ER3-2560' },
        },
      },
      'rsm:ExchangedDocument': heading(document),
      'rsm:SupplyChainTradeTransaction': {
        'ram:ApplicableHeaderTradeAgreement': agreement(document),
        'ram:ApplicableHeaderTradeDelivery': '',
        'ram:ApplicableHeaderTradeSettlement': settlement(document),
        'ram:IncludedSupplyChainTradeLineItem': document.lines.map((line, at) =>
          lineItem(document, line, vats[at] ?? 0, at + 1),
        ),
      },
    },
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
}

/** Removes characters that XML does not allow, from whatever source. Cuts long texts without splitting an emoji. */
const plain = (text: string) =>
  Array.from(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').trim())
    .slice(0, MAX_TEXT_LENGTH)
    .join('');
const baht = (amount: number) => amount.toFixed(2);
const signOf = ({ kind }: PaperTaxDocument) => (kind === 'CREDIT_NOTE' ? -1 : 1);
const midnightOf = (day: string) => `${day}T00:00:00`;

function heading(document: XmlTaxDocument) {
  const { kind, documentNo, documentDate, issuedAt, replaces, replacedBy } = document;
  const t = translator(TAX_PAPER_WORDS, 'th');
  const notes = [
    replacedBy && t('paper.replacedBy', { number: replacedBy.documentNo }),
    replaces && inPlaceOf(replaces),
  ].filter((text): text is string => Boolean(text));
  return {
    'ram:ID': plain(documentNo),
    'ram:Name': TAX_KIND_WORDS[kind].th,
    'ram:TypeCode': TYPE_CODES[kind],
    'ram:IssueDateTime': midnightOf(documentDate),
    ...purpose(document),
    'ram:CreationDateTime': new Date(issuedAt).toISOString(),
    ...(notes.length > 0 && { 'ram:IncludedNote': notes.map((text) => ({ 'ram:Content': plain(text) })) }),
  };
}

/** Worded as on the paper. */
function inPlaceOf({ kind, documentNo: number, documentDate }: NonNullable<XmlTaxDocument['replaces']>): string {
  const key = kind === 'ABBREVIATED' ? 'paper.replaces' : (`paper.reissues.${kind}` as const);
  return translator(TAX_PAPER_WORDS, 'th')(key, { number, day: writtenDay(documentDate, 'th') });
}

function purpose({ kind, reason, replaces, cause }: XmlTaxDocument) {
  if (kind === 'FULL' || kind === 'ABBREVIATED') {
    if (replaces?.kind === 'ABBREVIATED')
      return { 'ram:Purpose': plain(inPlaceOf(replaces)), 'ram:PurposeCode': OTHER_REPLACEMENT };
    const read = readReplacementReason(reason ?? '');
    if (!read) return {};
    // The detail that staff added is not for the buyer, unless it is the only reason given.
    const words = read.reason === 'Other' ? read.detail : REPLACEMENT_REASONS[read.reason].th;
    return { 'ram:Purpose': plain(words), 'ram:PurposeCode': REPLACEMENTS[read.reason] ?? OTHER_REPLACEMENT };
  }
  const t = translator(TAX_PAPER_WORDS, 'th');
  const words = reason ? noteReasonWords(reason, cause, 'th') : '-';
  const only = reason && cause === 'RETURN' ? onlyReasonOf(reason, cause) : null;
  const isCredit = kind === 'CREDIT_NOTE';
  return {
    'ram:Purpose': plain(isCredit ? words : t('paper.reasonOfMore', { reason: words })),
    'ram:PurposeCode': isCredit ? (PURPOSES[only ?? ''] ?? 'CDNG99') : 'DBNG99',
  };
}

function agreement({ seller, buyer, refersTo, kind }: XmlTaxDocument) {
  return {
    'ram:SellerTradeParty': party(seller),
    ...(buyer && { 'ram:BuyerTradeParty': party(buyer) }),
    // A note must name a buyer, even where the invoice that it corrects names none.
    ...(!buyer && ROOTS[kind] === 'DebitCreditNote' && { 'ram:BuyerTradeParty': party(NO_BUYER) }),
    ...(refersTo && {
      'ram:AdditionalReferencedDocument': {
        'ram:IssuerAssignedID': plain(refersTo.documentNo),
        'ram:IssueDateTime': midnightOf(refersTo.documentDate),
        'ram:ReferenceTypeCode': TYPE_CODES[refersTo.kind],
      },
    }),
  };
}

const NO_BUYER: XmlParty = { name: '-', address: null, taxId: null, branchNo: null };

function party({ name, address, taxId, branchNo, addressParts }: XmlParty) {
  return {
    'ram:Name': plain(name ?? ''),
    'ram:SpecifiedTaxRegistration': { 'ram:ID': registration(taxId, branchNo) },
    ...(addressParts
      ? { 'ram:PostalTradeAddress': codedAddress(addressParts) }
      : address && { 'ram:PostalTradeAddress': addressInOneLine(address) }),
  };
}

const THAILAND = { '@schemeID': '3166-1 alpha-2', '#text': 'TH' };

/** Returns district and sub-district as codes, which the authority's rules require of a seller. */
function codedAddress({ houseNo, building, moo, soi, road, subDistrictCode, postcode }: AddressCodes) {
  const code = subDistrictCode ?? '';
  const named = (name: string, text: string | null) => (text === null ? {} : { [`ram:${name}`]: plain(text) });
  return {
    ...{ ...named('PostcodeCode', postcode), ...named('BuildingName', building) },
    ...{ ...named('LineThree', soi), ...named('LineFive', moo), ...named('StreetName', road) },
    ...{ 'ram:CityName': code.slice(0, 4), 'ram:CitySubDivisionName': code, 'ram:CountryID': THAILAND },
    'ram:CountrySubDivisionID': code.slice(0, 2),
    ...named('BuildingNumber', houseNo),
  };
}

function addressInOneLine(address: string) {
  const postcode = /(?<!\d)\d{5}(?!\d)(?!.*(?<!\d)\d{5}(?!\d))/s.exec(address)?.[0];
  return {
    ...(postcode && { 'ram:PostcodeCode': postcode }),
    'ram:LineOne': plain(address.replace(/\s+/g, ' ')),
    'ram:CountryID': THAILAND,
  };
}

/** Identifies a business by tax id and branch, a person by the tax id alone, and a buyer without a tax id as N/A. */
function registration(taxId: PaperParty['taxId'], branchNo: PaperParty['branchNo']) {
  if (!taxId) return { '@schemeID': 'OTHR', '#text': 'N/A' };
  return branchNo ? { '@schemeID': 'TXID', '#text': `${taxId}${branchNo}` } : { '@schemeID': 'NIDN', '#text': taxId };
}

function settlement(document: XmlTaxDocument) {
  const { kind, percent, exempt, value, vat, total, refersTo, leftValue } = document;
  const of = (amount: number) => baht(signOf(document) * amount);
  const isNote = kind === 'CREDIT_NOTE' || kind === 'DEBIT_NOTE';
  const net = addFigures([exempt, value]);
  return {
    'ram:InvoiceCurrencyCode': { '@listID': 'ISO 4217 3A', '#text': 'THB' },
    'ram:ApplicableTradeTax': [
      tax('VAT', String(percent), of(value), of(vat)),
      ...(exempt === 0 ? [] : [tax('FRE', '0', of(exempt), baht(0))]),
    ],
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      ...(isNote && refersTo && { 'ram:OriginalInformationAmount': baht(refersTo.value) }),
      'ram:LineTotalAmount': isNote && leftValue != null ? baht(leftValue) : of(net),
      ...(isNote && { 'ram:DifferenceInformationAmount': of(net) }),
      'ram:TaxBasisTotalAmount': of(value),
      'ram:TaxTotalAmount': of(vat),
      'ram:GrandTotalAmount': of(total),
    },
  };
}

const tax = (code: string, rate: string, basis: string, amount: string) => ({
  'ram:TypeCode': code,
  'ram:CalculatedRate': rate,
  'ram:BasisAmount': basis,
  'ram:CalculatedAmount': amount,
});

/**
 * Returns each line's share of the VAT added to the document, in baht: the shares add up to it, although it was rounded
 * only once.
 */
function vatOfLines({ isVatAdded, percent, vat, lines }: XmlTaxDocument): number[] {
  const last = lines.findLastIndex(({ isExempt }) => !isExempt);
  let [taxed, before] = [0, 0];
  return lines.map(({ value, isExempt }, at) => {
    if (!isVatAdded || isExempt) return 0;
    taxed += figureInSatang(value);
    const upTo = at === last ? figureInSatang(vat) : Math.round((taxed * percent) / 100);
    const part = upTo - before;
    before = upTo;
    return part / 100;
  });
}

function lineItem(document: XmlTaxDocument, line: XmlTaxLine, vat: number, id: number) {
  const sign = signOf(document);
  const t = translator(TAX_PAPER_WORDS, 'th');
  const gross = addFigures([line.amount, line.discountAmount, vat]);
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': id },
    'ram:SpecifiedTradeProduct': {
      ...(line.code && { 'ram:ID': plain(line.code) }),
      'ram:Name': plain(line.type === 'GOODS' ? line.name : t(`line.${line.type}`)),
    },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:GrossPriceProductTradePrice': { 'ram:ChargeAmount': baht(line.price) },
    },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': { '@unitCode': PIECE, '#text': String(sign * line.quantity) },
    },
    'ram:SpecifiedLineTradeSettlement': {
      ...(line.discountAmount !== 0 && {
        'ram:SpecifiedTradeAllowanceCharge': {
          // True on a debit note, which charges for a lost discount.
          'ram:ChargeIndicator': String(sign * line.discountAmount > 0),
          'ram:ActualAmount': baht(Math.abs(line.discountAmount)),
        },
      }),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': {
        'ram:NetLineTotalAmount': baht(sign * line.value),
        'ram:NetIncludingTaxesLineTotalAmount': baht(sign * gross),
      },
    },
  };
}

/** Returns the file's metadata about its attachment, by the schema that the authority's own program uses. */
export function xmlMetadata(kind: TaxDocumentKind): string {
  const namespace = 'urn:etda:uncefact:data:standard:Invoice_CrossIndustryInvoice:2#';
  const properties = [
    ['DocumentFileName', 'Name of the attached XML file', XML_NAME],
    ['DocumentType', 'Kind of the document', TAX_KIND_WORDS[kind].en],
    ['Version', 'Version of the XML', VERSION],
  ] as const;
  return `
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
        xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>Electronic tax invoice</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>rsm</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq>${properties
          .map(
            ([name, description]) => `<rdf:li rdf:parseType="Resource">
          <pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
          <pdfaProperty:category>external</pdfaProperty:category>
          <pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
          )
          .join('')}</rdf:Seq></pdfaSchema:property>
      </rdf:li></rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:rsm="${namespace}">${properties
      .map(([name, , value]) => `<rsm:${name}>${value}</rsm:${name}>`)
      .join('')}</rdf:Description>`;
}
