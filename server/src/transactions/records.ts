import { fromBaht, subtract, sum, toBaht } from '@taem/domain/money/money.ts';
import { APPROVAL_ACTIONS } from '@taem/domain/till/neededApprovals.ts';
import type { ChannelType } from '@taem/domain/till/paymentPayload.ts';
import { AMOUNT_DUE, amountDueOf } from '../gateway/amountDueOf.ts';
import { amountOf } from '../gateway/amountOf.ts';
import {
  count,
  day,
  enumOf,
  enumsOf,
  integer,
  moment,
  number,
  optionalText,
  text,
  texts,
  valueAt,
} from '../gateway/fields.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { derived, nested, nestedList, recordType, relation } from '../gateway/recordType.ts';
import { textOf, textsOf } from '../gateway/textOf.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type {
  Guest,
  Member,
  MerchantBranch,
  MerchantUser,
  PaymentChannel,
  ReturnableLine,
  SaleApproval,
  SaleExchange,
  SaleLineCost,
  SalePointEntry,
  SaleReturn,
  SlipReference,
  Till,
  TraceEntry,
  Transaction,
  TransactionChannel,
  TransactionCoupon,
  TransactionItem,
  TransactionItemGoods,
  TransactionItemOption,
  TransactionItemPart,
  TransactionTotals,
  TransferConfirmation,
  UserErrorParam,
} from '../generated/schema.ts';
import { taxDocumentsOfSale } from './taxRecords.ts';

/** Codes of the rows of a bill that are deductions. */
const BENEFITS: ReadonlySet<string> = new Set(['privilege', 'discount', 'offer']);

/** BI-44 Reads the amount of a sale paid by one kind of tender. */
const paidBy = (type: ChannelType) =>
  derived(['payment_channels'], ({ payment_channels: channels }) =>
    toBaht(sum(listOf(channels).map((channel) => fromBaht(channel.type === type ? amountOf(channel.amount) : 0)))),
  );

