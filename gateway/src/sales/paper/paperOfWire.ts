import { addFigures } from '@taem/domain/money/figure.ts';
import type { TaxDocumentKind, TaxLineType, TaxNoteCause } from '@taem/domain/till/taxDocument.ts';
import type { PaperReceipt } from '@taem/domain/transactions/paper/receiptPaper.ts';
import type { ReceiptRow } from './readReceipt.ts';
import type { AddressCodes, XmlParty, XmlTaxDocument } from './taxXml.ts';

type Json = Readonly<Record<string, unknown>>;

interface WireReference {
  kind: TaxDocumentKind;
  document_no: string;
  document_date: string;
  value: number;
}

/** A tax document as `tax_document_json` returns it, amounts in baht. */
export interface WireTaxDocument {
  id: string;
  kind: TaxDocumentKind;
  document_no: string;
  document_date: string;
  issued_at: string;
  refers_to: WireReference | null;
  replaces: WireReference | null;
  replaced_by: WireReference | null;
  notes: readonly WireReference[];
  seller: Json;
  percent: number;
  is_vat_added: boolean;
  lines: readonly {
    type: TaxLineType;
    name: string;
    code: string | null;
    qty: number;
    price: number;
    amount: number;
    discount_amount: number;
    is_exempt: boolean;
    value: number;
  }[];
  total: number;
  exempt: number;
  value: number;
  vat: number;
  left_value: number | null;
  reason: string | null;
  cause: TaxNoteCause | null;
  prints: number;
}

const text = (value: unknown) => (value == null || value === '' ? null : String(value));
const figure = (value: unknown) => (value == null ? null : Number(value));

const partsOf = (parts: Json | null | undefined): AddressCodes | null =>
  parts
    ? {
        ...{
          houseNo: text(parts.house_no),
          building: text(parts.building),
          moo: text(parts.moo),
          soi: text(parts.soi),
        },
        ...{ road: text(parts.road), subDistrictCode: text(parts.sub_district_code), postcode: text(parts.postcode) },
      }
    : null;

const partyOf = ({ name, address, tax_id, branch_no, machine_no, address_parts }: Json): XmlParty => ({
  ...{ name: text(name), address: text(address), taxId: text(tax_id), branchNo: text(branch_no) },
  machineNo: text(machine_no),
  addressParts: partsOf(address_parts as Json | null | undefined),
});

const referenceOf = ({ kind, document_no, document_date, value }: WireReference) => ({
  ...{ kind, documentNo: document_no, documentDate: document_date, value },
});

/** Returns a tax document as its paper and its data need it; without a buyer who may not be seen or was erased. */
export const taxDocumentOf = (wire: WireTaxDocument, buyer: Json | null): XmlTaxDocument => ({
  kind: wire.kind,
  documentNo: wire.document_no,
  documentDate: wire.document_date,
  issuedAt: wire.issued_at,
  refersTo: wire.refers_to && referenceOf(wire.refers_to),
  replaces: wire.replaces && referenceOf(wire.replaces),
  replacedBy: wire.replaced_by && referenceOf(wire.replaced_by),
  notes: wire.notes.map(referenceOf),
  seller: partyOf(wire.seller),
  buyer: buyer?.name == null ? null : partyOf(buyer),
  lines: wire.lines.map(({ type, name, code, qty, price, amount, discount_amount, is_exempt, value }) => ({
    ...{ type, name, code, quantity: qty, price, amount, value },
    ...{ discountAmount: discount_amount, isExempt: is_exempt },
  })),
  isVatAdded: wire.is_vat_added,
  ...{ percent: wire.percent, total: wire.total, exempt: wire.exempt, value: wire.value, vat: wire.vat },
  ...{ leftValue: wire.left_value, reason: wire.reason, cause: wire.cause },
});

const TENDERS: Readonly<Record<string, PaperReceipt['channels'][number]['type']>> = {
  Cash: 'CASH',
  'Credit-Debit': 'CREDIT_DEBIT',
  Transfer: 'TRANSFER',
  Other: 'OTHER',
  Exchange: 'EXCHANGE',
};

function tenderOf(row: Json): PaperReceipt['channels'][number] {
  const [amount, received] = [Number(row.amount), figure(row.received_amount)];
  return {
    type: TENDERS[String(row.type)] ?? 'OTHER',
    amount,
    receivedAmount: received,
    changeAmount: received === null ? null : addFigures([received, 0 - amount]),
    instituteName: text(row.institute_name),
    cardName: text(row.card_name),
  };
}

const optionsOf = (options: unknown) =>
  Array.isArray(options) ? options.map(({ name, price }: Json) => ({ name: String(name), price: Number(price) })) : [];

const itemOf = (row: Json): PaperReceipt['items'][number] => ({
  itemType: String(row.item_type).toUpperCase(),
  name: String(row.product_name ?? row.item_ref ?? ''),
  quantity: Number(row.qty ?? 0),
  chargeAmount: Number(row.charge_amount ?? 0),
  paidAmount: Number(row.paid_amount ?? 0),
  discountAmount: Number(row.discount_amount ?? 0),
  redeemPoints: Math.abs(Number((row.redeem as Json | undefined)?.amount ?? 0)),
  options: optionsOf(row.options),
  note: text(row.note),
});

/** Returns a sale or a return as its receipt needs it. */
export function receiptOf(
  { receipt, bill_detail, payment_channels, handed_back }: ReceiptRow,
  taxDocument: XmlTaxDocument | null,
  knowsPeople: boolean,
): PaperReceipt {
  const isReturn = receipt.is_return === true;
  const redeemed = figure(receipt.redeem_points);
  const [totalRevenue, deliveryCost] = [Number(receipt.total_revenue), Number(receipt.delivery_cost)];
  return {
    shop: String(receipt.shop),
    taxId: text(receipt.tax_id),
    ...{ head: String(receipt.receipt_head), foot: String(receipt.receipt_foot) },
    branch: String(receipt.branch),
    ...{ branchAddress: text(receipt.branch_address), branchPhone: text(receipt.branch_phone) },
    transactionNo: String(receipt.transaction_no),
    createLocalTime: String(receipt.create_local_time),
    ...{ isVoid: receipt.is_void === true, isReturn },
    exchangeNo: text(receipt.exchange_no),
    cashier: text(receipt.cashier),
    member: knowsPeople ? text(receipt.member) : null,
    items: (bill_detail ?? []).map(itemOf),
    channels: (payment_channels ?? []).map(tenderOf),
    handedBack: (handed_back ?? []).map(tenderOf),
    totalQuantity: Number(receipt.total_qty),
    totalPayment: Number(receipt.total_payment),
    ...{ totalRevenue, deliveryCost, amountDue: addFigures([totalRevenue, deliveryCost, Number(receipt.added_vat)]) },
    cashRounding: Number(receipt.cash_rounding ?? 0),
    earnPoints: figure(receipt.earn_points),
    // Points that a return gives back are below 0.
    redeemPoints: redeemed === null || isReturn ? redeemed : Math.abs(redeemed),
    taxDocument,
  };
}
