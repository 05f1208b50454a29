import { Alert, Button, DialogActions, DialogContent, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { useProgramMessages } from './messages.ts';

/** A new key, this once. Nothing but its button closes it: a press beside it would lose the key. */
export function KeyOnce({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const t = useProgramMessages();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    // Where a browser does not let pages copy, it is selected to be copied by hand.
    field.current?.select();
    await navigator.clipboard?.writeText(secret).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <Dialog title={t('new.title')} maxWidth="sm">
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        <Alert severity="warning">{t('new.once')}</Alert>
        <TextField
          label={t('new.key')}
          value={secret}
          inputRef={field}
          multiline
          slotProps={{ htmlInput: { readOnly: true, sx: { fontFamily: 'monospace', wordBreak: 'break-all' } } }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => void copy()} aria-live="polite">
          {isCopied ? t('new.copied') : t('new.copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('new.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
