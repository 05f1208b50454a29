import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { CUSTOMER_LIMITS, MAX_CUSTOMER_ENTRIES } from '@taem/domain/customers/profile/customerLimits.ts';
import { defineResource, type Field } from '../resource/defineResource.ts';
import { computed, id, joined, json, text, timestamp } from '../resource/fields.ts';
import { orNull } from '../resource/jsonShapes.ts';
import { customerFields, customerJoins, localeOfEnvelope } from './customerFields.ts';
import { bought } from './find/bought.ts';
import { buyers } from './find/buyers.ts';
import { findByKeyword } from './find/findByKeyword.ts';
import { readAll } from './find/readAll.ts';
import { readKeyword } from './find/readKeyword.ts';
import { isOpen } from './isOpen.ts';
import { memberSummary } from './memberSummary.ts';
import { withdrawMember } from './opening/withdrawMember.ts';
import { prepareMember, refuseMemberClash } from './prepareMember.ts';
import { AgreedWording, CURRENT_CONSENT, readAgreed, writeAgreed } from './privacy/consents.ts';

/** Birthdays as numbers: 1231 for 31 December. */
const birthday: Field = {
  type: 'integer',
  sql: 't.birthday',
  matches: {
    like: '[1230,1231]',
    sql: (given, parameters, path) => `t.birthday = any(${parameters.add(readAll('integer', given, path))}::int[])`,
  },
};

const Words = orNull(Type.String({ maxLength: CUSTOMER_LIMITS.fact }));
const Entries = Type.Array(Type.Record(Type.String({ maxLength: 50 }), Words), { maxItems: MAX_CUSTOMER_ENTRIES });
const Socials = Type.Array(Type.Object({ id: Words, account: Words }), { maxItems: MAX_CUSTOMER_ENTRIES });
const List = Type.Optional(Type.Array(Words, { maxItems: MAX_CUSTOMER_ENTRIES }));

/** CUST-57 Interests of a member, a few words each. */
const Interests = Type.Object(
  {
    hobbies: List,
    colors: List,
    fashion_brands: List,
    shopping_places: List,
    online_shopping: List,
    hangouts: List,
    books: List,
    movies: List,
  },
  { additionalProperties: false },
);

export const members = defineResource({
  path: 'members',
  listKey: 'members',
  singleKey: 'member',
  noun: 'The member',
  table: 'members',
  read: [PAGE.payment, PAGE.customerInsight, PAGE.businessInsight, PAGE.paymentHistory],
  create: PAGE.subscribe,
  update: PAGE.customerInsight,
  // Lists can be requested for a branch, but every branch sees the same customers.
  branch: { field: 'branch_id', lists: 'any', writes: 'made' },
  fields: {
    ...customerFields('sub_district_id'),
    code: {
      ...text('code', { max: 50, createOnly: true, searched: true, reads: 'code' }),
      ...{ neverEmpty: true, anyCase: { small: 'lower(t.code)', table: 'members' } },
    },
    line_id: text('line_id', { max: CUSTOMER_LIMITS.lineId }),
    instagram_id: text('instagram_id', { max: CUSTOMER_LIMITS.instagramId }),
    educations: json('educations', { schema: Entries }),
    works: json('works', { schema: Entries }),
    socials: json('socials', { schema: Socials }),
    interests: json('interests', { schema: Interests }),
    merchant_remark: text('merchant_remark', { max: CUSTOMER_LIMITS.merchantRemark, reads: 'lines' }),
    answers: json('answers', { writable: false }),
    // Extension: the account into which this one was merged.
    merged_into_id: id('merged_into_id', { writable: false }),
    // Extension: when the person's data was erased (docs/adr/0062).
    erased_at: timestamp('erased_at', { writable: false }),
    message_consent: { ...computed('json', CURRENT_CONSENT), addon: true },
    tier_id: id('tier_id', { writable: false }),
    'tier.current.id': joined('id', 'tier', 'id'),
    'tier.current.name': joined('text', 'tier', 'name'),
    'tier.current.image_url': joined('text', 'tier', 'image_url'),
    last_transaction_time: timestamp('last_transaction_time', { writable: false }),
    'lifetime_value.total_revenue': computed('money', 't.total_revenue'),
    'lifetime_value.total_transaction': computed('integer', 't.total_transaction'),
    'lifetime_value.remaining_reward': computed('integer', 't.points'),
    'lifetime_value.total_qty': computed('integer', 't.total_qty'),
    // Seconds since the person became a customer; the screens show years, months or days (CUST-70).
    'lifetime_value.duration': computed('integer', 'floor(extract(epoch from now() - t.created_at))::bigint'),
    ...memberSummary,
    birthday,
    bought,
    buyers,
    'accum.payment.total_transaction': computed('integer', 't.total_transaction'),
    'accum.payment.total_revenue': computed('money', 't.total_revenue'),
  },
  fromEnvelope: localeOfEnvelope,
  joins: { tier: { table: 'member_tiers', on: 'tier.id = t.tier_id' }, ...customerJoins('sub_district_id') },
  nullable: { 'tier.current': 'tier' },
  findByKeyword,
  endsWithCaller: true,
  remembersLists: true,
  listed: isOpen('t'),
  readKeyword,
  prepare: prepareMember,
  besideNew: {
    fields: { consent_wording: AgreedWording },
    write: (client, session, id, { consent_wording }) => writeAgreed(client, id, readAgreed(consent_wording), session),
  },
  withdraw: withdrawMember,
  refuseClash: refuseMemberClash,
});
