import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { useUiMessages } from './messages.ts';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** For actions that cannot be undone: the button is red, and Enter cancels. */
  readonly danger?: boolean;
  /** True while the confirmed action runs: nothing can be pressed twice. */
  readonly busy?: boolean;
  readonly confirmDisabled?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation; only the confirm button carries it out. */
export function ConfirmDialog({
  open,
  title,
  children,
  onConfirm,
  onCancel,
  danger = false,
  busy = false,
  ...texts
}: Props) {
  const t = useUiMessages();
  return (
    <Dialog open={open} title={title} maxWidth="xs" onClose={busy ? undefined : onCancel}>
      <DialogContent>
        {typeof children === 'string' ? <DialogContentText>{children}</DialogContentText> : children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onCancel} disabled={busy} autoFocus={danger}>
          {texts.cancelLabel ?? t('action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={busy}
          disabled={texts.confirmDisabled}
          autoFocus={!danger}
        >
          {texts.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
