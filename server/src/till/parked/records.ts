import { OFFER_KINDS } from '@taem/domain/loyalty/offerKind.ts';
import { enumOf, flag, integer, moment, number, optionalText, text } from '../../gateway/fields.ts';
import { derived, nested, nestedList, recordType, relation } from '../../gateway/recordType.ts';
import { wireEnums } from '../../gateway/wireEnums.ts';
import type {
  Guest,
  Member,
  MerchantUser,
  ParkedBill,
  ParkedContent,
  ParkedLine,
  ParkedOffer,
  ParkedOption,
  ParkedShortage,
} from '../../generated/schema.ts';

export const parkedRecords = [
  recordType<ParkedBill>('ParkedBill', null, {
    id: text('id'),
    branchId: text('branch_id'),
    name: optionalText('name'),
    status: enumOf('status', wireEnums.ParkedBillStatus),
    memberId: optionalText('member_id'),
    member: relation<Member>('Member', 'member_id'),
    amountDue: number('amount_due'),
    quantity: integer('qty'),
    content: nested<ParkedContent>('ParkedContent', 'bill'),
    pointsLeft: integer('points_left'),
    shortages: nestedList<ParkedShortage>('ParkedShortage', 'shortages'),
    parkedAt: moment('created_at'),
    parkedByName: optionalText('create_by_name'),
    changedAt: moment('changed_at'),
    changedByName: optionalText('changed_by_name'),
    openedAt: moment('opened_at'),
    openedByName: optionalText('opened_by_name'),
    closedAt: moment('closed_at'),
    closedByName: optionalText('closed_by_name'),
    transactionId: optionalText('transaction_id'),
    transactionNo: optionalText('transaction_no'),
    contentVersion: integer('bill_version'),
    version: integer('__v'),
  }),
  recordType<ParkedContent>('ParkedContent', null, {
    lines: nestedList<ParkedLine>('ParkedLine', 'lines'),
    guest: nested<Guest>('Guest', 'guest'),
    tierPrivileges: flag('tier_privileges'),
    discount: nested<ParkedOffer>('ParkedOffer', 'discount'),
    offer: nested<ParkedOffer>('ParkedOffer', 'offer'),
    // Bills parked by earlier versions have none.
    declined: derived(['declined'], ({ declined }) =>
      OFFER_KINDS.filter((place) => Array.isArray(declined) && declined.includes(place)),
    ),
    pointsAsCash: integer('points_as_cash'),
    deliveryCost: number('delivery_cost'),
    createLocalTime: optionalText('create_local_time'),
  }),
  recordType<ParkedLine>('ParkedLine', null, {
    itemRef: text('item_ref'),
    productId: text('product_id'),
    name: text('name'),
    code: text('code'),
    quantity: integer('quantity'),
    unitPrice: number('unit_price'),
    hasOwnPrice: flag('has_own_price'),
    options: nestedList<ParkedOption>('ParkedOption', 'options'),
    note: optionalText('note'),
    soldById: optionalText('sold_by_id'),
    soldBy: relation<MerchantUser>('MerchantUser', 'sold_by_id'),
  }),
  recordType<ParkedOption>('ParkedOption', null, {
    optionId: text('option_id'),
    groupName: text('group'),
    name: text('name'),
    price: number('price'),
  }),
  recordType<ParkedOffer>('ParkedOffer', null, {
    offerId: text('offer_id'),
    name: text('name'),
    customValue: number('custom_value'),
  }),
  recordType<ParkedShortage>('ParkedShortage', null, {
    productId: text('product_id'),
    name: text('name'),
    quantity: integer('quantity'),
    left: integer('left'),
  }),
];
