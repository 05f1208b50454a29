import { CLAIM_OBSTACLES } from '@taem/domain/customers/claim/claimObstacles.ts';
import { fromBaht, subtract, toBaht } from '@taem/domain/money/money.ts';
import { RECEIPT_INVOICE_OBSTACLES } from '@taem/domain/till/taxBuyer.ts';
import { AMOUNT_DUE, amountDueOf } from '../../gateway/amountDueOf.ts';
import { amountOf } from '../../gateway/amountOf.ts';
import { day, enumOf, flag, integer, number, optionalText, text } from '../../gateway/fields.ts';
import { derived, nested, nestedList, recordType } from '../../gateway/recordType.ts';
import { textOf } from '../../gateway/textOf.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import { wireEnums } from '../../gateway/wireEnums.ts';
import type {
  CustomerReceipt,
  ReceiptChannel,
  ReceiptClaim,
  ReceiptItem,
  ReceiptTaxInvoice,
  TaxDocument,
  TransactionItemOption,
} from '../../generated/schema.ts';

const receipt = recordType<CustomerReceipt>('CustomerReceipt', null, {
  shop: text('shop'),
  taxId: optionalText('tax_id'),
  head: text('receipt_head'),
  foot: text('receipt_foot'),
  logoUrl: optionalText('logo_url'),
  branch: text('branch'),
  branchAddress: optionalText('branch_address'),
  branchPhone: optionalText('branch_phone'),
  transactionNo: text('transaction_no'),
  createLocalTime: text('create_local_time'),
  isVoid: flag('is_void'),
  isReturn: flag('is_return'),
  returnedQuantity: derived(['returned_qty'], ({ returned_qty }) => amountOf(returned_qty)),
  exchangeNo: optionalText('exchange_no'),
  cashier: derived(['cashier'], ({ cashier }) => textOf(cashier)),
  member: optionalText('member'),
  items: nestedList<ReceiptItem>('ReceiptItem', 'bill_detail'),
  channels: nestedList<ReceiptChannel>('ReceiptChannel', 'payment_channels'),
  handedBack: nestedList<ReceiptChannel>('ReceiptChannel', 'handed_back'),
  totalQuantity: integer('total_qty'),
  totalPayment: number('total_payment'),
  totalRevenue: number('total_revenue'),
  deliveryCost: number('delivery_cost'),
  addedVat: derived(['added_vat'], ({ added_vat }) => amountOf(added_vat)),
  amountDue: derived(AMOUNT_DUE, amountDueOf),
  cashRounding: derived(['cash_rounding'], (record) => amountOf(record.cash_rounding ?? 0)),
  earnPoints: integer('earn_points'),
  // Points that a return gives back are below 0.
  redeemPoints: derived(['redeem_points', 'is_return'], ({ redeem_points: points, is_return }) =>
    points == null ? null : is_return === true ? amountOf(points) : Math.abs(amountOf(points)),
  ),
  taxDocument: nested<TaxDocument>('TaxDocument', 'tax_document'),
  claim: nested<ReceiptClaim>('ReceiptClaim', 'claim'),
  taxInvoice: nested<ReceiptTaxInvoice>('ReceiptTaxInvoice', 'tax_invoice'),
});

const item = recordType<ReceiptItem>('ReceiptItem', null, {
  itemType: enumOf('item_type', wireEnums.TransactionItemType),
  // Points spent as cash have no name on the wire.
  name: derived(['product_name', 'item_ref'], (row) => textOf(row.product_name ?? row.item_ref)),
  quantity: derived(['qty'], ({ qty }) => amountOf(qty)),
  chargeAmount: derived(['charge_amount'], (row) => amountOf(row.charge_amount)),
  paidAmount: derived(['paid_amount'], (row) => amountOf(row.paid_amount)),
  discountAmount: derived(['discount_amount'], (row) => amountOf(row.discount_amount)),
  redeemPoints: derived(['redeem'], ({ redeem }) => (isWireRecord(redeem) ? Math.abs(amountOf(redeem.amount)) : 0)),
  options: nestedList<TransactionItemOption>('TransactionItemOption', 'options'),
  note: optionalText('note'),
});

const channel = recordType<ReceiptChannel>('ReceiptChannel', null, {
  type: enumOf('type', wireEnums.PaymentChannelType),
  amount: number('amount'),
  receivedAmount: number('received_amount'),
  changeAmount: derived(['received_amount', 'amount'], ({ received_amount, amount }) =>
    received_amount == null ? null : toBaht(subtract(fromBaht(amountOf(received_amount)), fromBaht(amountOf(amount)))),
  ),
  instituteName: optionalText('institute_name'),
  cardName: optionalText('card_name'),
});

const claim = recordType<ReceiptClaim>('ReceiptClaim', null, {
  points: integer('points'),
  lastDay: day('last_day'),
  obstacle: enumOf('obstacle', CLAIM_OBSTACLES),
});

const taxInvoice = recordType<ReceiptTaxInvoice>('ReceiptTaxInvoice', null, {
  lastDay: day('last_day'),
  obstacle: enumOf('obstacle', RECEIPT_INVOICE_OBSTACLES),
  isIssued: flag('is_issued'),
});

/** The content of a receipt page (docs/adr/0162). */
export const claimRecords = [receipt, item, channel, claim, taxInvoice];
