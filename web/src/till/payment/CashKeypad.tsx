import BackspaceOutlined from '@mui/icons-material/BackspaceOutlined';
import { Box, Button } from '@mui/material';
import { type Dispatch, memo, type SetStateAction } from 'react';
import { usePaymentMessages } from './messages.ts';

const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '.', '0'] as const;

const key = {
  minWidth: 0,
  minHeight: 52,
  px: 0,
  fontSize: '1.25rem',
  color: 'text.primary',
  bgcolor: 'grey.50',
} as const;

/** Digits for a till without a keyboard. */
export const CashKeypad = memo(function CashKeypad({ onType }: { onType: Dispatch<SetStateAction<string>> }) {
  const t = usePaymentMessages();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
      {KEYS.map((digit) => (
        <Button key={digit} onClick={() => onType((text) => text + digit)} sx={key}>
          {digit}
        </Button>
      ))}
      <Button aria-label={t('cash.backspace')} onClick={() => onType((text) => text.slice(0, -1))} sx={key}>
        <BackspaceOutlined />
      </Button>
    </Box>
  );
});
