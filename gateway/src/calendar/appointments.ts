import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { Problem } from '../http/errors.ts';
import { defineResource } from '../resource/defineResource.ts';
import { computed, id, recordFields, text, timestamp } from '../resource/fields.ts';

/** What people agreed on for a day and time; read together with the birthdays in the calendar. */
export const appointments = defineResource({
  path: 'calendar',
  listKey: 'calendar',
  singleKey: 'calendar_entry',
  noun: 'The appointment',
  table: 'appointments',
  read: [PAGE.management],
  create: PAGE.management,
  update: PAGE.management,
  remove: PAGE.management,
  branch: { field: 'branch_id', lists: 'any', writes: 'always' },
  fields: {
    ...recordFields,
    type: computed('text', "'Appointment'"),
    name: text('name', { required: true, max: 200 }),
    desc: text('description'),
    branch_id: id('branch_id', { references: 'merchant_branches' }),
    member_id: id('member_id', { references: 'members' }),
    birthdate: computed('date', 'null::date'),
    start_time: timestamp('start_time', { required: true }),
    end_time: timestamp('end_time', { required: true }),
  },
  check: ({ type, start_time: start, end_time: end }) => [...refuseType(type), ...refuseEnd(start, end)],
});

/** CALENDAR-02 A birthday is not entered: it is the member's own. */
function refuseType(type: unknown): Problem[] {
  if (type === undefined || type === 'Appointment') return [];
  return [{ path: 'type', message: 'must be Appointment' }];
}

function refuseEnd(start: unknown, end: unknown): Problem[] {
  const [from, to] = [Date.parse(String(start)), Date.parse(String(end))];
  return from > to ? [{ path: 'end_time', message: 'is before the start' }] : [];
}
