import { Box, FormHelperText, InputAdornment, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { useFindMessages } from '../messages.ts';
import { endOf, type FilterDraft } from './filterDraft.ts';

export interface DraftInputProps {
  readonly label: string;
  readonly name: string;
  readonly draft: FilterDraft;
  readonly error: string | undefined;
  readonly onChange: (changes: FilterDraft) => void;
}

/** CUST-05 A range from the smallest to the largest value, both inclusive. */
export function RangeInput({ label, name, draft, error, onChange, isAmount }: DraftInputProps & { isAmount: boolean }) {
  const t = useFindMessages();
  const id = useId();
  const unit = isAmount
    ? t('unit.baht')
    : name === 'age'
      ? t('unit.years')
      : name === 'totalTransactions'
        ? t('unit.times')
        : t('unit.points');
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ mb: 1, color: error ? 'error.main' : 'text.secondary' }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`range.${end}`)}
            value={draft[endOf(name, end)] ?? ''}
            error={Boolean(error)}
            onChange={({ target }) => onChange({ [endOf(name, end)]: target.value })}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: {
                inputMode: isAmount ? 'decimal' : 'numeric',
                autoComplete: 'off',
                maxLength: 14,
                'aria-describedby': error ? `${id}-error` : undefined,
              },
              input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
            }}
          />
        ))}
      </Box>
      {error && (
        <FormHelperText id={`${id}-error`} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
