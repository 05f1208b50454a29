import { integer, moment, optionalText, phone, status, text } from '../gateway/fields.ts';
import { derived, recordType } from '../gateway/recordType.ts';
import { at } from '../gateway/wire.ts';
import type { MemberBadge, MerchantBranch } from '../generated/schema.ts';

const merchantBranch = recordType<MerchantBranch>(
  'MerchantBranch',
  { path: 'merchant-branches', listKey: 'branches', singleKey: 'branch' },
  {
    id: text('id'),
    name: text('name'),
    address: optionalText('address'),
    phone: phone('phone'),
    email: optionalText('email'),
    status: status('status'),
    timeZone: text('time_zone'),
    imageUrl: optionalText('image_url'),
    createdAt: moment('time'),
    version: integer('__v'),
  },
);

const memberBadge = recordType<MemberBadge>(
  'MemberBadge',
  { path: 'member-badges', listKey: 'badges', singleKey: 'badge' },
  {
    id: text('id'),
    name: text('name'),
    threshold: derived(['conditions'], ({ conditions }) => {
      const [first] = Array.isArray(conditions) ? conditions : [];
      const value = first ? at(first, ['value']) : null;
      return value === null || value === undefined ? null : Number(value);
    }),
    version: integer('__v'),
  },
);

export const records = [merchantBranch, memberBadge];
