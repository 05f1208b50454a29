import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { alertText } from './alertText.ts';

interface Props {
  readonly open: boolean;
  readonly title?: string;
  /** A text, or whatever was thrown; without one the default words are shown (HOME-15). */
  readonly message?: unknown;
  readonly onClose: () => void;
}

/** Tells what went wrong and waits until it is read. */
export function AlertDialog({ open, title, message, onClose }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const words = { title: t('alert.title'), message: t('alert.message') };
  return (
    <Dialog open={open} onClose={onClose} role="alertdialog" aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title ?? words.title}</DialogTitle>
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
