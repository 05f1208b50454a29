import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { appointmentForm, END_BEFORE_START, endsBeforeStart } from '@taem/domain/calendar/appointmentForm.ts';
import type { Problem } from '../http/errors.ts';
import { defineResource } from '../resource/defineResource.ts';
import { computed, id, recordFields, text, timestamp } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';

/** Appointments; listed together with the birthdays in the calendar. */
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
  branch: { field: 'branch_id', lists: 'own', writes: 'always' },
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
  check: (body, mode) => [
    ...refuseType(body.type),
    ...checkForm(body, mode),
    ...(endsBeforeStart(body.start_time, body.end_time) ? [{ path: 'end_time', message: END_BEFORE_START }] : []),
  ],
});

const checkForm = formRules(appointmentForm, { description: 'desc' });

/** CALENDAR-02 Refuses to enter a birthday, which comes from the member. */
function refuseType(type: unknown): Problem[] {
  if (type === undefined || type === 'Appointment') return [];
  return [{ path: 'type', message: 'must be Appointment' }];
}
