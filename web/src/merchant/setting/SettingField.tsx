import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Control, useController } from 'react-hook-form';
import { useLanguage } from '../../app/i18n.ts';
import { said } from '../../app/said.ts';
import { SecretField } from '../../ui/SecretField.tsx';
import { useSettingMessages } from './messages.ts';

/** What stands in the fields of a tab, by name. */
export type SettingValues = Record<string, string>;

export interface SettingFieldProps {
  readonly name: string;
  readonly label: string;
  /** Behind the number; a field without one is a code. */
  readonly unit?: string;
  readonly hint?: string;
}

interface Props extends SettingFieldProps {
  readonly control: Control<SettingValues>;
  readonly disabled: boolean;
  /** What another user has changed it to since the page was opened. */
  readonly theirs: string | null;
}

/** A number with its unit, or a code that is hidden while it is typed. */
export function SettingField({ name, label, unit, hint, control, disabled, theirs }: Props) {
  const t = useSettingMessages();
  const language = useLanguage();
  const { field, fieldState } = useController({ name, control });
  const message = fieldState.error?.message;
  const fault = message === undefined ? undefined : said(message, language);
  const { ref, ...input } = field;
  const [isTyped, setTyped] = useState(false);
  const value = field.value ?? '';
  const shared = {
    ...input,
    inputRef: ref,
    label,
    disabled,
    error: message !== undefined,
    helperText: fault ?? (theirs === null ? hint : t('setting.theirs', { value: grouped(theirs) })),
  };
  if (unit === undefined) return <SecretField {...shared} value={value} maxLength={50} />;
  return (
    <TextField
      {...shared}
      value={isTyped ? value : grouped(value)}
      onFocus={({ target }) => {
        // The text without commas is a new one: what the Tab key had selected is selected again, or typing would add to it.
        flushSync(() => setTyped(true));
        target.select();
      }}
      onBlur={() => {
        setTyped(false);
        field.onBlur();
      }}
      fullWidth
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal', maxLength: 20 },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
}

/** With commas between thousands while the field is not edited: 1000000 and 10000000 look alike. */
const grouped = (number: string): string =>
  /^\d+(\.\d+)?$/.test(number) ? number.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',') : number;
