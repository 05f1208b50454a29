import { Box, Button, Stack, Typography } from '@mui/material';
import type { Day } from '@taem/domain/time/calendar.ts';
import { dayInWeek } from '@taem/domain/time/writtenDay.ts';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { EntryList } from './EntryList.tsx';
import { type DayEntries, NO_ENTRIES } from './entriesByDay.ts';
import type { AppointmentFragment } from './gql/graphql.ts';
import { useCalendarMessages } from './messages.ts';

interface Props {
  readonly day: Day;
  readonly today: Day;
  readonly days: ReadonlyMap<Day, DayEntries>;
  readonly canWrite: boolean;
  readonly onOpen: (appointment: AppointmentFragment | null, day: Day) => void;
}

/** The days of a month that have entries, in a list. */
export function Agenda({ day, today, days, canWrite, onOpen }: Props) {
  const t = useCalendarMessages();
  const language = useLanguage();
  const daysOfMonth = [...days.keys()].filter((each) => each.slice(0, 7) === day.slice(0, 7)).sort();
  const list = useRef<HTMLDivElement>(null);
  // Scrolls to the chosen day: late in a month the user should not have to scroll past all earlier days.
  const opensAt = daysOfMonth.find((each) => each >= day);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an appointment that is added or deleted does not scroll.
  useEffect(() => {
    if (opensAt && opensAt !== daysOfMonth[0]) list.current?.querySelector(`[data-day="${opensAt}"]`)?.scrollIntoView();
  }, [day]);
  const leap = day.slice(5, 7) === '02' && (
    <Typography variant="body2" color="textSecondary">
      {t('leap.note')}
    </Typography>
  );
  if (daysOfMonth.length === 0) {
    const add = canWrite && (
      <Button variant="outlined" onClick={() => onOpen(null, day)}>
        {t('add')}
      </Button>
    );
    return (
      <EmptyState title={t('month.none')} action={add}>
        {t('month.noneHint')}
      </EmptyState>
    );
  }
  return (
    <Stack ref={list} sx={{ gap: 3 }}>
      {leap}
      {daysOfMonth.map((each) => (
        <Box
          component="section"
          key={each}
          data-day={each}
          aria-label={dayInWeek(each, language)}
          // Below the top bar.
          sx={{ scrollMarginTop: 80 }}
        >
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 0.5 }}>
            <Typography variant="h3" component="h2">
              {dayInWeek(each, language)}
            </Typography>
            {each === today && <StatusChip tone="good">{t('today')}</StatusChip>}
          </Stack>
          <EntryList
            entries={days.get(each) ?? NO_ENTRIES}
            label={dayInWeek(each, language)}
            canWrite={canWrite}
            foldsBirthdays
            onOpen={(appointment) => onOpen(appointment, each)}
          />
        </Box>
      ))}
    </Stack>
  );
}
