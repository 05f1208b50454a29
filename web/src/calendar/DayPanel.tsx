import Add from '@mui/icons-material/AddRounded';
import { Box, Button, Paper, Typography } from '@mui/material';
import type { Day } from '@taem/domain/time/calendar.ts';
import { dayInWeek } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../app/i18n.ts';
import { EntryList } from './EntryList.tsx';
import { NO_ENTRIES } from './entriesByDay.ts';
import type { AppointmentFragment } from './gql/graphql.ts';
import { useCalendarMessages } from './messages.ts';
import { useCalendarDays } from './useCalendarDays.ts';

interface Props {
  readonly day: Day;
  readonly calendar: Pick<ReturnType<typeof useCalendarDays>, 'days' | 'isCut'>;
  readonly hasBirthdays: boolean;
  readonly canWrite: boolean;
  /** null for a new appointment. */
  readonly onOpen: (appointment: AppointmentFragment | null) => void;
}

/** All entries of the chosen day. */
export function DayPanel({ day, calendar, hasBirthdays, canWrite, onOpen }: Props) {
  const t = useCalendarMessages();
  const language = useLanguage();
  // The days of a month that exceeds one answer are loaded separately.
  const alone = useCalendarDays(day, day, { hasBirthdays, skip: !calendar.isCut });
  const entries = (calendar.isCut ? alone : calendar).days.get(day) ?? NO_ENTRIES;
  const count = entries.appointments.length + entries.birthdays.length;
  return (
    <Paper component="section" variant="outlined" aria-label={dayInWeek(day, language)} sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" aria-live="polite" sx={{ mb: 1 }}>
        {dayInWeek(day, language)}
      </Typography>
      {count === 0 && (
        <Typography color="textSecondary">{t(hasBirthdays ? 'day.none' : 'day.noAppointment')}</Typography>
      )}
      <Box sx={{ maxHeight: 440, overflowY: 'auto', mx: -1 }}>
        <EntryList entries={entries} label={dayInWeek(day, language)} canWrite={canWrite} onOpen={onOpen} />
      </Box>
      {calendar.isCut && alone.isCut && (
        <Typography variant="body2" color="textSecondary">
          {t('tooMany.day', { shown: count, total: alone.total })}
        </Typography>
      )}
      {canWrite && (
        <Button fullWidth variant="outlined" startIcon={<Add />} sx={{ mt: 2 }} onClick={() => onOpen(null)}>
          {t('add.onDay')}
        </Button>
      )}
    </Paper>
  );
}
