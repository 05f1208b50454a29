import { MenuItem, Stack, TextField } from '@mui/material';
import { DayField } from '../../ui/DayField.tsx';
import { CONTROL } from '../../ui/tokens.ts';
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
    <DayField
      size="small"
      label={t(`period.${name}`)}
      value={period[name]}
      error={isWrong ? t('period.wrong') : undefined}
      onChange={(chosen) => onChange({ ...period, [name]: chosen })}
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
        sx={{ minWidth: 170, '& .MuiInputBase-root': { minHeight: CONTROL } }}
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
