import { TextField } from '@mui/material';
import { MAX_PARKED_NAME_LENGTH } from '@taem/domain/limits.ts';
import { useParkedMessages } from './messages.ts';

export const isTooLong = (name: string) => name.trim().length > MAX_PARKED_NAME_LENGTH;

interface BillNameFieldProps {
  value: string;
  onChange: (name: string) => void;
}

/** What a parked bill is called. */
export function BillNameField({ value, onChange }: BillNameFieldProps) {
  const t = useParkedMessages();
  const isWrong = isTooLong(value);
  return (
    <TextField
      fullWidth
      autoFocus
      label={t('park.name')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={(event) => event.target.select()}
      error={isWrong}
      helperText={isWrong ? t('park.nameTooLong', { most: MAX_PARKED_NAME_LENGTH }) : t('park.nameHint')}
      autoComplete="off"
      sx={{ mt: 1 }}
    />
  );
}
