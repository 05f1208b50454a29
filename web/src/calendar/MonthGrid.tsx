import { Box, Typography } from '@mui/material';
import type { Day } from '@taem/domain/time/calendar.ts';
import { dayInWeek, weekdayOf, writtenMonth } from '@taem/domain/time/writtenDay.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { clockOf } from '../app/shopDay.ts';
import { colours, radius, textSize } from '../ui/tokens.ts';
import { dayByKey } from './calendarKeys.ts';
import { type DayEntries, NO_ENTRIES } from './entriesByDay.ts';
import { useCalendarMessages } from './messages.ts';

interface Props {
  readonly weeks: readonly (readonly Day[])[];
  readonly day: Day;
  readonly today: Day;
  readonly days: ReadonlyMap<Day, DayEntries>;
  readonly onDay: (day: Day) => void;
  /** Called on Enter, or a second press, on the chosen day. */
  readonly onAdd: (day: Day) => void;
}

/** Number of entries that fit in a day. */
const ROOM = 3;

/** A month as a grid of days: one stop of the Tab key, with its own keys inside. */
export function MonthGrid({ weeks, day, today, days, onDay, onAdd }: Props) {
  const t = useCalendarMessages();
  const language = useLanguage();
  const chosen = useRef<HTMLDivElement>(null);
  /** Days reached by keys that are not in the address yet, the newest last; the next key starts from there. */
  const ahead = useRef<Day[]>([]);
  useEffect(() => {
    const index = ahead.current.indexOf(day);
    // Reaching a day in another way ends keyboard navigation.
    ahead.current = index < 0 ? [] : ahead.current.slice(index + 1);
    // If an entry was opened in the meantime, the user is typing in it.
    const isInGrid = document.activeElement?.closest('[role=grid]') != null;
    if (index >= 0 && isInGrid) chosen.current?.focus();
  }, [day]);

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const present = ahead.current.at(-1) ?? day;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onAdd(present);
      return;
    }
    const next = dayByKey(event.key, present);
    if (!next) return;
    event.preventDefault();
    ahead.current.push(next);
    onDay(next);
  };

  return (
    <Box>
      <Box
        role="grid"
        sx={GRID}
        aria-label={t('grid', { month: writtenMonth(day, language) })}
        aria-describedby="calendar-hint"
      >
        <Box role="row">
          {weeks[0]?.map((each) => (
            <Box key={each} role="columnheader">
              {weekdayOf(each, language, 'short')}
            </Box>
          ))}
        </Box>
        {weeks.map((week) => (
          <Box key={week[0]} role="row">
            {week.map((each) => {
              const entries = days.get(each) ?? NO_ENTRIES;
              const count = entries.appointments.length + entries.birthdays.length;
              const isOther = each.slice(0, 7) !== day.slice(0, 7);
              const said = count === 0 ? t('entries.none') : t('entries', { count });
              return (
                <Box
                  key={each}
                  role="gridcell"
                  ref={each === day ? chosen : undefined}
                  tabIndex={each === day ? 0 : -1}
                  aria-selected={each === day}
                  aria-current={each === today ? 'date' : undefined}
                  data-other={isOther || undefined}
                  onClick={() => onDay(each)}
                  onDoubleClick={() => onAdd(each)}
                  onKeyDown={press}
                >
                  <span className="visually-hidden">{`${dayInWeek(each, language)}, ${said}`}</span>
                  <span data-number aria-hidden="true">
                    {Number(each.slice(8))}
                  </span>
                  <Entries entries={entries} count={count} />
                </Box>
              );
            })}
          </Box>
        ))}
      </Box>
      <Typography id="calendar-hint" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('grid.hint')} {day.slice(5, 7) === '02' && t('leap.note')}
      </Typography>
    </Box>
  );
}

/** The entries that fit in the day; the panel beside the grid has all of them. */
function Entries({ entries: { appointments, birthdays }, count }: { entries: DayEntries; count: number }) {
  const t = useCalendarMessages();
  const named = birthdays.map(({ id, name }) => ({ id, kind: 'birthday', text: name, stands: 1 }));
  const counted = {
    ...{ id: 'birthdays', kind: 'birthday', stands: birthdays.length },
    text: t('birthdays', { count: birthdays.length }),
  };
  const all = [
    ...appointments.map(({ id, name, startTime }) => ({
      ...{ id, kind: 'appointment', stands: 1 },
      text: `${clockOf(startTime ?? '')} ${name}`,
    })),
    // Appointments matter more to a shop: on a day with many birthdays, these are one line.
    ...(count > ROOM && birthdays.length > 1 ? [counted] : named),
  ];
  const lines = all.slice(0, all.length > ROOM ? ROOM - 1 : ROOM);
  const visibleCount = lines.reduce((sum, { stands }) => sum + stands, 0);
  return (
    <>
      {lines.map(({ id, kind, text }) => (
        <span key={id} data-entry={kind} title={text}>
          {text}
        </span>
      ))}
      {count > visibleCount && <span data-more>{t('more', { count: count - visibleCount })}</span>}
    </>
  );
}

const LINE = { display: 'block', px: 0.75, fontSize: textSize.small, lineHeight: '20px' } as const;

/** One style rule for the whole grid, which has hundreds of parts. */
const GRID = {
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: radius.card,
  bgcolor: 'background.paper',
  '& [role=row]': { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  '& [role=columnheader]': {
    py: 1,
    ...{ bgcolor: colours.sunken, color: 'text.secondary', textAlign: 'center' },
    ...{ fontSize: textSize.small, fontWeight: 650 },
  },
  '& [role=gridcell]': {
    ...{ height: 104, minWidth: 0, p: 0.5, cursor: 'pointer' },
    borderTop: `1px solid ${colours.line}`,
    '& + [role=gridcell]': { borderLeft: `1px solid ${colours.line}` },
    '&:hover': { bgcolor: colours.sunken },
    '&[aria-selected=true]': { bgcolor: colours.accentSoft },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& [data-number]': {
    ...{ display: 'inline-grid', placeItems: 'center', minWidth: 28, height: 28 },
    ...{ borderRadius: radius.card, fontWeight: 650 },
  },
  '& [data-other] [data-number]': { color: 'text.secondary', fontWeight: 400 },
  '& [aria-current] [data-number]': { bgcolor: colours.accent, color: colours.onAccent },
  '& [data-entry]': {
    ...LINE,
    ...{ mt: '2px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    ...{ borderLeft: `3px solid ${colours.accent}`, borderRadius: '3px' },
    ...{ bgcolor: colours.infoSoft, color: colours.ink },
  },
  '& [data-entry=birthday]': { borderLeftColor: colours.point, bgcolor: colours.pointSoft },
  '& [data-more]': { ...LINE, color: 'text.secondary' },
} as const;
