import { PAGE, SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import { defineResource, type Field } from '../resource/defineResource.ts';
import { branchJoin, computed, date, id, integer, joined, json, money, text, timestamp } from '../resource/fields.ts';
import { markPersonal } from '../resource/personal.ts';
import { amountDue } from './amountDue.ts';
import { billDetail, confirmations, paymentChannels, slips } from './billJson.ts';
import { forBooks } from './forBooks.ts';
import { costOfSale } from './forCost.ts';
import { forReturns } from './forReturns.ts';
import { forTills } from './forTills.ts';
import { firstOfMember, saleFacts } from './saleFacts.ts';

/** Changes to points by a sale, in the order in which they happened. */
const pointEntries = `(select coalesce(json_agg(json_build_object('kind', e.kind, 'points', e.points, 'time', e.time,
    'by_id', e.by_id, 'remark', e.remark) order by e.time, e.id), '[]')
  from point_entries e where e.transaction_id = t.id)`;

/** Extension: which actions on a sale, its void or a return a second person approved, and when. */
const approvals = `(select coalesce(json_agg(json_build_object('actions', a.actions, 'approved_by_id', a.approved_by_id,
    'given_to_id', a.given_to_id, 'time', a.used_at) order by a.used_at, a.id), '[]')
  from approvals a where a.transaction_id in (t.id, t.exchange_id))`;

/** Extension: tax invoices and credit notes of a sale or a return, in the order in which they were issued. */
const taxDocuments = `(select coalesce(json_agg(tax_document_json(d) order by d.issued_at, d.kind), '[]')
  from tax_documents d where d.realm_id = t.realm_id and d.transaction_id = t.id)`;

/** Extension: the buyers of these documents, by id of the document; an erased person is included with an empty record. */
const taxBuyers = `(select json_object_agg(d.id, d.buyer) from tax_documents d
  where d.realm_id = t.realm_id and d.transaction_id = t.id and d.buyer is not null)`;

/** Only tills write sales; `money` is converted to baht, wall-clock times stay those of the branch. */
const declared = defineResource({
  path: 'transactions',
  listKey: 'transactions',
  singleKey: 'transaction',
  noun: 'The transaction',
  table: 'transactions',
  read: SALE_READERS,
  defaultSort: ['create_local_time', -1],
  joins: {
    branch: branchJoin,
    first_of_member: firstOfMember,
  },
  branch: { field: 'branch_id', lists: 'any' },
  fields: {
    id: id('id'),
    transaction_no: { ...text('transaction_no', { searched: true }), searchedPlain: true, plainOrder: true },
    trx_no: text('transaction_no'),
    status: text('status'),
    type: text('type'),
    business_date: date('business_date'),
    create_local_time: {
      ...computed('text', "to_char(t.create_local_time, 'YYYY-MM-DD HH24:MI:SS')"),
      isLocalTime: true,
    },
    time: timestamp('time'),
    branch_id: id('branch_id'),
    branch_name: joined('text', 'branch', 'name'),
    create_by_id: id('create_by_id'),
    // Not a join, so that a page always looks up only its own hundred members, whatever the planner estimates.
    member: computed(
      'json',
      `(select json_build_object('id', m.id, 'firstname', m.firstname, 'lastname', m.lastname)
        from members m where m.id = t.member_id)`,
    ),
    member_id: id('member_id'),
    tier_name: text('tier_name'),
    guest: json('guest'),
    bill_detail: computed('json', billDetail),
    payment_channels: { ...computed('json', paymentChannels()), inLanguage: paymentChannels },
    total_qty: integer('total_qty'),
    total_payment: money('total_payment'),
    total_discount: money('total_discount'),
    total_revenue: money('total_revenue'),
    delivery_cost: money('delivery_cost'),
    // Extension: VAT added to the prices; 0 where prices include VAT.
    added_vat: money('added_vat'),
    // Extension: the sum of the tenders, less the amount due.
    cash_rounding: money('cash_rounding'),
    'earn.reward': integer('earn_points'),
    'redeem.reward': integer('redeem_points'),
    last_adjust_amount: computed(
      'json',
      "case when t.last_adjust_points is not null then json_build_object('reward', t.last_adjust_points) end",
    ),
    trace: json('trace'),
    remark: text('remark'),
    slip_image_url: text('slip_image_url'),
    slips: computed('json', slips),
    confirmations: computed('json', confirmations),
    void_remark: text('void_remark'),
    void_by_id: id('void_by_id'),
    void_time: timestamp('void_time'),
    claimed_time: timestamp('claimed_time'),
    approvals: { ...computed('json', approvals), addon: true },
    tax_documents: { ...computed('json', taxDocuments), addon: true },
    tax_buyers: { ...computed('json', taxBuyers), addon: true },
    point_entries: { ...computed('json', pointEntries), addon: true },
    __v: integer('version'),
    ...forReturns,
    ...forTills,
    ...forBooks,
    ...costOfSale,
  },
});

/** Fields that are compared in another form than they are returned, namely as an index stores them. */
const compared: Record<string, Field> = {
  ...saleFacts,
  create_local_time: timestamp('create_local_time'),
  'member.id': id('member_id'),
  'guest.gender': computed('text', "t.guest ->> 'gender'"),
  'guest.age': computed('text', "t.guest ->> 'age'"),
  'last_adjust_amount.reward': integer('last_adjust_points'),
  // Extension: one condition finds the sales partly or wholly paid by a kind of tender.
  'payment_channels.type': {
    ...computed('textArray', 'array(select c.type from transaction_channels c where c.transaction_id = t.id)'),
    isBeside: true,
    contains: (type) =>
      `exists (select from transaction_channels c where c.transaction_id = t.id and c.type = ${type})`,
  },
  // BI-38 Reports can be sorted by it.
  member_name: computed(
    'text',
    "(select trim(m.firstname || ' ' || m.lastname) from members m where m.id = t.member_id)",
  ),
  // Extension: the sale that a return belongs to; null finds everything that is not a return.
  returns_id: id('returns_id'),
  till_id: id('till_id'),
  // A user who counts blind could use it to add up the figures of their shift.
  shift_id: { ...id('shift_id'), personalTo: [PAGE.shift] },
  // Extension: the amount to pay, before cash rounding.
  amount_due: computed('money', amountDue('t')),
  // CALL-41 Reports filter for sales that have a bill; every sale has one.
  bill_detail: computed('boolean', '(t.total_qty <> 0)'),
};

export const transactions = {
  ...declared,
  fieldByPath: new Map([...declared.fieldByPath, ...Object.entries(markPersonal(declared, compared))]),
};
