import { MenuItem, Stack, TextField } from '@mui/material';
import { useLoyaltyMessages } from '../messages.ts';
import { PERIODS, type Period, rangeOf } from './period.ts';

interface Props {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** Which past days are looked at. */
export function PeriodChoice({ period, onChange }: Props) {
  const t = useLoyaltyMessages();
  const isWrong = rangeOf(period) === null;
  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      label={t(`period.${name}`)}
      value={period[name]}
      error={isWrong}
      helperText={isWrong && name === 'to' ? t('period.wrong') : undefined}
      onChange={({ target }) => onChange({ ...period, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ '& .MuiInputBase-root': { minHeight: 44 } }}
    />
  );
  return (
    <Stack direction="row" sx={{ gap: 1.25, flexWrap: 'wrap' }}>
      <TextField
        select
        size="small"
        label={t('period.label')}
        value={period.choice}
        onChange={({ target }) => onChange({ ...period, choice: target.value as Period['choice'] })}
        sx={{ minWidth: 170, '& .MuiInputBase-root': { minHeight: 44 } }}
      >
        {PERIODS.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {t(`period.${choice}`)}
          </MenuItem>
        ))}
      </TextField>
      {period.choice === 'CUSTOM' && (
        <>
          {day('from')}
          {day('to')}
        </>
      )}
    </Stack>
  );
}
