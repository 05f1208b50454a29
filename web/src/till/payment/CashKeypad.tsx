import BackspaceOutlined from '@mui/icons-material/BackspaceOutlined';
import { Box, ButtonBase } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { colours, radius, textSize } from '../../ui/tokens.ts';
import { usePaymentMessages } from './messages.ts';

const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '.', '0'] as const;

/**
 * Digits for a till without a keyboard: what is pressed goes to the end of an amount. Tab skips them: a keyboard user
 * types.
 */
export const CashKeypad = memo(function CashKeypad({ onType }: { onType: (change: (text: string) => string) => void }) {
  const t = usePaymentMessages();
  const key = (face: ReactNode, change: (text: string) => string, name?: string) => (
    <ButtonBase key={name ?? String(face)} tabIndex={-1} aria-label={name} onClick={() => onType(change)}>
      {face}
    </ButtonBase>
  );
  return (
    <Box sx={PAD}>
      {KEYS.map((digit) => key(digit, (text) => text + digit))}
      {key(<BackspaceOutlined />, (text) => text.slice(0, -1), t('cash.backspace'))}
    </Box>
  );
});

const PAD = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 1,
  '& button': {
    minHeight: 52,
    borderRadius: radius.control,
    bgcolor: 'grey.50',
    fontSize: textSize.title,
    fontWeight: 650,
    touchAction: 'manipulation',
    '&:hover': { bgcolor: 'grey.100' },
    '&:active': { bgcolor: colours.line },
  },
} as const;
