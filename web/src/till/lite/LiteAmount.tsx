import { Box, InputAdornment, TextField } from '@mui/material';
import { type ReactNode, useCallback, useRef } from 'react';
import { textSize } from '../../ui/tokens.ts';
import { CashKeypad } from '../payment/CashKeypad.tsx';
import { useLiteMessages } from './messages.ts';

interface LiteAmountProps {
  text: string;
  /** Whether it is a price. */
  isGood: boolean;
  onChange: (text: string) => void;
  /** What stands under the amount, beside the keys. */
  children: ReactNode;
}

/** LITE-05: the amount is the price of the one line. It is typed, or pressed where there is no keyboard. */
export function LiteAmount({ text, isGood, onChange, children }: LiteAmountProps) {
  const t = useLiteMessages();
  const isWrong = text.trim() !== '' && !isGood;
  const latest = useRef({ text, onChange });
  latest.current = { text, onChange };
  const press = useCallback((change: (text: string) => string) => {
    latest.current.onChange(change(latest.current.text));
  }, []);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 228px' },
        gap: 3,
        alignItems: 'start',
      }}
    >
      <div>
        <TextField
          fullWidth
          autoFocus
          label={t('lite.amount')}
          placeholder="0.00"
          value={text}
          error={isWrong}
          helperText={isWrong ? t('lite.invalid') : ' '}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{
            htmlInput: {
              inputMode: 'decimal',
              autoComplete: 'off',
              style: { fontSize: textSize.figure, fontWeight: 700, textAlign: 'right' },
            },
            inputLabel: { shrink: true },
            input: { startAdornment: <InputAdornment position="start">฿</InputAdornment> },
          }}
        />
        {children}
      </div>
      <CashKeypad onType={press} />
    </Box>
  );
}
