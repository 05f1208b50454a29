import { TextField } from '@mui/material';
import { useState } from 'react';
import { useLanguage } from '../../../app/i18n.ts';
import { ChoiceInput } from '../../../form/fields/ChoiceInput.tsx';
import type { OwnInputProps } from '../../../resources/Particulars.ts';
import { useProfileMessages } from '../messages.ts';

interface Props extends OwnInputProps<string> {
  /** The stored value of each choice, and its texts. */
  readonly choices: readonly { readonly value: string; readonly th: string; readonly en: string }[];
  readonly maxLength: number;
}

const OTHER = '…other';

/** A choice of one of a few values, or a free text (CUST-34). */
export function ChoiceOrText({ choices, maxLength, label, value, onChange, onBlur, error, disabled }: Props) {
  const t = useProfileMessages();
  const language = useLanguage();
  const [isOther, setOther] = useState(value !== '' && choices.every((choice) => choice.value !== value));
  const choose = (chosen: string) => {
    setOther(chosen === OTHER);
    onChange(chosen === OTHER ? '' : chosen);
  };
  return (
    <>
      <ChoiceInput
        label={label}
        value={isOther ? OTHER : value}
        disabled={disabled}
        error={isOther ? undefined : error}
        onChange={choose}
        onBlur={onBlur}
        options={[
          ...choices.map((choice) => ({ id: choice.value, name: choice[language] })),
          { id: OTHER, name: t('choice.other') },
        ]}
        none={t('choice.none')}
      />
      {isOther && (
        <TextField
          fullWidth
          autoFocus
          label={t('choice.otherText', { what: label })}
          value={value}
          disabled={disabled}
          error={error !== undefined}
          helperText={error ?? ' '}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          slotProps={{ htmlInput: { maxLength } }}
        />
      )}
    </>
  );
}
