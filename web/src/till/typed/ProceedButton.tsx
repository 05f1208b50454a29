import { Button } from '@mui/material';
import { useId } from 'react';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { textSize } from '../../ui/tokens.ts';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { ClosedReason } from '../words/ClosedReason.tsx';
import { useTillMessages } from '../words/messages.ts';
import { useBillHold } from './billHold.ts';

interface ProceedButtonProps {
  children: string;
  isClosed: boolean;
  /** Why it is closed, where that is not plain to see. */
  reason: string | null;
  /** Whether its key stands on it. */
  hasHint?: boolean;
  onProceed: () => void;
}

/** PAY-40, CHAN-02: the one button below a bill that leads on, and its key. What holds the bill closes it too. */
export function ProceedButton({ children, hasHint = true, onProceed, ...own }: ProceedButtonProps) {
  const id = useId();
  const t = useTillMessages();
  const hold = useBillHold();
  const isClosed = own.isClosed || hold !== null;
  const reason = own.reason ?? (hold && t(hold));
  useShortcut(SHORTCUT.proceed, onProceed, { enabled: !isClosed });
  return (
    <>
      <ClosedReason id={id}>{reason}</ClosedReason>
      <Button
        fullWidth
        size="large"
        variant="contained"
        disabled={isClosed}
        aria-describedby={reason ? id : undefined}
        aria-keyshortcuts={SHORTCUT.proceed}
        onClick={onProceed}
        sx={{ minHeight: 56, fontSize: textSize.large, gap: 1.25 }}
      >
        {children}
        {hasHint && <KeyHint onButton>{SHORTCUT.proceed}</KeyHint>}
      </Button>
    </>
  );
}
