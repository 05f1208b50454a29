import BackspaceOutlined from '@mui/icons-material/BackspaceOutlined';
import { Box, ButtonBase } from '@mui/material';
import { memo } from 'react';
import { useUiMessages } from './messages.ts';
import { colours, radius, textSize } from './tokens.ts';

/** The keys row by row, three in each; the last place is the backspace, and an empty string has no key. */
const KEYS = {
  pin: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0'],
  amount: ['7', '8', '9', '4', '5', '6', '1', '2', '3', '.', '0'],
} as const;

interface Props {
  readonly of: keyof typeof KEYS;
  readonly onType: (change: (text: string) => string) => void;
}

/** Keys for digits on a till without a keyboard: a pressed digit is appended. Tab skips them, as keyboard users type. */
export const DigitPad = memo(function DigitPad({ of, onType }: Props) {
  const t = useUiMessages();
  return (
    <Box sx={PAD}>
      {KEYS[of].map((digit) =>
        digit === '' ? (
          <span key="none" />
        ) : (
          <ButtonBase key={digit} tabIndex={-1} onClick={() => onType((text) => text + digit)}>
            {digit}
          </ButtonBase>
        ),
      )}
      <ButtonBase tabIndex={-1} aria-label={t('digits.backspace')} onClick={() => onType((text) => text.slice(0, -1))}>
        <BackspaceOutlined />
      </ButtonBase>
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
