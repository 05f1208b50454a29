import type { Area } from '../execution/Area.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { calendar } from './calendar.ts';
import { ENTRY_TYPE_TO_WIRE, records } from './records.ts';

export const calendarArea: Area = {
  resolvers: {
    Query: { calendar },
    Mutation: resourceMutations({
      type: 'CalendarEntry',
      noun: 'Appointment',
      writes: ['create', 'update', 'delete'],
      fixed: { type: ENTRY_TYPE_TO_WIRE.APPOINTMENT },
    }),
  },
  records,
};
