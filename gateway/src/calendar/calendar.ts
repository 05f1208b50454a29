import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { defineResource } from '../resource/defineResource.ts';
import { date, id, joined, recordFields, text, timestamp } from '../resource/fields.ts';
import { mayKnowColumn } from '../resource/personal.ts';
import { withinCalendar } from './withinCalendar.ts';

/** Appointments and members' birthdays in one list; a birthday recurs every year, so it has a date and no times. */
export const calendar = defineResource({
  path: 'calendar',
  listKey: 'calendar',
  singleKey: 'calendar_entry',
  noun: 'The calendar entry',
  table: 'calendar_entries',
  read: [PAGE.management],
  branch: { field: 'branch_id', lists: 'own' },
  // Birthdays are left out entirely, as a filter by birthday would reveal them.
  visibleRows: (session) => (mayKnowColumn(session, 'members', 'birthdate') ? null : "t.type = 'Appointment'"),
  fields: {
    ...recordFields,
    type: text('type'),
    name: text('name', { searched: true }),
    desc: text('description', { searched: true }),
    branch_id: id('branch_id'),
    member_id: id('member_id'),
    'member.id': joined('id', 'member', 'id'),
    'member.firstname': joined('text', 'member', 'firstname'),
    'member.lastname': joined('text', 'member', 'lastname'),
    'member.phone': joined('text', 'member', 'phone'),
    'member.image_url': joined('text', 'member', 'image_url'),
    birthdate: date('birthdate'),
    start_time: timestamp('start_time'),
    end_time: timestamp('end_time'),
  },
  joins: { member: { table: 'members', on: 'member.id = t.member_id' } },
  nullable: { member: 'member' },
  within: withinCalendar,
});