const transaction = recordType<Transaction>(
  'Transaction',
  {
    path: 'transactions',
    listKey: 'transactions',
    singleKey: 'transaction',
    addon: ['create_local_time', 'type', 'void_remark', 'void_by_id', 'void_time'],
  },
  {
    id: text('id'),
    transactionNo: derived(['transaction_no', 'trx_no'], (record) =>
      record.transaction_no == null && record.trx_no == null
        ? undefined
        : textOf(record.transaction_no ?? record.trx_no),
    ),
    status: enumOf('status', wireEnums.TransactionStatus),
    type: optionalText('type'),
    businessDate: day('business_date'),
    createLocalTime: valueAt('create_local_time', localTime),
    time: moment('time'),
    branchId: text('branch_id'),
    branchName: optionalText('branch_name'),
    branch: relation<MerchantBranch>('MerchantBranch', 'branch_id'),
    createById: text('create_by_id'),
    createBy: relation<MerchantUser>('MerchantUser', 'create_by_id'),
    till: relation<Till>('Till', 'till.id', { path: 'till', fields: ['id', 'code', 'name'] }),
    voidTill: relation<Till>('Till', 'void_till.id', { path: 'void_till', fields: ['id', 'code', 'name'] }),
    customerType: derived(['member_id'], ({ member_id }) => (member_id ? 'Member' : 'Guest')),
    memberId: optionalText('member_id'),
    member: relation<Member>('Member', 'member_id'),
    tierName: optionalText('tier_name'),
    guest: nested<Guest>('Guest', 'guest'),
    items: nestedList<TransactionItem>('TransactionItem', 'bill_detail'),
    channels: nestedList<TransactionChannel>('TransactionChannel', 'payment_channels'),
    totalQuantity: integer('total_qty'),
    totalPayment: number('total_payment'),
    totalDiscount: number('total_discount'),
    totalRevenue: number('total_revenue'),
    deliveryCost: derived(['delivery_cost'], (record) => amountOf(record.delivery_cost)),
    // Without this field, no VAT was added.
    addedVat: derived(['added_vat'], ({ added_vat }) => amountOf(added_vat)),
    amountDue: derived(AMOUNT_DUE, (record) => (record.total_revenue == null ? undefined : amountDueOf(record))),
    // Without this field, nothing was rounded.
    cashRounding: derived(['cash_rounding'], (record) => amountOf(record.cash_rounding ?? 0)),
    earnPoints: derived(['earn'], (record) => rewardOf(record.earn)),
    // Points that a return gives back are below 0.
    redeemPoints: derived(['redeem', 'type'], ({ redeem, type }) =>
      type === 'Return' ? rewardOf(redeem) : Math.abs(rewardOf(redeem)),
    ),
    lastAdjustAmount: derived(['last_adjust_amount'], ({ last_adjust_amount: adjusted }) =>
      isWireRecord(adjusted) && adjusted.reward != null ? amountOf(adjusted.reward) : null,
    ),
    cashAmount: paidBy('Cash'),
    transferAmount: paidBy('Transfer'),
    creditDebitAmount: paidBy('Credit-Debit'),
    otherAmount: paidBy('Other'),
    discountCodes: derived(['bill_detail'], ({ bill_detail: rows }) =>
      listOf(rows)
        .filter(({ item_type, discount_amount }) => BENEFITS.has(textOf(item_type)) && amountOf(discount_amount) < 0)
        .map(({ item_ref }) => textOf(item_ref)),
    ),
    pointEntries: nestedList<SalePointEntry>('SalePointEntry', 'point_entries'),
    trace: nestedList<TraceEntry>('TraceEntry', 'trace'),
    remark: optionalText('remark'),
    slipImageUrl: optionalText('slip_image_url'),
    slips: nestedList<SlipReference>('SlipReference', 'slips'),
    confirmations: nestedList<TransferConfirmation>('TransferConfirmation', 'confirmations'),
    voidRemark: optionalText('void_remark'),
    voidById: optionalText('void_by_id'),
    voidBy: relation<MerchantUser>('MerchantUser', 'void_by_id'),
    voidTime: moment('void_time'),
    claimedTime: moment('claimed_time'),
    // The address has the id of the sale until the receipt page's own call is made (customers/claim/receiptLink.ts).
    receiptLink: derived(['id'], ({ id }) => ({ url: textOf(id), canClaim: false, canRequestTaxInvoice: false })),
    returnOf: relation<Transaction>('Transaction', 'return_of.id', {
      path: 'return_of',
      fields: ['id', 'transactionNo'],
    }),
    exchange: nested<SaleExchange>('SaleExchange', 'exchange'),
    returns: nestedList<SaleReturn>('SaleReturn', 'returns'),
    approvals: nestedList<SaleApproval>('SaleApproval', 'approvals'),
    taxDocuments: taxDocumentsOfSale,
    returnedQuantity: derived(['returned_qty'], (record) => amountOf(record.returned_qty)),
    returnable: derived(['bill_detail', 'returned_lines', 'type'], returnableLines),
    cost: number('cost'),
    margin: number('margin'),
    uncostedQuantity: integer('uncosted_qty'),
    lineCosts: {
      ...nestedList<SaleLineCost>('SaleLineCost', 'line_costs'),
      pick: ({ line_costs: lines }) => lines ?? null,
    },
    version: integer('__v'),
  },
);

const guest = recordType<Guest>('Guest', null, {
  ageRange: enumOf('age', wireEnums.AgeRange),
  gender: enumOf('gender', wireEnums.Gender),
  hashtags: derived(['hashtags'], ({ hashtags }) => textsOf(hashtags)),
});

