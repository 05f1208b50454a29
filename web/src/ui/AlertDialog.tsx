import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { alertText } from './alertText.ts';
import { Dialog } from './Dialog.tsx';
import { useUiMessages } from './messages.ts';

interface Props {
  readonly open: boolean;
  readonly title?: string;
  /** A text, or the thrown value; without one the default text is displayed (HOME-15). */
  readonly message?: unknown;
  readonly onClose: () => void;
}

/** Explains what went wrong and waits until it is read. */
export function AlertDialog({ open, title, message, onClose }: Props) {
  const t = useUiMessages();
  const words = { title: t('alert.title'), message: t('alert.message') };
  return (
    <Dialog open={open} role="alertdialog" title={title ?? words.title} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <DialogContentText>{alertText(message, words)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('action.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
