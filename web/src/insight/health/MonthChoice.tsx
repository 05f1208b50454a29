import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { IconButton, MenuItem, Stack, TextField } from '@mui/material';
import { addMonths, type Day } from '@taem/domain/time/calendar.ts';
import { useLanguage } from '../../app/i18n.ts';
import { formatMonth, monthsToChoose } from '../../app/readMonth.ts';
import { useInsightMessages } from './messages.ts';

interface Props {
  /** The first day of the month. */
  readonly month: Day;
  readonly today: Day;
  readonly onChange: (month: Day) => void;
}

/** Chooses the month: the previous one, the next one, or any. */
export function MonthChoice({ month, today, onChange }: Props) {
  const t = useInsightMessages();
  const language = useLanguage();
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'flex-end' }}>
      <IconButton aria-label={t('health.previous')} onClick={() => onChange(addMonths(month, -1))}>
        <ChevronLeft />
      </IconButton>
      <TextField
        select
        size="small"
        label={t('health.month')}
        value={month}
        onChange={({ target }) => onChange(target.value)}
        sx={{ minWidth: 132, '& .MuiSelect-select': { minHeight: 28, display: 'flex', alignItems: 'center' } }}
        slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 360 } } } } } }}
      >
        {monthsToChoose(month, today).map((each) => (
          <MenuItem key={each} value={each}>
            {formatMonth(each, language)}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        aria-label={t('health.next')}
        disabled={addMonths(month, 1) > today}
        onClick={() => onChange(addMonths(month, 1))}
      >
        <ChevronRight />
      </IconButton>
    </Stack>
  );
}
