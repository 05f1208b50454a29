import { MenuItem, TextField } from '@mui/material';
import { GENDERS as WORDS } from '@taem/domain/person/gender.ts';
import { GENDERS } from '../../../app/contractValues.ts';
import type { OwnInputProps } from '../../../resources/Particulars.ts';
import { useBackgroundWords } from '../backgroundWords.ts';
import { useProfileMessages } from '../messages.ts';

export function GenderInput({ label, value, onChange, onBlur, error, disabled }: OwnInputProps<string>) {
  const t = useProfileMessages();
  const words = useBackgroundWords();
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? ' '}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('choice.none')}</MenuItem>
      {WORDS.map((word) => (
        <MenuItem key={word} value={word}>
          {words.gender(GENDERS[word])}
        </MenuItem>
      ))}
    </TextField>
  );
}
