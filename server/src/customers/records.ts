import { enumOf, integer, moment, number, optionalText, text, texts, valueAt } from '../gateway/fields.ts';
import {
  derived,
  narrowNested,
  nested,
  nestedList,
  recordType,
  relation,
  relationList,
} from '../gateway/recordType.ts';
import { isWireRecord } from '../gateway/wire.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import { nestedUnlessWithheld, personalHidden, unlessWithheld } from '../gateway/withheld.ts';
import type {
  CustomerEntry,
  FavouriteCategory,
  LikelyMember,
  Member,
  MemberBadge,
  MemberInterests,
  MemberLifetime,
  MemberSocial,
  MemberTier,
  MessageConsent,
  OnboardAnswer,
  Potential,
  Social,
} from '../generated/schema.ts';
import { customerFields } from './customerFields.ts';

const member = recordType<Member>(
  'Member',
  { path: 'members', listKey: 'members', singleKey: 'member' },
  {
    ...customerFields('sub_district_id'),
    code: text('code'),
    lineId: optionalText('line_id'),
    instagramId: optionalText('instagram_id'),
    educations: unlessWithheld('educations', entries('educations')),
    works: unlessWithheld('works', entries('works')),
    socials: nestedUnlessWithheld('socials', nestedList<MemberSocial>('MemberSocial', 'socials')),
    interests: nestedUnlessWithheld('interests', nested<MemberInterests>('MemberInterests', 'interests')),
    merchantRemark: optionalText('merchant_remark'),
    answers: unlessWithheld('answers', valueAt('answers', answersOf)),
    personalHidden,
    lastTransactionTime: moment('last_transaction_time'),
    remainingPoints: integer('lifetime_value.remaining_reward'),
    totalRevenue: number('lifetime_value.total_revenue'),
    totalTransactions: integer('lifetime_value.total_transaction'),
    lifetime: narrowNested<MemberLifetime>('MemberLifetime', 'lifetime_value'),
    badges: relationList<MemberBadge>('MemberBadge', 'badges', ['id', 'name']),
    mergedInto: relation<Member>('Member', 'merged_into_id'),
    erasedAt: moment('erased_at'),
    messageConsent: nested<MessageConsent>('MessageConsent', 'message_consent'),
    tierId: optionalText('tier_id'),
    tier: relation<MemberTier>('MemberTier', 'tier_id', { path: 'tier.current', fields: ['id', 'name', 'imageUrl'] }),
  },
);

const lifetime = recordType<MemberLifetime>('MemberLifetime', null, {
  totalQuantity: integer('total_qty'),
  durationSeconds: integer('duration'),
  topFrequentCategory: nested<FavouriteCategory>('FavouriteCategory', 'top_frequent_category'),
  topExpenseCategory: nested<FavouriteCategory>('FavouriteCategory', 'top_expense_category'),
  lastExpenseCategory: nested<FavouriteCategory>('FavouriteCategory', 'last_expense_category'),
});

const favouriteCategory = recordType<FavouriteCategory>('FavouriteCategory', null, {
  id: text('id'),
  name: text('name'),
  frequent: integer('frequent'),
  price: number('price'),
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const chosen = relation<Social>('Social', 'id');

const memberSocial = recordType<MemberSocial>('MemberSocial', null, {
  socialId: optionalText('id'),
  // The wire accepts any text here; only an id can be loaded.
  social: { ...chosen, id: (record) => (UUID.test(String(record.id)) ? chosen.id(record) : null) },
  account: optionalText('account'),
});

const memberInterests = recordType<MemberInterests>('MemberInterests', null, {
  hobbies: words('hobbies'),
  colors: words('colors'),
  fashionBrands: words('fashion_brands'),
  shoppingPlaces: words('shopping_places'),
  onlineShopping: words('online_shopping'),
  hangouts: words('hangouts'),
  books: words('books'),
  movies: words('movies'),
});

const potential = recordType<Potential>(
  'Potential',
  { path: 'potentials', listKey: 'potentials', singleKey: 'potential' },
  {
    ...customerFields('subdistrict_id'),
    lastActivityTime: moment('last_activity_time'),
    memberId: optionalText('member_id'),
    member: relation<Member>('Member', 'member_id'),
  },
);

const likelyMember = recordType<LikelyMember>('LikelyMember', null, {
  member: relation<Member>('Member', 'member_id'),
  reason: enumOf('reason', wireEnums.LikelyReason),
});

export const records = [member, lifetime, favouriteCategory, memberSocial, memberInterests, potential, likelyMember];

/** Reads a list of texts that may be missing, and may have empty entries (CUST-64). */
function words(path: string) {
  const list = texts(path);
  return derived([path], (record) => {
    const given = record[path] ?? [];
    return list.read({ [path]: Array.isArray(given) ? given.filter((word) => word !== null && word !== '') : given });
  });
}

/** Reads objects whose names the shop chooses. */
function entries(path: string) {
  return valueAt(path, (list): CustomerEntry[] | undefined => {
    if (!Array.isArray(list) || !list.every(isWireRecord)) return undefined;
    return list.map((entry) => ({
      facts: Object.entries(entry).map(([name, value]) => ({ name, value: value === null ? null : String(value) })),
    }));
  });
}

function answersOf(answers: unknown): OnboardAnswer[] | undefined {
  if (!isWireRecord(answers)) return undefined;
  return Object.entries(answers).map(([questionId, value]) => ({ questionId, value: String(value ?? '') }));
}
