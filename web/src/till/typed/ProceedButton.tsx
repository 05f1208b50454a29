import { Box, Button } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { textSize } from '../../ui/tokens.ts';
import { SHORTCUT, type ShortcutKey } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { ClosedReason } from '../words/ClosedReason.tsx';
import { useTillMessages } from '../words/messages.ts';
import { useBillHold } from './billHold.ts';

interface ProceedButtonProps {
  children: string;
  isClosed: boolean;
  /** Why it is disabled, if that is not obvious. */
  reason: ReactNode;
  /** Whether it displays its key. */
  hasHint?: boolean;
  onProceed: () => void;
  /** A shortcut button, enabled together with the main one; hidden on a phone for lack of room. */
  shorter?: ShorterWay | null;
}

interface ShorterWay {
  words: string;
  /** Together with Shift. */
  shortcut: ShortcutKey;
  onPress: () => void;
}

/** PAY-40, CHAN-02: the main button below a bill, which leads on, and its key. A hold of the bill disables it too. */
export function ProceedButton({ children, hasHint = true, onProceed, shorter = null, ...own }: ProceedButtonProps) {
  const id = useId();
  const t = useTillMessages();
  const hold = useBillHold();
  const isClosed = own.isClosed || hold !== null;
  const reason = own.reason ?? (hold && t(hold));
  useShortcut(SHORTCUT.proceed, onProceed, { enabled: !isClosed });
  useShortcut(shorter?.shortcut, () => shorter?.onPress(), { enabled: !isClosed, shift: true });
  const common = {
    fullWidth: true,
    size: 'large',
    disabled: isClosed,
    'aria-describedby': reason ? id : undefined,
  } as const;
  return (
    <>
      <ClosedReason id={id}>{reason}</ClosedReason>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {shorter && (
          <Button
            {...common}
            variant="outlined"
            aria-keyshortcuts={`Shift+${shorter.shortcut}`}
            onClick={shorter.onPress}
            sx={SHORTER}
          >
            {shorter.words}
          </Button>
        )}
        <Button
          {...common}
          variant="contained"
          aria-keyshortcuts={SHORTCUT.proceed}
          onClick={onProceed}
          sx={{ minHeight: 56, fontSize: textSize.large, gap: 1.25 }}
        >
          {children}
          {hasHint && <KeyHint onButton>{SHORTCUT.proceed}</KeyHint>}
        </Button>
      </Box>
    </>
  );
}

const SHORTER = {
  display: { xs: 'none', md: 'inline-flex' },
  flex: '0 0 38%',
  px: 1,
  minHeight: 56,
  lineHeight: 1.3,
} as const;
