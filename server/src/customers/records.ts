import { day, integer, moment, number, oneOf, optionalText, phone, text, texts } from '../gateway/fields.ts';
import { recordType, relation } from '../gateway/recordType.ts';
import type { Gender, Member, MemberTier } from '../generated/schema.ts';

const GENDERS: readonly Gender[] = ['Male', 'Female', 'Other'];

const member = recordType<Member>(
  'Member',
  { path: 'members', listKey: 'members', singleKey: 'member' },
  {
    id: text('id'),
    code: text('code'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    nickname: optionalText('nickname'),
    phone: phone('phone'),
    email: optionalText('email'),
    birthdate: day('birthdate'),
    gender: oneOf('gender', GENDERS),
    imageUrl: optionalText('image_url'),
    tags: texts('tags'),
    lastTransactionTime: moment('last_transaction_time'),
    remainingPoints: integer('lifetime_value.remaining_reward'),
    totalRevenue: number('lifetime_value.total_revenue'),
    totalTransactions: integer('lifetime_value.total_transaction'),
    tierId: optionalText('tier_id'),
    tier: relation<MemberTier>('MemberTier', 'tier_id', { path: 'tier.current', fields: ['id', 'name', 'imageUrl'] }),
  },
);

export const records = [member];
