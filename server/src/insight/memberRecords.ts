import { amountOf } from '../gateway/amountOf.ts';
import { count, enumOf, moment, number, optionalText, phone, text } from '../gateway/fields.ts';
import { derived, nested, nestedList, recordType, relation } from '../gateway/recordType.ts';
import { textOf } from '../gateway/textOf.ts';
import { at } from '../gateway/wire.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import { isWithheld } from '../gateway/withheld.ts';
import type {
  BadgeMember,
  GuestFigures,
  Member,
  MemberFigures,
  MemberFiguresTotals,
  MemberLifeTime,
  MemberTier,
  Preference,
} from '../generated/schema.ts';

/** Purchase figures in the rows of members and of guests. */
const bought = {
  totalTransactions: count('payment.total_transaction'),
  totalQuantity: count('payment.total_qty'),
  totalPayment: number('payment.total_payment'),
  totalDiscount: number('payment.total_discount'),
  totalRevenue: number('payment.total_revenue'),
};

const sums = {
  lifetimeRevenue: number('ltv'),
  ...bought,
  earnPoints: count('payment.total_earn.reward'),
  redeemPoints: count('payment.total_redeem.reward'),
};

/** BI-49 */
const person = {
  memberId: text('member_id'),
  member: relation<Member>('Member', 'member_id'),
  code: text('code'),
  firstname: text('firstname'),
  lastname: text('lastname'),
  phone: phone('phone'),
  personalHidden: isWithheld('phone'),
  tierId: optionalText('tier.id'),
  tier: relation<MemberTier>('MemberTier', 'tier.id', { path: 'tier', fields: ['id', 'name', 'level'] }),
  joinedAt: moment('time'),
  ...sums,
};

/** Reads an amount by tender, below one field that is requested as a whole. */
const paidBy = (tender: string) =>
  derived(['total_payment_method'], (record) => amountOf(at(record, ['total_payment_method', tender, 'total_amount'])));

const everBought = (figure: string) => derived(['member'], (record) => amountOf(at(record, ['member', figure])));

export const memberRecords = [
  recordType<MemberFigures>('MemberFigures', null, {
    ...person,
    lifeTime: nested<MemberLifeTime>('MemberLifeTime', 'life_time'),
  }),
  recordType<BadgeMember>('BadgeMember', null, person),
  recordType<MemberFiguresTotals>('MemberFiguresTotals', null, sums),
  recordType<MemberLifeTime>('MemberLifeTime', null, {
    topFrequentCategory: nested<Preference>('Preference', 'top_frequent_category'),
    topExpenseCategory: nested<Preference>('Preference', 'top_expense_category'),
    topFrequentProduct: nested<Preference>('Preference', 'top_frequent_product'),
    topExpenseProduct: nested<Preference>('Preference', 'top_expense_product'),
    totalTransactions: everBought('total_transaction'),
    totalQuantity: everBought('total_qty'),
    totalRevenue: everBought('total_revenue'),
    cashAmount: paidBy('Cash'),
    transferAmount: paidBy('Transfer'),
    creditDebitAmount: paidBy('Credit-Debit'),
    otherAmount: paidBy('Other'),
    products: nestedList<Preference>('Preference', 'total_product'),
  }),
  recordType<Preference>('Preference', null, {
    id: derived(['id', 'product_id'], ({ id, product_id }) => {
      return textOf(id ?? product_id) || null;
    }),
    name: optionalText('name'),
    frequent: count('frequent'),
    quantity: count('qty'),
    amount: number('amount'),
  }),
  recordType<GuestFigures>('GuestFigures', null, {
    ageRange: enumOf('age', wireEnums.AgeRange),
    gender: enumOf('gender', wireEnums.Gender),
    ...bought,
  }),
];
