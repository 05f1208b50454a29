import { day, enumOf, integer, moment, optionalText, text } from '../gateway/fields.ts';
import { recordType, relation } from '../gateway/recordType.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type { CalendarEntry, Member, MerchantBranch } from '../generated/schema.ts';

const calendarEntry = recordType<CalendarEntry>(
  'CalendarEntry',
  { path: 'calendar', listKey: 'calendar', singleKey: 'calendar_entry' },
  {
    id: text('id'),
    type: enumOf('type', wireEnums.CalendarEntryType),
    name: text('name'),
    description: optionalText('desc'),
    branchId: optionalText('branch_id'),
    branch: relation<MerchantBranch>('MerchantBranch', 'branch_id'),
    memberId: optionalText('member_id'),
    member: relation<Member>('Member', 'member_id', {
      path: 'member',
      fields: ['id', 'firstname', 'lastname', 'phone', 'imageUrl'],
    }),
    birthdate: day('birthdate'),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    version: integer('__v'),
  },
);

export const records = [calendarEntry];
