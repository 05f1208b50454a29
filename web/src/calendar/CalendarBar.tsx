import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { Button, FormControlLabel, IconButton, Stack, Switch, Typography } from '@mui/material';
import { addMonths, type Day } from '@taem/domain/time/calendar.ts';
import { writtenMonth } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../app/i18n.ts';
import { Segments } from '../ui/Segments.tsx';
import { CONTROL } from '../ui/tokens.ts';
import type { CalendarState } from './calendarAddress.ts';
import { useCalendarMessages } from './messages.ts';

interface Props {
  readonly day: Day;
  readonly today: Day;
  /** null if there is no choice. */
  readonly view: CalendarState['view'] | null;
  readonly hasBirthdays: boolean;
  readonly onChange: (changes: Partial<CalendarState>) => void;
}

/** Chooses the month and its view. */
export function CalendarBar({ day, today, view, hasBirthdays, onChange }: Props) {
  const t = useCalendarMessages();
  const language = useLanguage();
  return (
    <Stack direction="row" sx={{ gap: 1, mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <IconButton aria-label={t('previous')} onClick={() => onChange({ day: addMonths(day, -1) })}>
        <ChevronLeft />
      </IconButton>
      <Typography variant="h2" component="p" aria-live="polite" sx={{ minWidth: 190, textAlign: 'center' }}>
        {writtenMonth(day, language)}
      </Typography>
      <IconButton aria-label={t('next')} onClick={() => onChange({ day: addMonths(day, 1) })}>
        <ChevronRight />
      </IconButton>
      <Button variant="outlined" color="inherit" disabled={day === today} onClick={() => onChange({ day: today })}>
        {t('today')}
      </Button>
      <span style={{ flex: 1 }} />
      <FormControlLabel
        label={t('birthdays.show')}
        control={
          <Switch checked={hasBirthdays} onChange={({ target }) => onChange({ hasBirthdays: target.checked })} />
        }
        sx={{ minHeight: CONTROL, mr: 1 }}
      />
      {view && (
        <Segments
          label={t('view.label')}
          segments={(['month', 'agenda'] as const).map((each) => ({ value: each, label: t(`view.${each}`) }))}
          value={view}
          onChange={(chosen) => onChange({ view: chosen })}
        />
      )}
    </Stack>
  );
}