const transactionItem = recordType<TransactionItem>('TransactionItem', null, {
  itemRef: text('item_ref'),
  itemType: enumOf('item_type', wireEnums.TransactionItemType),
  // Points spent as cash have no name on the wire.
  name: derived(['product_name', 'item_type'], (item) => textOf(item.product_name ?? item.item_ref)),
  productId: optionalText('product_id'),
  // CHAN-33 A recorded row may have `code` instead of the payment's `product_code`.
  code: derived(['code', 'product_code'], (item) => textOf(item.code ?? item.product_code) || null),
  quantity: derived(['qty'], ({ qty }) => amountOf(qty)),
  chargeAmount: derived(['charge_amount'], (item) => amountOf(item.charge_amount)),
  paidAmount: derived(['paid_amount'], (item) => amountOf(item.paid_amount)),
  discountAmount: derived(['discount_amount'], (item) => amountOf(item.discount_amount)),
  earnPoints: derived(['earn_points'], (item) => amountOf(item.earn_points)),
  redeemPoints: derived(['redeem'], ({ redeem }) => (isWireRecord(redeem) ? Math.abs(amountOf(redeem.amount)) : 0)),
  coupons: nestedList<TransactionCoupon>('TransactionCoupon', 'coupons'),
  goods: nested<TransactionItemGoods>('TransactionItemGoods', 'goods'),
  options: nestedList<TransactionItemOption>('TransactionItemOption', 'options'),
  note: optionalText('note'),
  soldById: optionalText('sold_by_id'),
  soldBy: relation<MerchantUser>('MerchantUser', 'sold_by_id'),
});

const saleLineCost = recordType<SaleLineCost>('SaleLineCost', null, {
  position: integer('position'),
  productId: optionalText('product_id'),
  name: text('name'),
  quantity: integer('qty'),
  netAmount: number('net_amount'),
  cost: number('cost'),
  margin: number('margin'),
});

const transactionItemGoods = recordType<TransactionItemGoods>('TransactionItemGoods', null, {
  productIds: texts('product_ids'),
  groupOf: integer('group_of'),
  benefits: integer('benefits'),
  otherParts: nestedList<TransactionItemPart>('TransactionItemPart', 'other_parts'),
});

const transactionItemPart = recordType<TransactionItemPart>('TransactionItemPart', null, {
  productIds: texts('product_ids'),
  pieces: integer('pieces'),
});

const transactionItemOption = recordType<TransactionItemOption>('TransactionItemOption', null, {
  groupName: text('group'),
  name: text('name'),
  price: number('price'),
});

const transactionCoupon = recordType<TransactionCoupon>('TransactionCoupon', null, {
  couponId: optionalText('coupon_id'),
  type: enumOf('type', wireEnums.TransactionCouponType),
  discountPercent: number('discount_percent'),
  discountAmount: number('discount_amount'),
  shortDescription: optionalText('shortDesc'),
  description: optionalText('desc'),
  descriptionValue: optionalText('descValue'),
});

const transactionChannel = recordType<TransactionChannel>('TransactionChannel', null, {
  type: enumOf('type', wireEnums.PaymentChannelType),
  amount: number('amount'),
  receivedAmount: number('received_amount'),
  changeAmount: derived(['received_amount', 'amount'], ({ received_amount, amount }) =>
    received_amount === null || received_amount === undefined
      ? null
      : toBaht(subtract(fromBaht(amountOf(received_amount)), fromBaht(amountOf(amount)))),
  ),
  instituteId: optionalText('institute_id'),
  instituteName: optionalText('institute_name'),
  senderInstituteId: optionalText('sender.institute_id'),
  senderInstituteName: optionalText('sender.institute_name'),
  paymentChannelId: optionalText('payment_channel_id'),
  paymentChannel: relation<PaymentChannel>('PaymentChannel', 'payment_channel_id'),
  actionCode: optionalText('action_code'),
  cardName: optionalText('card_name'),
  confirmedAt: moment('confirmed_at'),
});

const transferConfirmation = recordType<TransferConfirmation>('TransferConfirmation', null, {
  position: integer('position'),
  reference: text('reference'),
  paidAt: moment('paid_at'),
  receivedAt: moment('received_at'),
});

const slipReference = recordType<SlipReference>('SlipReference', null, {
  position: integer('position'),
  sendingBank: text('sending_bank'),
  reference: text('reference'),
});

const traceEntry = recordType<TraceEntry>('TraceEntry', null, {
  code: text('code'),
  params: derived<UserErrorParam[]>(['params'], ({ params }) =>
    isWireRecord(params) ? Object.entries(params).map(([name, value]) => ({ name, value: textOf(value) })) : [],
  ),
});

