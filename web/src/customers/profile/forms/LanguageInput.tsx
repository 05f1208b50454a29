import { MenuItem, TextField } from '@mui/material';
import { MEMBER_LOCALES, type MemberLocale } from '@taem/domain/customers/memberLocale.ts';
import { LANGUAGES } from '../../../app/contractValues.ts';
import type { OwnInputProps } from '../../../resources/Particulars.ts';
import { useBackgroundWords } from '../backgroundWords.ts';

/** CUST-27 The language in which the shop writes to a customer. */
export function LanguageInput({ label, value, onChange, onBlur, error, disabled }: OwnInputProps<string>) {
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
    >
      {MEMBER_LOCALES.map((locale) => (
        <MenuItem key={locale} value={locale}>
          {words.language(LANGUAGES[locale])}
        </MenuItem>
      ))}
    </TextField>
  );
}

export function LanguageShow({ value }: { readonly value: string }) {
  return useBackgroundWords().language(LANGUAGES[value as MemberLocale]);
}
