import Add from '@mui/icons-material/AddRounded';
import { Alert, Box, Button, Paper, useMediaQuery, useTheme } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { beside } from '../app/column.ts';
import { late } from '../app/late.tsx';
import { usePermission } from '../app/permission.ts';
import { shopDate } from '../app/shopDay.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Agenda } from './Agenda.tsx';
import { CalendarBar } from './CalendarBar.tsx';
import { type CalendarState, readCalendarAddress, weeksOf, writeCalendarAddress } from './calendarAddress.ts';
import { DayPanel } from './DayPanel.tsx';
import type { AppointmentFragment } from './gql/graphql.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { useCalendarMessages } from './messages.ts';
import { useCalendarDays } from './useCalendarDays.ts';

// Loaded on a press: the month does not need the code of forms.
const AppointmentDialog = late(async () => (await import('./AppointmentDialog.tsx')).AppointmentDialog);

/** CALENDAR-01 Appointments and birthdays, by month or as a list of days. */
export function CalendarPage() {
  const t = useCalendarMessages();
  const today = shopDate();
  const [address, setAddress] = useSearchParams();
  const { day, view, hasBirthdays } = readCalendarAddress(address, today);
  const [edited, setEdited] = useState<{ appointment: AppointmentFragment | null; day: Day } | null>(null);
  const { canWrite } = usePermission(PAGE.management);
  // Seven columns need room; a narrow screen shows the list.
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const layout = isNarrow ? 'agenda' : view;

  const weeks = weeksOf(day);
  const calendar = useCalendarDays(weeks[0]?.[0] ?? day, weeks.at(-1)?.[6] ?? day, { hasBirthdays });
  const change = (changes: Partial<CalendarState>) =>
    setAddress(writeCalendarAddress({ day, view, hasBirthdays, ...changes }, today), { replace: 'day' in changes });
  const open = (appointment: AppointmentFragment | null, on: Day) => canWrite && setEdited({ appointment, day: on });

  return (
    <>
      <PageTitle
        actions={
          canWrite && (
            <Button variant="contained" startIcon={<Add />} onClick={() => open(null, day)}>
              {t('add')}
            </Button>
          )
        }
      >
        {t('title')}
      </PageTitle>
      <CalendarBar
        day={day}
        today={today}
        view={isNarrow ? null : view}
        hasBirthdays={hasBirthdays}
        onChange={change}
      />
      {calendar.isCut && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('tooMany', { total: formatCount(calendar.total) })}
        </Alert>
      )}
      {calendar.failed && <ErrorView onRetry={() => void calendar.refetch()} />}
      {calendar.isFirst && <LoadingView count={5} height={96} />}
      {!calendar.failed && !calendar.isFirst && layout === 'month' && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: beside('minmax(0, 1fr) 296px'), alignItems: 'start' }}>
          <MonthGrid
            weeks={weeks}
            day={day}
            today={today}
            days={calendar.days}
            onDay={(next) => change({ day: next })}
            onAdd={(on) => open(null, on)}
          />
          <DayPanel
            day={day}
            calendar={calendar}
            hasBirthdays={hasBirthdays}
            canWrite={canWrite}
            onOpen={(entry) => open(entry, day)}
          />
        </Box>
      )}
      {!calendar.failed && !calendar.isFirst && layout === 'agenda' && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <Agenda day={day} today={today} days={calendar.days} canWrite={canWrite} onOpen={open} />
        </Paper>
      )}
      {edited && (
        <AppointmentDialog
          {...edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void calendar.refetch();
          }}
        />
      )}
    </>
  );
}