const totals = recordType<TransactionTotals>('TransactionTotals', null, {
  complete: count('complete'),
  amountDue: number('amount_due'),
  earnPoints: count('earn'),
  redeemPoints: count('redeem'),
  voided: count('void'),
  voidedAmount: number('void_amount'),
  returns: derived(['returns'], ({ returns }) => amountOf(returns)),
  totalRevenue: number('total_revenue'),
  totalPayment: number('total_payment'),
  totalDiscount: number('total_discount'),
  totalQuantity: count('total_qty'),
  totalMembers: count('total_members'),
  itemAmount: number('item_amount'),
  itemQuantity: count('item_qty'),
  tenderAmount: number('tender_amount'),
  offerDiscount: number('offer_discount'),
});

const saleExchange = recordType<SaleExchange>('SaleExchange', null, {
  id: text('id'),
  transactionNo: text('transaction_no'),
  handedBack: nestedList<TransactionChannel>('TransactionChannel', 'handed_back'),
});

const saleReturn = recordType<SaleReturn>('SaleReturn', null, {
  id: text('id'),
  transactionNo: text('transaction_no'),
  createLocalTime: valueAt('create_local_time', localTime),
  totalQuantity: integer('total_qty'),
  amountDue: number('amount'),
  cashRounding: number('cash_rounding'),
});

const saleApproval = recordType<SaleApproval>('SaleApproval', null, {
  actions: enumsOf('actions', APPROVAL_ACTIONS),
  approvedById: text('approved_by_id'),
  approvedBy: relation<MerchantUser>('MerchantUser', 'approved_by_id'),
  givenToId: text('given_to_id'),
  time: moment('time'),
});

const salePointEntry = recordType<SalePointEntry>('SalePointEntry', null, {
  kind: enumOf('kind', wireEnums.PointEntryKind),
  points: integer('points'),
  time: moment('time'),
  byId: optionalText('by_id'),
  by: relation<MerchantUser>('MerchantUser', 'by_id'),
  remark: optionalText('remark'),
});

export const records = [
  saleExchange,
  saleReturn,
  saleApproval,
  salePointEntry,
  transaction,
  guest,
  transactionItem,
  transactionItemOption,
  saleLineCost,
  transactionItemGoods,
  transactionItemPart,
  transactionCoupon,
  transactionChannel,
  traceEntry,
  slipReference,
  transferConfirmation,
  totals,
];

/** Returns the lines that can be returned; a row of the bill is identified by its position. */
function returnableLines({ bill_detail, returned_lines, type }: WireRecord): ReturnableLine[] {
  if (type === 'Return') return [];
  const returned = new Map(listOf(returned_lines).map(({ position, qty }) => [amountOf(position), amountOf(qty)]));
  return listOf(bill_detail).flatMap((row, position): ReturnableLine[] =>
    row.item_type === 'product'
      ? [
          {
            position,
            name: textOf(row.product_name ?? row.item_ref),
            options: listOf(row.options).map(({ name }) => textOf(name)),
            quantity: amountOf(row.qty),
            left: amountOf(row.qty) + (returned.get(position) ?? 0),
            chargeAmount: amountOf(row.charge_amount),
          },
        ]
      : [],
  );
}

function listOf(value: unknown): WireRecord[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value) && value.every(isWireRecord)) return value;
  throw malformed('A list inside a sale is none.');
}

function rewardOf(points: unknown): number {
  const record: WireRecord | null = isWireRecord(points) ? points : null;
  return amountOf(record ? record.reward : points);
}

const WRITTEN = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const WALL_CLOCK = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/;

/** Reads `YYYY-MM-DD HH:mm:ss`, also if a gateway writes the same time with `T` and fractions. */
function localTime(value: unknown): string | undefined {
  const text = String(value);
  if (WRITTEN.test(text)) return text;
  const match = WALL_CLOCK.exec(text);
  return match ? `${match[1]} ${match[2]}` : undefined;
}
