import BackspaceOutlined from '@mui/icons-material/BackspaceOutlined';
import { Box, ButtonBase } from '@mui/material';
import { colours, radius, textSize } from '../../ui/tokens.ts';
import { useApprovalMessages } from './messages.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0'] as const;

/** Digits for a till without a keyboard. Tab skips them: a keyboard user types. */
export function PinPad({ onType }: { readonly onType: (change: (pin: string) => string) => void }) {
  const t = useApprovalMessages();
  return (
    <Box sx={PAD}>
      {KEYS.map((digit) =>
        digit === '' ? (
          <span key="none" />
        ) : (
          <ButtonBase key={digit} tabIndex={-1} onClick={() => onType((pin) => pin + digit)}>
            {digit}
          </ButtonBase>
        ),
      )}
      <ButtonBase tabIndex={-1} aria-label={t('approval.backspace')} onClick={() => onType((pin) => pin.slice(0, -1))}>
        <BackspaceOutlined />
      </ButtonBase>
    </Box>
  );
}

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
