import type { Area } from '../gateway/Area.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { oneQuery } from '../gateway/resourceQueries.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import { calendar } from './calendar.ts';
import { records } from './records.ts';

export const calendarArea: Area = {
  resolvers: {
    Query: { calendar, ...oneQuery('calendarEntry', 'CalendarEntry') },
    Mutation: resourceMutations({
      type: 'CalendarEntry',
      noun: 'Appointment',
      writes: ['create', 'update', 'delete'],
      fixed: { type: wireEnums.CalendarEntryType.APPOINTMENT },
    }),
  },
  records,
};
