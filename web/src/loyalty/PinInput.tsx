import { Button, Stack, TextField, Typography } from '@mui/material';
import { MAX_PIN_LENGTH } from '@taem/domain/loyalty/offerForm.ts';
import type { OwnInputProps } from '../resources/Particulars.ts';
import { CONTROL } from '../ui/tokens.ts';
import { useLoyaltyMessages } from './messages.ts';

/** The change of the code; the digits are only held in the field. */
export interface PinChange {
  change: 'KEEP' | 'SET' | 'CLEAR';
  pin: string;
}

export const SAME_PIN: PinChange = { change: 'KEEP', pin: '' };

/** MGMT-12 The authorization code of an offer: it can be set, changed or removed, and is never displayed. */
export function PinInput({ label, value, onChange, onBlur, error, disabled, row }: OwnInputProps<PinChange>) {
  const t = useLoyaltyMessages();
  const has = row?.hasAuthorizePin === true;
  const isOpen = value.change === 'SET';
  return (
    <Stack direction="row" sx={{ gap: 1.25, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
      {isOpen ? (
        <TextField
          type="password"
          size="small"
          label={label}
          value={value.pin}
          disabled={disabled}
          error={error !== undefined}
          helperText={error ?? t('pin.hint')}
          onChange={({ target }) => onChange({ change: 'SET', pin: target.value })}
          onBlur={onBlur}
          slotProps={{ htmlInput: { autoComplete: 'new-password', inputMode: 'numeric', maxLength: MAX_PIN_LENGTH } }}
          sx={{ width: { xs: '100%', sm: 320 }, '& .MuiInputBase-root': { minHeight: CONTROL } }}
        />
      ) : (
        <Typography sx={{ minWidth: 0 }}>
          <strong>{label}</strong>: {t(value.change === 'CLEAR' ? 'pin.cleared' : has ? 'pin.has' : 'pin.none')}
        </Typography>
      )}
      {!disabled && !isOpen && (
        <Button sx={{ minHeight: CONTROL }} onClick={() => onChange({ change: 'SET', pin: '' })}>
          {t(has && value.change === 'KEEP' ? 'pin.change' : 'pin.set')}
        </Button>
      )}
      {!disabled && has && value.change === 'KEEP' && (
        <Button sx={{ minHeight: CONTROL }} color="error" onClick={() => onChange({ change: 'CLEAR', pin: '' })}>
          {t('pin.clear')}
        </Button>
      )}
      {!disabled && value.change !== 'KEEP' && (
        <Button sx={{ minHeight: CONTROL }} color="inherit" onClick={() => onChange(SAME_PIN)}>
          {t('pin.keep')}
        </Button>
      )}
    </Stack>
  );
}
