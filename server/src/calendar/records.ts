import { day, enumOf, integer, moment, optionalText, text } from '../gateway/fields.ts';
import { recordType, relation } from '../gateway/recordType.ts';
import { inverted } from '../gateway/wireEnums.ts';
import type { CalendarEntry, CalendarEntryType, Member, MerchantBranch } from '../generated/schema.ts';

export const ENTRY_TYPE_TO_WIRE: Readonly<Record<CalendarEntryType, string>> = {
  BIRTHDAY: 'bday',
  APPOINTMENT: 'Appointment',
};

const calendarEntry = recordType<CalendarEntry>(
  'CalendarEntry',
  { path: 'calendar', listKey: 'calendar', singleKey: 'calendar_entry' },
  {
    id: text('id'),
    type: enumOf('type', inverted(ENTRY_TYPE_TO_WIRE)),
    name: text('name'),
    desc: optionalText('desc'),
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
