import { MenuItem, TextField } from '@mui/material';
import { addMonths } from '@taem/domain/time/calendar.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { Language } from '../../app/language.ts';
import { businessToday } from '../../app/shopDay.ts';
import type { OwnInputProps } from '../../resources/Particulars.ts';
import { unitName } from '../period/dayNames.ts';

/** Number of months that a target can be chosen for, before and after the current one. */
const BEFORE = 12;
const AFTER = 24;

export const presentMonth = () => businessToday().slice(0, 7);

/** Returns `2026-11` in words. */
export const monthName = (month: string, language: Language) => unitName(`${month}-01`, 'MONTH', language);

/** A choice of the month of a target, by name. */
export function MonthInput({ label, value, onChange, onBlur, error, disabled }: OwnInputProps<string>) {
  const language = useLanguage();
  const first = `${presentMonth()}-01`;
  const near = Array.from({ length: BEFORE + 1 + AFTER }, (_, at) => addMonths(first, at - BEFORE).slice(0, 7));
  const months = near.includes(value) ? near : [value, ...near];
  return (
    <TextField
      select
      fullWidth
      required
      autoFocus={!disabled}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? ' '}
      slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 360 } } } } } }}
    >
      {months.map((month) => (
        <MenuItem key={month} value={month}>
          {monthName(month, language)}
        </MenuItem>
      ))}
    </TextField>
  );
}
